import { env } from "cloudflare:workers";
import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { profiles, users } from "~/db/schema/accounts";
import { auditLog } from "~/db/schema/admin";
import { audit } from "~/domain/admin/audit";
import { foundBy, pageQuery, readListAddress, searchedUsers, toListPage, userName } from "~/domain/admin/list-rows";
import { newAdmin } from "../support/accounts/admins";
import { app, newMember } from "../support/accounts/members";

const sorts = ["created", "name", "credits"] as const;
const columns = {
  created: profiles.createdAt,
  name: userName,
  credits: profiles.credits,
};

async function list(address: string) {
  const asked = readListAddress(new URLSearchParams(address), sorts);
  const { sortKey, where, orderBy, limit } = pageQuery(asked, columns, profiles.id);
  const rows = await app.db
    .select({ id: profiles.id, sortKey, email: profiles.email, credits: profiles.credits })
    .from(profiles)
    .where(and(where, foundBy(asked.search, searchedUsers)))
    .orderBy(...orderBy)
    .limit(limit);
  return toListPage(rows, asked);
}
const emails = async (address: string) => (await list(address)).items.map(({ email }) => email);
const key = (name: string, value: string | null) => `&${new URLSearchParams({ [name]: value ?? "" })}`;

beforeAll(async () => {
  for (let number = 0; number < 25; number++) {
    const [id, email] = [v7(), `p${number}@seed${number % 2}.example`];
    const name = number === 7 ? `O'Hara "50%" _x_ Zoë` : `Person ${number}`;
    await app.db.batch([
      app.db.insert(users).values({ id, email, createdAt: number, updatedAt: 0 }),
      app.db.insert(profiles).values({ id, email, name, credits: number % 3, createdAt: 1000 + (number % 5) }),
    ]);
  }
});

it("pages forwards and back in every order without losing or repeating a row", async () => {
  for (const sort of sorts) {
    for (const direction of ["asc", "desc"]) {
      const address = `sort=${sort}&direction=${direction}`;
      const first = await list(address);
      const second = await list(address + key("after", first.next));
      const third = await list(address + key("after", second.next));
      const all = [first, second, third].flatMap(({ items }) => items.map(({ email }) => email));
      expect([all.length, new Set(all).size], address).toEqual([25, 25]);
      expect([first.previous, third.next]).toEqual([null, null]);
      expect(await list(address + key("before", third.previous))).toEqual(second);
      expect((await list(address + key("before", second.previous))).items).toEqual(first.items);
    }
  }
});

it("takes a forged order, direction or page for the default, and never fails", async () => {
  const expected = await emails("");
  for (const forged of [
    "sort=password_hash",
    "sort=credits;DROP TABLE users",
    "sort=constructor",
    "direction=sideways",
    "after=nonsense",
    "after={}",
    "after=[1]",
    "after=[null,null]",
    'after=[{"a":1},"x"]',
    "before=[[],[]]",
    "after=",
  ]) {
    expect(await emails(forged), forged).toEqual(expected);
  }
});

it("finds parts of names and addresses in any case, and short words at their beginning", async () => {
  expect(await emails("q=PERSON 17 p")).toEqual(["p17@seed1.example"]);
  expect(await emails("q=person 12")).toEqual(["p12@seed0.example"]);
  expect(await emails("q=o'hara")).toEqual(["p7@seed1.example"]);
  expect((await emails("q=seed1.exam")).length).toBe(10);
  expect(await emails("q=p9")).toEqual(["p9@seed1.example"]);
  expect((await emails("q=pe")).length).toBe(10);
  await app.db.update(profiles).set({ name: "Renamed Quixote" }).where(eq(profiles.email, "p3@seed1.example"));
  expect(await emails("q=quixote")).toEqual(["p3@seed1.example"]);
  await env.DB.prepare("DELETE FROM users WHERE email = 'p3@seed1.example'").run();
  expect(await emails("q=quixote")).toEqual([]);
});

it("gives no character of a search a meaning of its own", async () => {
  for (const search of [
    '"',
    '"""',
    "' OR 1=1 --",
    'x" OR "y',
    "NEAR(a b)",
    "text:person",
    "person*",
    "^person",
    "%%%",
    "___",
    "-person",
    "(((",
    "\0\0\0\0",
    "\u{1F600}\u{1F600}\u{1F600}",
    "a".repeat(5000),
    "AND OR NOT",
    "{text} : x",
  ]) {
    expect(await emails(`${new URLSearchParams({ q: search })}`), search).toEqual([]);
  }
  expect(await emails(`${new URLSearchParams({ q: '"50%"' })}`)).toEqual(["p7@seed1.example"]);
  expect(await emails(`${new URLSearchParams({ q: "_x_" })}`)).toEqual(["p7@seed1.example"]);
});

it("walks an index for every order, and no table", async () => {
  for (const address of ["sort=created", "sort=name", "sort=credits&direction=asc", "q=person", "q=p1"]) {
    const asked = readListAddress(new URLSearchParams(address), sorts);
    const { where, orderBy, limit } = pageQuery(asked, columns, profiles.id);
    const found = foundBy(asked.search, searchedUsers);
    const query = app.db.select({ id: profiles.id }).from(profiles).where(and(where, found));
    const { sql: text, params } = query
      .orderBy(...orderBy)
      .limit(limit)
      .toSQL();
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = plan.results.map(({ detail }) => detail);
    expect(
      steps.filter((step) => /SCAN profiles(?! USING (COVERING )?INDEX)/.test(step)),
      address,
    ).toEqual([]);
    if (asked.search === "") expect(steps.join()).not.toContain("TEMP B-TREE");
  }
});

it("notes a change in the batch of the change, and nothing where the change is refused", async () => {
  const [admin, member] = [await newAdmin(), await newMember()];
  const row = and(eq(profiles.id, member.user.id), eq(profiles.accountRevision, 1));
  const change = () =>
    app.db.batch([
      audit(admin.ctx, {
        action: "user.update",
        targetId: member.user.id,
        before: { credits: 0 },
        after: { credits: 4 },
        when: sql`FROM ${profiles} WHERE ${row}`,
      }),
      app.db.update(profiles).set({ credits: 4 }).where(row).returning({ revision: profiles.accountRevision }),
    ]);
  const [, changed] = await change();
  expect(changed.length).toBe(1);
  // The second admin had the same form open.
  const [, refused] = await change();
  expect(refused).toEqual([]);
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.targetId, member.user.id));
  expect(entries).toMatchObject([
    {
      actorId: admin.user.id,
      action: "user.update",
      targetKind: "user",
      before: { credits: 0 },
      after: { credits: 4 },
    },
  ]);
  const [{ revision } = { revision: 0 }] = await app.db
    .select({ revision: profiles.accountRevision })
    .from(profiles)
    .where(eq(profiles.id, member.user.id));
  expect(revision).toBe(2);
  await expect(
    app.db.batch([
      audit(admin.ctx, { action: "user.update", targetId: member.user.id, before: null, after: null }),
      app.db.update(profiles).set({ credits: -1 }).where(eq(profiles.id, member.user.id)),
    ]),
  ).rejects.toThrow();
  expect(await app.db.$count(auditLog, eq(auditLog.targetId, member.user.id))).toBe(1);
});
