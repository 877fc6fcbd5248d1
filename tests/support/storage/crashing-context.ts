import { env } from "cloudflare:workers";
import { openDatabase } from "~/db/rows";
import type { AppContext, Files, Usage } from "~/ports/context";

/**
 * A context that crashes right after its nth effect (a statement, a batch, or a call of the usage counter, the file
 * store or the queue): the effect happens, its answer is lost, and every later call fails.
 */
export function crashingContext(app: AppContext, effectsBeforeCrash: number): AppContext & { crashed(): boolean } {
  let effects = 0;
  let dead = false;
  const effect = async <T>(run: () => Promise<T>): Promise<T> => {
    if (dead) throw new Error("The process is gone");
    const answer = await run();
    effects += 1;
    if (effects >= effectsBeforeCrash) {
      dead = true;
      throw new Error("The process died");
    }
    return answer;
  };
  const usage: Usage = {
    reserve: (input) => effect(() => app.usage.reserve(input)),
    settle: (userId, rewriteId) => effect(() => app.usage.settle(userId, rewriteId)),
    release: (userId, rewriteId) => effect(() => app.usage.release(userId, rewriteId)),
    forget: (userId) => effect(() => app.usage.forget(userId)),
    used: (userId, month) => effect(() => app.usage.used(userId, month)),
  };
  const messages = {
    send: (...message: Parameters<AppContext["messages"]["send"]>) => effect(() => app.messages.send(...message)),
  };
  const files: Files = {
    put: (...file) => effect(() => app.files.put(...file)),
    get: (key) => effect(() => app.files.get(key)),
    copy: (from, to) => effect(() => app.files.copy(from, to)),
    keys: (prefix) => effect(() => app.files.keys(prefix)),
    remove: (keys) => effect(() => app.files.remove(keys)),
  };
  return { ...app, files, usage, messages, db: openDatabase(crashingD1(env.DB, effect)), crashed: () => dead };
}

type Effect = <T>(run: () => Promise<T>) => Promise<T>;

/** The real statements behind the wrapped ones in a batch. */
const realStatements = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function crashingD1(real: D1Database, effect: Effect): D1Database {
  return new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (query: string) => crashingStatement(target.prepare(query), effect);
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) =>
          effect(() => target.batch(statements.map((statement) => realStatements.get(statement) ?? statement)));
      }
      return Reflect.get(target, name);
    },
  });
}

function crashingStatement(real: D1PreparedStatement, effect: Effect): D1PreparedStatement {
  const wrapped = new Proxy(real, {
    get(target, name) {
      if (name === "bind") return (...values: unknown[]) => crashingStatement(target.bind(...values), effect);
      const method = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => effect(async () => Reflect.apply(method, target, args));
    },
  });
  realStatements.set(wrapped, real);
  return wrapped;
}
