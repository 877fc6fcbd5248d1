import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { exportData } from "~/domain/privacy/export-data.server";
import { otherTables, personalTables } from "~/domain/privacy/personal-data";
import { readRows } from "~/domain/privacy/read-rows.server";
import { furnishedMember, secret } from "../support/accounts/furnished-member";
import { app, type Member, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { seedResume } from "../support/storage/seed";
import { storedKeys, worldState } from "../support/storage/world-state";

const download = "/app/dashboard/profile/data/download";

/** What each file of the download tells, name by name: a new column is neither shown nor kept back by chance. */
const told: Record<string, string> = {
  account:
    "id email emailConfirmedAt confirmedUnboundAt lastSignInAt userMetadata bannedUntil lastActiveOn createdAt updatedAt",
  profile: "id name email credits role subscriptionTier createdAt contact preferences revision accountRevision",
  "ways-to-sign-in": "id userId provider providerId identityData lastSignInAt createdAt updatedAt",
  sessions: "id userId refreshedAt aal amr factorId userAgent address place createdAt lastUsedAt expiresAt",
  "second-factors": "id userId type status friendlyName phone createdAt updatedAt",
  "second-factor-checks": "id factorId address guesses createdAt expiresAt",
  "recovery-codes": "id userId createdAt",
  "mailed-links": "id userId email type guesses createdAt expiresAt",
  "sign-ins-under-way": "id userId oneTimeTokenId method redirectTo createdAt expiresAt",
  "kept-forms": "id userId path fields createdAt expiresAt",
  resumes:
    "id userId jobPostId originalFileUrl fileName fileType fileBytes originalCvText document rewrittenCv coverLetter userFeedback storedAt createdAt name version versionSource versionRewriteId versionAt deletedAt lastRewriteId",
  "resume-versions": "id userId resumeId version source rewriteId createdAt text document keptAt",
  "builder-draft": "userId resumeId section form revision updatedAt",
  "job-posts":
    "id userId jobTitle companyName jobDescription createdAt sourceUrl corrections letterSentences status statusAt revision deletedAt",
  "application-steps":
    "id userId jobPostId status happenedAt createdAt rewriteId resumeId sentName hasLetter sentResume sentLetter sentDocument",
  matches: "userId resumeId jobPostId matchScore report suggestions details createdAt updatedAt",
  "match-scores": "id userId resumeId jobPostId resumeName jobTitle companyName score ceiling formula createdAt",
  rewrites:
    "id userId resumeId jobPostId resumeName jobTitle companyName status engine month creditsSpent counted asks inputHash resultHash model inputTokens outputTokens costMicroDollars fallbackReason attempts leaseUntil scoreBefore scoreAfter failure retriedAt settledAt createdAt startedAt finishedAt revision hasOwnWords modelAnswer decisions rewrittenCv coverLetter result",
  feedback: "rewriteId userId rating comment outcome score createdAt updatedAt",
  "first-steps": "userId step reachedAt",
  answers: "id userId subject subjectKey confirmed detail insteadOf answeredAt",
  "rewrites-by-month": "id userId month year usageCount updatedAt",
  waitlist:
    "position firstName email origin createdAt confirmedAt perkPlace mailState mailId mailAttempts mailDueAt mailedAt webhookState webhookAttempts webhookDueAt source referrer invitedAt",
  credits: "id userId amount balance reason rewriteId paymentId createdAt",
  subscription:
    "userId stripeCustomerId subscribed subscriptionTier stripeSubscriptionId subscriptionEnd endsThen status lastPaymentStatus checkoutId checkoutPlan checkouts syncedAt checkDueAt",
  payments:
    "id userId kind status amount refundedAmount currency receiptUrl credits creditsRevoked creditsTaken createdAt",
};

/** What the rows of these tables say at length besides, that was never a column. */
const saidBesides: Record<string, string> = { matches: "lines unfinished" };

async function unzipped({ browser }: Member): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await (await browser.get(download)).arrayBuffer()));
}

const rowsIn = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) as Record<string, unknown>[];

it("has decided about every table of the database and every column that it shows", async () => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  const tables = results
    .map(({ name }) => name)
    .filter((name) => !/^(search_(?!keys).*|d1_migrations|sqlite_|_cf_)/.test(name));
  const known = personalTables.map(({ table }) => (table as unknown as { [key: symbol]: string })[drizzleName] ?? "");
  expect([...known, ...Object.keys(otherTables)].sort()).toEqual(tables.sort());
  const shown = personalTables.map(({ file, columns }) => [file, Object.keys(columns).join(" ")]);
  expect(Object.fromEntries(shown)).toEqual(told);
});
const drizzleName = Symbol.for("drizzle:Name");

it("hands out every table with the user's rows and their files, and nothing that lets anybody in", async () => {
  const [member, other] = [await furnishedMember(), await furnishedMember()];
  const response = await member.browser.get(download);
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="lapel-data-\d{4}-\d\d-\d\d\.zip"/,
  );
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const files = unzipSync(bytes);

  for (const file of Object.keys(told)) {
    const rows = rowsIn(files, file);
    expect(rows.length, file).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.keys(row).join(" "), file).toBe([told[file], saidBesides[file] ?? []].flat().join(" "));
      expect(JSON.stringify(row), file).toContain(member.user.id);
    }
  }
  expect(rowsIn(files, "mailed-links")).toHaveLength(2);
  expect(rowsIn(files, "sessions")).toHaveLength(2);
  expect(rowsIn(files, "resumes").map(({ document }) => typeof document)).toEqual(["object", "object"]);
  expect(rowsIn(files, "account")[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

  const uploaded = Object.entries(files).filter(([name]) => name.startsWith("files/"));
  const [key = ""] = await storedKeys(`${member.user.id}/`);
  expect(key).toMatch(/\/\d+_Dana-s-resume\.docx$/);
  const stored = await (await env.FILES.get(key))?.bytes();
  expect(uploaded).toEqual([[key.replace(member.user.id, "files"), stored]]);
  expect(strFromU8(files["about.txt"] ?? new Uint8Array())).toContain(member.user.email);

  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join("\n");
  expect(all).not.toContain(other.user.id);
  for (const hidden of [secret, "scrypt", member.browser.cookies.get("__Host-session") ?? "none"]) {
    expect(all).not.toContain(hidden);
  }
});

it("opens for nobody else, and changes nothing", async () => {
  const member = await furnishedMember();
  const anonymous = await new Browser().get(download);
  expect(anonymous.headers.get("Location")).toMatch(/^\/app\/login/);
  const before = await worldState();
  await unzipped(member);
  expect(await worldState()).toEqual(before);
});

it("reads an account of many rows in small parts, each once, whatever is deleted meanwhile", async () => {
  const member = await newMember();
  const ids = await Promise.all(Array.from({ length: 23 }, () => seedResume(member)));
  for (const name of ["1_a.pdf", "2_b.pdf"]) await env.FILES.put(`${member.user.id}/${name}`, name);
  const answer = await exportData(member.ctx);
  if (!answer.ok) throw new Error("Refused");
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    if (parts.length === 1) await env.DB.prepare("DELETE FROM resumes WHERE id = ?").bind(ids[20]).run();
    if (parts.length === 1) await env.FILES.delete(`${member.user.id}/2_b.pdf`);
  }
  const files = unzipSync(new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()));
  expect(rowsIn(files, "resumes").map(({ id }) => id)).toEqual(expect.arrayContaining(ids.filter((_, n) => n !== 20)));
  expect(rowsIn(files, "resumes")).toHaveLength(22);
  expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toEqual(["files/1_a.pdf"]);
  expect(parts.length).toBeGreaterThan(10);
});

it("breaks off where a file cannot be read: a part is not taken for the whole", async () => {
  const member = await furnishedMember();
  const get = () => Promise.reject(new Error("The store is down"));
  const answer = await exportData({ ...member.ctx, files: { ...app.files, get } });
  if (!answer.ok) throw new Error("Refused");
  await expect(new Response(answer.body as unknown as BodyInit).arrayBuffer()).rejects.toThrow("The store is down");
});

it("makes at most ten an hour, and says when the next one is there", async () => {
  const member = await newMember();
  for (let made = 0; made < 10; made += 1) await app.limits.take(rule, member.user.id);
  const response = await member.browser.get(download);
  expect(response.headers.get("Location")).toBe("/app/dashboard/profile/data");
  expect(await member.browser.page("/app/dashboard/profile/data")).toContain("Please wait 60 minutes");
  expect((await exportData((await newMember()).ctx)).ok).toBe(true);
});
const rule = { name: "export-user", limit: 10, windowMilliseconds: 60 * 60 * 1000 };

it("keeps ids of other people's files out of reach", async () => {
  const member = await newMember();
  // A key that begins with the id, but is not in the user's folder.
  await env.FILES.put(`${member.user.id}x/${v7()}.pdf`, "somebody else's");
  expect(Object.keys(await unzipped(member)).filter((name) => name.startsWith("files/"))).toEqual([]);
});

it("hands out no row of somebody who came to the place of a deleted one", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const ids = [];
  for (let count = 0; count < 6; count += 1) ids.push(await seedResume(member));
  const table = personalTables.find(({ file }) => file === "resumes");
  if (!table) throw new Error("Resumes are personal");
  const numberOf = async (id: string | undefined) =>
    (await env.DB.prepare("SELECT rowid FROM resumes WHERE id = ?").bind(id).first<{ rowid: number }>())?.rowid;
  const last = await numberOf(ids[5]);
  const read: unknown[] = [];
  for await (const row of readRows(member.ctx, table)) {
    read.push(row.userId);
    if (read.length > 1) continue;
    await env.DB.prepare("DELETE FROM resumes WHERE id = ?").bind(ids[5]).run();
    expect(await numberOf(await seedResume(other))).toBe(last);
  }
  expect(read).toEqual(Array(5).fill(member.user.id));
});
