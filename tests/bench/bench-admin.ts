import type { RouteConfigEntry } from "@remix-run/route-config";
import { freePort } from "~/cli/free-port.mjs";
import { hashPassword } from "~/domain/auth/secrets.server";
import { safePasswordHashLn } from "~/env.server";
import routes from "~/routes";
import { accessTable } from "../support/http/access-table";
import { startServer } from "./bench-http";
import { BenchVisitor } from "./bench-visitor";
import { password } from "./seed-accounts";
import { adminEmail, adminSeed, rowIds } from "./seed-admin";

const few = { users: 100, rewrites: 300, signups: 50 };
const many = { users: 100_000, rewrites: 300_000, signups: 50_000 };
/** How many times as long a page may take with many rows. */
const mostRatio = 1.5;

const admin = "/app/admin";
/** Everybody is called so, one in four is somebody's address, and one user alone has this one. */
const searches = { common: "q=quill", short: "q=al", rare: "q=person77@" };
const halfAYearAgo = Date.now() - 182 * 24 * 60 * 60 * 1000;
const inTheMiddle = `after=${encodeURIComponent(JSON.stringify([halfAYearAgo, "0"]))}`;
/** Each way to search, filter, sort and page a list. Its address alone comes from the access table. */
const queries: Record<string, string[]> = {
  [`${admin}/users`]: [
    ...Object.values(searches),
    "plan=pro",
    "sort=name&direction=asc",
    "plan=free&sort=credits",
    `plan=pro&${searches.common}`,
    inTheMiddle,
  ],
  [`${admin}/billing`]: [
    searches.common,
    searches.rare,
    "plan=pro",
    "status=active",
    `plan=pro&status=active&${searches.common}`,
    inTheMiddle,
  ],
  [`${admin}/resumes-jobs`]: [
    ...["resumes&filter=text", "posts", "posts&filter=saved", "posts&sort=title"].map((list) => `list=${list}`),
    ...["rewrites", "rewrites&filter=failed", "rewrites&sort=score", `rewrites&${inTheMiddle}`].map(
      (list) => `list=${list}`,
    ),
    ...["matches", "matches&filter=green", "matches&filter=red&sort=score"].map((list) => `list=${list}`),
    ...["resumes", "posts", "rewrites", "matches"].map((list) => `list=${list}&${searches.common}`),
    ...["posts", "rewrites"].map((list) => `list=${list}&q=nurse`),
    ...["rewrites", "matches"].map((list) => `list=${list}&${searches.rare}`),
  ],
  [`${admin}/feedback`]: [searches.common, "q=nurse", "rating=5", "rating=5&outcome=offer"],
  [`${admin}/waitlist`]: ["q=robin", "q=wait7@", "state=confirmed", "state=webhook-failed"],
  [`${admin}/usage`]: ["days=365"],
  [`${admin}/security`]: [
    searches.common,
    "action=user.suspend",
    "log=events",
    "log=events&type=validation_error",
    "log=events&q=10.0.0.1",
  ],
};

/** An address that is fast enough is measured until a turn no longer moves its ratio by so much, others for all turns. */
const steady = 0.03;
const mostTurns = 8;
const requestsATurn = 6;

/**
 * Every page of the admin area with few accounts and with many: two servers at once, asked in turn for the same address,
 * so that what else the machine does slows both alike.
 */
export async function benchAdmin(): Promise<[string, string][]> {
  const addresses = adminPages(await routes).flatMap((path) => [
    path,
    ...(queries[path] ?? []).map((query) => `${path}?${query}`),
  ]);
  const [light, heavy] = await Promise.all([seededServer(few), seededServer(many)]);
  try {
    // Not counted: a server that has just started, and a cold cache, are slow.
    for (const address of addresses) await Promise.all([light.ask(address), heavy.ask(address)]);
    const rows: [string, string][] = [["", "     few     many   ratio"]];
    let slow = 0;
    for (const address of addresses) {
      const { a, b } = await timesOf(
        () => light.ask(address),
        () => heavy.ask(address),
      );
      const ratio = b / a;
      if (ratio > mostRatio) slow++;
      const times = [a, b].map((time) => `${time.toFixed(1).padStart(6)} ms`).join("");
      rows.push([
        decodeURIComponent(address)
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
          .slice(admin.length) || "/",
        `${times}  ${ratio.toFixed(2)}${ratio > mostRatio ? "  TOO SLOW" : ""}`,
      ]);
    }
    return [...rows, [`above ${mostRatio}`, `${slow} of ${addresses.length}`]];
  } finally {
    await Promise.all([light.stop(), heavy.stop()]);
  }
}

/** The addresses of all pages that the access table shows to admins, downloads aside: those are limited. */
function adminPages(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    // The table knows of no place on the waitlist.
    const answer = accessTable[file.replace(/\.tsx?$/, "")]?.GET?.admin;
    const isPage =
      file.startsWith("routes/admin/") && ["200", "404"].includes(answer ?? "") && !/csv|export/.test(file);
    return [
      ...(isPage ? [address.replace(/:(\w+)/g, (_, name: string) => idOf(name))] : []),
      ...adminPages(children, address),
    ];
  });
}

function idOf(name: string): string {
  const id = rowIds[name];
  if (id === undefined) throw new Error(`seed-admin.ts names no ${name}`);
  return id;
}

async function seededServer(rows: typeof few) {
  const hash = await hashPassword({ config: { passwordHashLn: safePasswordHashLn } }, password);
  const { origin, stop } = await startServer({ port: await freePort(), seed: adminSeed(rows, hash, Date.now()) });
  const visitor = await BenchVisitor.open(origin);
  await visitor.post("/app/login", { email: adminEmail, password });
  const headers = { Cookie: await visitor.cookie() };
  /** Milliseconds until the whole answer is there. */
  const ask = async (address: string) => {
    const began = performance.now();
    const answer = await fetch(origin + address, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    return performance.now() - began;
  };
  return { ask, stop };
}

/** How long both take, in milliseconds: the lower quartile, since whatever else the machine does only adds to it. */
async function timesOf(light: () => Promise<number>, heavy: () => Promise<number>): Promise<{ a: number; b: number }> {
  const times = { light: [] as number[], heavy: [] as number[] };
  for (let turn = 0, before = 0; ; turn++) {
    for (let request = 0; request < requestsATurn; request++) {
      times.light.push(await light());
      times.heavy.push(await heavy());
    }
    const [a, b] = [lowerQuartile(times.light), lowerQuartile(times.heavy)];
    const isSteady = turn > 0 && b / a <= mostRatio && Math.abs(b / a - before) < steady;
    if (isSteady || turn + 1 === mostTurns) return { a, b };
    before = b / a;
  }
}

function lowerQuartile(figures: number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 4)] ?? 0;
}
