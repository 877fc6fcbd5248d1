/** A statement as it was sent, with its bound values. */
export interface SentStatement {
  sql: string;
  values: unknown[];
}

const calls = ["first", "all", "run", "raw"] as const;

/** Wraps a database and records the statements of each round trip. */
export function notedTrips(database: D1Database): { database: D1Database; trips: SentStatement[][] } {
  const trips: SentStatement[][] = [];
  const known = new WeakMap<object, { statement: D1PreparedStatement; sent: SentStatement }>();

  function watched(statement: D1PreparedStatement, sent: SentStatement): D1PreparedStatement {
    const noted = Object.fromEntries(
      calls.map((name) => [
        name,
        (...args: unknown[]) => {
          trips.push([sent]);
          return Reflect.apply(statement[name], statement, args);
        },
      ]),
    );
    const bind = (...values: unknown[]) => watched(statement.bind(...values), { ...sent, values });
    const proxy = { ...noted, bind } as unknown as D1PreparedStatement;
    known.set(proxy, { statement, sent });
    return proxy;
  }

  function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const found = statements.map((statement) => known.get(statement));
    if (found.some((one) => one === undefined)) throw new Error("A statement that this database did not prepare");
    const all = found.filter((one) => one !== undefined);
    trips.push(all.map(({ sent }) => sent));
    return database.batch<Row>(all.map(({ statement }) => statement));
  }

  async function exec(sql: string): Promise<D1ExecResult> {
    trips.push([{ sql, values: [] }]);
    return database.exec(sql);
  }

  const prepare = (sql: string) => watched(database.prepare(sql), { sql, values: [] });
  return { database: { prepare, batch, exec } as unknown as D1Database, trips };
}
