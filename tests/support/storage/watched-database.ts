import { env } from "cloudflare:workers";
import type { Member } from "../accounts/members";
import { Browser } from "../http/browser";
import { workerWith } from "../runner/worker-with";

interface WatchedDatabase {
  /** The member's browser, connected to a worker with this database. */
  browser: Browser;
  /** Statements that fail from now on, by their text. */
  failOn(pattern: RegExp | null): void;
  /** Round trips since the last call. */
  takeTrips(): number;
}

/** Wraps the database: counts round trips, and lets chosen statements fail as if it were down. */
export function watchedDatabase(member: Member): WatchedDatabase {
  let failing: RegExp | null = null;
  let trips = 0;
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(real, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "real") return target;
        const method = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => {
          trips += 1;
          return Reflect.apply(method, target, args);
        };
      },
    });
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") {
        return (query: string) => {
          if (failing?.test(query)) throw new Error(`D1_ERROR: disk I/O error in ${query}`);
          return statement(target.prepare(query));
        };
      }
      if (name === "batch") {
        return (statements: { real?: D1PreparedStatement }[]) => {
          trips += 1;
          return target.batch(statements.map((one) => one.real ?? (one as D1PreparedStatement)));
        };
      }
      const method = Reflect.get(target, name);
      return typeof method === "function" ? method.bind(target) : method;
    },
  });
  const { origin, address, cookies } = member.browser;
  const browser = new Browser(origin, address, workerWith({ DB: database as never }));
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return {
    browser,
    failOn: (pattern) => {
      failing = pattern;
    },
    takeTrips: () => {
      const taken = trips;
      trips = 0;
      return taken;
    },
  };
}
