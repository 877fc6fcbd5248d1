import type { RouteConfigEntry } from "@remix-run/route-config";
import { hashPassword } from "~/domain/auth/secrets.server";
import { safePasswordHashLn } from "~/env.server";
import routes from "~/routes";
import { accessTable } from "../support/http/access-table";
import { speedOf, withServer } from "./bench-http";
import { BenchVisitor } from "./bench-visitor";
import { password } from "./seed-accounts";
import { adminEmail, adminSeed, rowIds } from "./seed-admin";

const few = { users: 100, rewrites: 300, signups: 50 };
const many = { users: 100_000, rewrites: 300_000, signups: 50_000 };
const rounds = 5;
const requestsATurn = { hello: 200, page: 24 };
/** Searches for a common word, a rare one and a short one. A page without a search takes no notice. */
const queries = ["", "?q=quill", "?q=person77", "?q=al"];

/**
 * Every page of the admin area with few accounts and with many. Two servers in one run, each against the bare answers
 * that it gives between its pages, so that what else the machine does slows both figures of a share alike.
 */
export async function benchAdmin(): Promise<[string, string][]> {
  const addresses = adminPages(await routes).flatMap((path) => queries.map((query) => path + query));
  const light = await sharesOf(addresses, few);
  const heavy = await sharesOf(addresses, many);
  return addresses.map((address, at) => {
    const [a = 0, b = 0] = [light[at], heavy[at]];
    const ratio = `${(a / b).toFixed(2)} x slower with 100,000 users`;
    return [
      address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID"),
      `${ratio} (${a.toFixed(3)} and ${b.toFixed(3)} of hello)`,
    ];
  });
}

/** The addresses of all pages that the access table shows to admins, downloads aside: those are limited. */
function adminPages(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    const isPage =
      file.startsWith("routes/admin/") &&
      accessTable[file.replace(/\.tsx?$/, "")]?.GET?.admin === "200" &&
      !/csv|export/.test(file);
    return [
      ...(isPage ? [address.replace(/:(\w+)/g, (_, name: string) => rowIds[name] ?? "none")] : []),
      ...adminPages(children, address),
    ];
  });
}

/** Of each address, its speed as a share of the bare answer's: the median of the rounds. */
async function sharesOf(addresses: string[], rows: typeof few): Promise<number[]> {
  const hash = await hashPassword({ config: { passwordHashLn: safePasswordHashLn } }, password);
  const seed = adminSeed(rows, hash, Date.now());
  return withServer(async () => {
    const visitor = await BenchVisitor.open();
    await visitor.post("/app/login", { email: adminEmail, password });
    const cookie = await visitor.cookie();
    const shares = addresses.map(() => [] as number[]);
    for (let round = 0; round < rounds; round++) {
      for (const [at, address] of addresses.entries()) {
        const bare = await speedOf("/dev/hello", requestsATurn.hello);
        shares[at]?.push((await speedOf(address, requestsATurn.page, cookie)) / bare);
      }
    }
    return shares.map((figures) => figures.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
  }, seed);
}
