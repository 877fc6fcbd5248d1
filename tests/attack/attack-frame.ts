import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { freePort } from "~/cli/free-port.mjs";
import { cookiesFor } from "~/http/cookies.server";
import { takeSeededAccount } from "../e2e/seeded-accounts";
import { Browser } from "../support/http/browser";

/** One line of the report: what was done, what it cost or reached, and what the product promises. */
export interface Finding {
  what: string;
  measured: string;
  promise: string;
  holds: boolean;
}

export interface Attack {
  item: string;
  run(server: AttackedServer): Promise<Finding[]>;
}

/** A browser without scripts; each has a network address of its own. */
export type Visitor = Browser;

export type Member = Visitor & { readonly email: string };

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The built worker in a process of its own, over an empty database with seeded accounts. */
export class AttackedServer {
  private constructor(
    readonly origin: string,
    private readonly process: ChildProcess,
    private workerdId = 0,
  ) {}

  static async start(): Promise<AttackedServer> {
    const port = await freePort();
    const server = spawn(process.execPath, ["tests/e2e/serve.mjs", String(port)], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const attacked = new AttackedServer(`http://localhost:${port}`, server);
    for (let attempt = 0; attempt < 400 && server.exitCode === null; attempt++) {
      const answer = await fetch(`${attacked.origin}/dev/hello`).catch(() => null);
      if (answer?.ok) return attacked;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    throw new Error("The server did not start");
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    this.process.kill("SIGTERM");
    await ended;
  }

  /** CPU seconds that workerd has used so far, all threads. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.workerd()}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond();
  }

  /** Megabytes of memory that workerd holds now. */
  megabytes(): number {
    return this.memory("VmRSS");
  }

  /** From now on `peakMegabytes` counts anew. */
  forgetPeak(): void {
    writeFileSync(`/proc/${this.workerd()}/clear_refs`, "5");
  }

  /** The most megabytes that workerd held since the last call of `forgetPeak`. */
  peakMegabytes(): number {
    return this.memory("VmHWM");
  }

  async visitor(): Promise<Visitor> {
    return new Browser(this.origin, undefined, (url, init) => fetch(url, init));
  }

  /** Somebody who is signed in to an account of their own. */
  async member(): Promise<Member> {
    const url = new URL(this.origin);
    const { email, token } = takeSeededAccount(url.port);
    const visitor = await this.visitor();
    const cookie = await cookiesFor(url, appSecret).session.serialize(token);
    const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
    visitor.cookies.set(name, value);
    return Object.assign(visitor, { email });
  }

  /** All mails to an address so far, oldest first. */
  async mails(to: string): Promise<Mail[]> {
    return (await fetch(`${this.origin}/dev/mail?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>;
  }

  private memory(field: "VmRSS" | "VmHWM"): number {
    const status = readFileSync(`/proc/${this.workerd()}/status`, "utf8");
    return Number(status.match(new RegExp(`${field}:\\s+(\\d+)`))?.[1]) / 1024;
  }

  private workerd(): number {
    this.workerdId ||= this.findWorkerd();
    return this.workerdId;
  }

  /** The youngest process below the server that is called so. */
  private findWorkerd(): number {
    const children = execFileSync("ps", ["-e", "-o", "pid=,ppid=,comm="], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/));
    const below = new Set([String(this.process.pid)]);
    let found = 0;
    for (let grew = true; grew; ) {
      grew = false;
      for (const [pid = "", parent = "", name = ""] of children) {
        if (!below.has(parent) || below.has(pid)) continue;
        below.add(pid);
        grew = true;
        if (name.startsWith("workerd")) found = Number(pid);
      }
    }
    if (found === 0) throw new Error("No workerd runs below the server");
    return found;
  }
}

/** CPU seconds that the server used while `act` ran, with what `act` answered. */
export async function withCpu<Result>(
  server: AttackedServer,
  act: () => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const before = server.cpuSeconds();
  const result = await act();
  return { seconds: server.cpuSeconds() - before, result };
}

/**
 * The longest that the visitor waited for the landing page while `act` ran, with what `act` answered: in seconds of CPU
 * that the server used meanwhile, since what other programs of the machine take does not count.
 */
export async function longestWait<Result>(
  server: AttackedServer,
  visitor: Visitor,
  act: () => Promise<Result>,
): Promise<{ wait: number; result: Result }> {
  let isDone = false;
  let wait = 0;
  const waiting = (async () => {
    while (!isDone) {
      const { seconds } = await withCpu(server, () => visitor.get("/"));
      wait = Math.max(wait, seconds);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const result = await act().finally(() => {
    isDone = true;
  });
  await waiting;
  return { wait, result };
}

/** The development secret of wrangler.toml, which signs cookies. */
const appSecret =
  readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8").match(/^APP_SECRET = "(.+)"/m)?.[1] ?? "";

let ticks = 0;
function ticksPerSecond(): number {
  ticks ||= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return ticks;
}
