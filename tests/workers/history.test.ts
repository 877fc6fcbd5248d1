import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { historyFilterSchema } from "~/domain/history/history.schema";
import { listHistory } from "~/domain/history/list-history.server";
import { type Member, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { seedJob, seedResume } from "../support/storage/seed";
import { seedRewrites, seedScores } from "../support/storage/seed-history";

const page = "/app/dashboard/history";
const day = 24 * 60 * 60 * 1000;

/** Ids of all that the list shows under these parameters, page after page. */
async function listed({ ctx }: Member, params: Record<string, string> = {}): Promise<string[]> {
  const filter = historyFilterSchema.parse(params);
  const ids: string[] = [];
  let before: string | undefined;
  for (let pages = 0; pages < 20; pages += 1) {
    const { items, next } = await listHistory(ctx, { filter, before });
    expect(items.length).toBeLessThanOrEqual(30);
    ids.push(...items.map(({ id }) => id));
    if (next === null) return ids;
    before = next;
  }
  throw new Error("The list has no end");
}

/** The list of a page, without the plot above it. */
function listIn(html: string): string {
  return html.slice(html.indexOf("<tbody", html.indexOf(">Next<")));
}

it("says that there is nothing yet, and where to begin", async () => {
  const { browser } = await newMember();
  const html = await browser.page(page);
  expect(visibleText(html)).toContain("Nothing here yet.");
  expect(linksIn(html, /matcher$/).length).toBeGreaterThan(1);
  expect(html).not.toContain('name="q"');
});

it("lists rewrites and matches as one, newest first, none lost or shown twice where both were made in one millisecond", async () => {
  const member = await newMember();
  const now = Date.now();
  const times = Array.from({ length: 50 }, (_, index) => ({ createdAt: now - Math.floor(index / 25) }));
  const all = [...(await seedRewrites(member, times)), ...(await seedScores(member, times))];
  await seedScores(await newMember(), times);
  const ids = await listed(member);
  expect(ids).toHaveLength(100);
  expect(new Set(ids)).toEqual(new Set(all));
  const { results } = await env.DB.prepare(
    `SELECT id FROM (SELECT id, created_at, user_id FROM rewrites UNION ALL SELECT id, created_at, user_id FROM match_scores)
     WHERE user_id = ? ORDER BY created_at DESC, id DESC`,
  )
    .bind(member.user.id)
    .all<{ id: string }>();
  expect(ids).toEqual(results.map(({ id }) => id));
});

it("pages through the address, with what it is narrowed to", async () => {
  const member = await newMember();
  await seedScores(
    member,
    Array.from({ length: 32 }, (_, index) => ({ jobTitle: `Baker ${index}.`, createdAt: 1e12 - index })),
  );
  await seedScores(member, [{ jobTitle: "Butcher" }]);
  const first = await member.browser.page(`${page}?q=baker&kind=match`);
  expect(visibleText(listIn(first))).toContain("Baker 29.");
  expect(visibleText(listIn(first))).not.toMatch(/Baker 30\.|Butcher/);
  const [older = ""] = linksIn(first, /before=/);
  expect(older).toContain("q=baker&kind=match&");
  const second = await member.browser.page(older);
  expect(visibleText(second)).toMatch(/Baker 30\..*Baker 31\./);
  expect(visibleText(second)).toContain("Newest entries");
  expect(visibleText(second)).not.toContain("Scores over time");
  for (const before of ["nonsense", "1_", "'--", `${"9".repeat(15)}_${v7()}`]) {
    expect(await member.browser.page(`${page}?before=${encodeURIComponent(before)}`)).toContain("Butcher");
  }
});

it("finds by job, company and resume, in any case, and takes every sign as it is", async () => {
  const member = await newMember();
  const [percent = "", under = "", other = ""] = await seedRewrites(member, [
    { jobTitle: "100% remote", companyName: "ÖBB Infrastruktur", resumeName: "cv_2026.pdf", createdAt: 3 },
    { jobTitle: "Head of R_D", companyName: "Crème & Co", resumeName: "Résumé.docx", createdAt: 2 },
    { jobTitle: "100 sheep", companyName: "Rodney's", resumeName: "cvA2026.pdf", createdAt: 1 },
  ]);
  const cases: [string, string[]][] = [
    ["100%", [percent]],
    ["100", [percent, other]],
    ["%", [percent]],
    ["_", [percent, under]],
    ["r_d", [under]],
    ["CV_2026", [percent]],
    ["öbb", [percent]],
    ["CRÈME", [under]],
    ["rodney's sheep", [other]],
    ["co remote", []],
    ["pdf 100", [percent, other]],
    ["' OR 1=1 --", []],
    ["\\", []],
    ["  ", [percent, under, other]],
    [`${"100 ".repeat(200)}`, [percent, other]],
  ];
  for (const [q, expected] of cases) expect(await listed(member, { q }), q).toEqual(expected);
});

it("narrows by kind, state and period, alone and together", async () => {
  const member = await newMember();
  const now = Date.now();
  const [done = "", unscored = "", queued = "", running = "", failed = ""] = await seedRewrites(member, [
    { createdAt: now - 1 },
    { scoreBefore: null, scoreAfter: null, createdAt: now - 2 },
    { status: "queued", scoreBefore: null, scoreAfter: null, createdAt: now - 3 },
    { status: "running", scoreBefore: null, scoreAfter: null, createdAt: now - 4 },
    {
      status: "failed",
      counted: false,
      failure: "Too long.",
      scoreBefore: null,
      scoreAfter: null,
      createdAt: now - 8 * day,
    },
  ]);
  const [match = "", blank = ""] = await seedScores(member, [
    { createdAt: now - 5 },
    { score: null, ceiling: null, createdAt: now - 100 * day },
  ]);
  const cases: [Record<string, string>, string[]][] = [
    [{}, [done, unscored, queued, running, match, failed, blank]],
    [{ kind: "rewrite" }, [done, unscored, queued, running, failed]],
    [{ kind: "match" }, [match, blank]],
    [{ state: "done" }, [done, match]],
    [{ state: "not-scored" }, [unscored, blank]],
    [{ state: "running" }, [queued, running]],
    [{ state: "failed" }, [failed]],
    [{ days: "7" }, [done, unscored, queued, running, match]],
    [{ days: "30" }, [done, unscored, queued, running, match, failed]],
    [{ days: "365", state: "not-scored", kind: "match" }, [blank]],
    [{ kind: "match", state: "failed" }, []],
    [{ kind: "all", state: "null", days: "-1", q: "" }, [done, unscored, queued, running, match, failed, blank]],
  ];
  for (const [params, expected] of cases)
    expect(await listed(member, params), JSON.stringify(params)).toEqual(expected);
  const text = visibleText(await member.browser.page(page));
  for (const said of ["48% to 71%", "55%", "In progress", "Failed, not counted", "Too long.", "Not scored"]) {
    expect(text).toContain(said);
  }
  const nothing = visibleText(await member.browser.page(`${page}?kind=match&state=failed`));
  expect(nothing).toContain("Nothing found.");
  expect(nothing).not.toContain("Nothing here yet.");
});

it("leads to the rewrite, to its files and to the pair, as long as they are there", async () => {
  const member = await newMember();
  const pair = { resumeId: await seedResume(member), jobPostId: await seedJob(member) };
  const [rewriteId] = await seedRewrites(member, [pair]);
  await seedScores(member, [pair]);
  const matcher = `/app/dashboard/matcher?resume=${pair.resumeId}&job=${pair.jobPostId}`;
  const main = async () => linksIn(listIn(await member.browser.page(page)), /resume=|rewrites/);
  const own = [`/app/dashboard/rewrites/${rewriteId}`, "/resume.pdf", "/cover-letter.pdf"].map((end, index) =>
    index === 0 ? end : `/app/dashboard/rewrites/${rewriteId}${end}`,
  );
  expect(new Set(await main())).toEqual(new Set([...own, `${matcher}#rewrite`, matcher]));
  for (const table of ["job_posts", "resumes"]) {
    await env.DB.prepare(`UPDATE ${table} SET deleted_at = 5 WHERE user_id = ?`).bind(member.user.id).run();
    expect(await main(), table).toEqual(own);
    expect(visibleText(await member.browser.page(page))).toContain("Resume or job deleted");
    await env.DB.prepare(`UPDATE ${table} SET deleted_at = NULL WHERE user_id = ?`).bind(member.user.id).run();
  }
  await env.DB.batch([
    env.DB.prepare("DELETE FROM resumes WHERE user_id = ?").bind(member.user.id),
    env.DB.prepare("DELETE FROM job_posts WHERE user_id = ?").bind(member.user.id),
  ]);
  expect(await main()).toEqual(own);
  expect(visibleText(await member.browser.page(page))).toMatch(/Ward Nurse.*cv\.pdf/);
});

it("leads from no dot to what is in the bin, and says where a match leads", async () => {
  const member = await newMember();
  const pair = { resumeId: await seedResume(member), jobPostId: await seedJob(member) };
  await seedScores(member, [
    { ...pair, score: 31 },
    { ...pair, score: 62 },
  ]);
  const matcher = `/app/dashboard/matcher?resume=${pair.resumeId}&job=${pair.jobPostId}`;
  const plotted = async () => {
    const html = await member.browser.page(page);
    return linksIn(html.slice(html.indexOf("<figure"), html.indexOf("</figure>")), /./);
  };
  expect(await plotted()).toEqual(Array.from({ length: 4 }, () => matcher));
  const text = visibleText(await member.browser.page(page));
  expect(text.match(/Match, Ward Nurse \(newest match of the two\)/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text.match(/Newest match of the two , Ward Nurse/g)).toHaveLength(2);
  for (const table of ["job_posts", "resumes"]) {
    await env.DB.prepare(`UPDATE ${table} SET deleted_at = 5 WHERE user_id = ?`).bind(member.user.id).run();
    expect(await plotted(), table).toEqual([]);
    await env.DB.prepare(`UPDATE ${table} SET deleted_at = NULL WHERE user_id = ?`).bind(member.user.id).run();
  }
  expect(await plotted()).toHaveLength(4);
});

it("marks a score that counts the user's own words, and no other", async () => {
  const member = await newMember();
  const own = { text: "My own line", date: "2026-11-21" };
  await seedRewrites(member, [
    { jobTitle: "Own", decisions: JSON.stringify({ changes: { c0: "rejected", c1: own } }) },
    { jobTitle: "Letter", decisions: JSON.stringify({ changes: { c0: "rejected" }, letter: own }) },
    { jobTitle: "Ours", decisions: JSON.stringify({ changes: {} }) },
    { jobTitle: "Untouched" },
  ]);
  const html = await member.browser.page(page);
  const rows = listIn(html).split("<tr").map(visibleText);
  const marked = rows.filter((row) => row.includes("with your own words"));
  expect(marked).toEqual([expect.stringContaining("Own Eastgate")]);
  expect(visibleText(html)).toContain("Rewrite with your own words, Own");
});

it("plots the latest 60 scores of what is listed, each beside its words in a table", async () => {
  const member = await newMember();
  const rows = Array.from({ length: 130 }, (_, index) => ({ createdAt: 1e12 + index * day }));
  await seedRewrites(member, rows);
  await seedScores(member, [...rows, { score: null, createdAt: 1e12 + 500 * day }]);
  const html = await member.browser.page(page);
  expect(html.match(/<circle cx="[\d.]+%"/g)).toHaveLength(60);
  expect(visibleText(html)).toContain("60 scores from");
  const table = html.slice(html.indexOf("The same as a table"), html.indexOf("</table>"));
  expect(table.match(/<tr/g)).toHaveLength(61);
  expect(visibleText(table)).toContain("48% to 71%");
  const matches = await member.browser.page(`${page}?kind=match`);
  expect(matches.match(/<circle cx="[\d.]+%"/g)).toHaveLength(60);
  expect(await member.browser.page(`${page}?kind=match&state=not-scored`)).not.toMatch(/<circle cx="[\d.]+%"/);
});

it("lists a rewrite whose old decisions cannot be read", async () => {
  const member = await newMember();
  const [id] = await seedRewrites(member, [{}]);
  for (const decisions of ["{broken", "", "[1]"]) {
    await env.DB.prepare("UPDATE rewrites SET decisions = ? WHERE id = ?").bind(decisions, id).run();
    expect(await listed(member)).toEqual([id]);
  }
});

it("shows nobody anything of anybody else", async () => {
  const owner = await newMember();
  await seedRewrites(owner, [{ jobTitle: "Glassblower", failure: "Mine alone", status: "failed" }]);
  await seedScores(owner, [{ jobTitle: "Glassblower" }]);
  const stranger = await newMember();
  expect(await owner.browser.page(page)).toMatch(/Glassblower[\s\S]*Mine alone/);
  for (const query of ["", "?q=glass", "?kind=match", "?state=failed", `?before=${Date.now() + day}_z`]) {
    expect(await stranger.browser.page(page + query)).not.toMatch(/Glassblower|Mine alone/);
  }
});

it("asks the database once, and reads both indexes instead of all rows", async () => {
  const member = await newMember();
  await seedScores(member, [{}]);
  let batches = 0;
  const db = new Proxy(member.ctx.db, {
    get(target, name) {
      if (name === "batch") batches += 1;
      return Reflect.get(target, name);
    },
  });
  await listHistory({ ...member.ctx, db }, { filter: historyFilterSchema.parse({ q: "ward" }) });
  expect(batches).toBe(1);
  for (const [table, index] of [
    ["rewrites", "rewrites_by_user"],
    ["match_scores", "match_scores_by_user"],
  ]) {
    const { results } = await env.DB.prepare(
      `EXPLAIN QUERY PLAN SELECT id FROM ${table} WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT 31`,
    )
      .bind(member.user.id)
      .all<{ detail: string }>();
    expect(results[0]?.detail).toContain(`USING INDEX ${index}`);
  }
});
