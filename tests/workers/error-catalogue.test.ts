import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import type { AppContext, Tier } from "~/ports/context";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { builder, fillIn, reviewFields, save } from "../support/resumes/builder-member";
import { workerWith } from "../support/runner/worker-with";
import { nurseText, seedJob, seedResume } from "../support/storage/seed";
import { watchedDatabase } from "../support/storage/watched-database";

/** What the specification's error catalogue says of resumes, matching, rewriting and signing out, each entry provoked. */
interface Entry {
  what: string;
  /** Markup of the page that tells it. */
  provoke: () => Promise<string>;
  /** A toast, or a notice where the form stands. */
  as: "toast" | "notice";
  isFailure: boolean;
  title: string;
  text?: string | RegExp;
}

const resumes = "/app/dashboard/resumes";
const paste = `${resumes}?tab=paste`;
const matcher = "/app/dashboard/matcher";
const rewrites = "/app/dashboard/rewrites";
const wordFile = (name = "cv.docx") => fileOf(resumeWord(), name);

/** The page that a form's answer is, or leads to. */
async function answered(browser: Browser, response: Response): Promise<string> {
  const to = response.headers.get("Location");
  return to ? browser.page(to) : response.text();
}

async function posting(page: string, fields: Record<string, string | File>, to = page, member?: Member) {
  const { browser } = member ?? (await newMember());
  return answered(browser, await browser.post(page, fields, to));
}

/** What a form says whose session ended while it stood open. */
async function signedOut(page: string, fields: (member: Member) => Promise<Record<string, string | File>>) {
  const member = await newMember();
  const { browser } = member;
  const sent = { formToken: await browser.formToken(page), id: v7(), ...(await fields(member)) };
  browser.cookies.delete("__Host-session");
  return answered(browser, await browser.submit(page, sent));
}

/** The same user before a worker with other bindings. */
function behind({ browser }: Member, bindings: Record<string, unknown>): Browser {
  const other = new Browser(browser.origin, browser.address, workerWith(bindings));
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** A binding whose method fails as if what is behind it were down. */
function broken<Binding extends object>(binding: Binding, method: string): Binding {
  return new Proxy(binding, {
    get(target, name) {
      if (name === method) return () => Promise.reject(new Error("It is down"));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function pairOf(member: Member) {
  return { resumeId: await seedResume(member), jobId: await seedJob(member) };
}

/** Asks for a rewrite from the matcher where this many are used already. */
async function askedBeyond(tier: Tier, uses: number): Promise<string> {
  const member = await newMember();
  await app.db.update(profiles).set({ subscriptionTier: tier }).where(eq(profiles.id, member.user.id));
  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < uses; use++) {
    await app.usage.reserve({ userId: member.user.id, rewriteId: v7(), month, limit: null });
  }
  return posting(matcher, { id: v7(), ...(await pairOf(member)) }, rewrites, member);
}

/** The page of a rewrite that was worked off under these conditions, as often as it is tried. */
async function worked(
  conditions: (real: AppContext, jobId: string) => Partial<AppContext>,
  query = "",
): Promise<string> {
  const member = await newMember();
  const id = v7();
  // The message is not sent: the queue would work on it too.
  const messages = { send: async () => undefined };
  const pair = await pairOf(member);
  await requestRewrite({ ...member.ctx, messages }, { id, ...pair });
  const ctx = { ...app, ...conditions(app, pair.jobId) };
  while ((await processRewrite(ctx, { rewriteId: id })) === "retry");
  const response = await member.browser.get(`${rewrites}/${id}${query}`);
  return answered(member.browser, response);
}

/** The database, where these many batches fail. */
function failingBatches({ db }: AppContext, count: number): AppContext["db"] {
  let left = count;
  return new Proxy(db, {
    get(target, name) {
      if (name === "batch" && left-- > 0) return () => Promise.reject(new Error("It is down"));
      return Reflect.get(target, name);
    },
  });
}

/** Analyzes a pair whose stored resume is no JSON, or whose post is no text, which the engine cannot read. */
async function analyzing(damaged: "resume" | "post"): Promise<string> {
  const member = await newMember();
  const pair = await pairOf(member);
  const damage =
    damaged === "resume"
      ? env.DB.prepare("UPDATE resumes SET document = '{' WHERE id = ?").bind(pair.resumeId)
      : env.DB.prepare("UPDATE job_posts SET job_description = x'41' WHERE id = ?").bind(pair.jobId);
  await damage.run();
  return posting(matcher, pair, matcher, member);
}

const loggedOut = { as: "toast", isFailure: true, title: "Not logged in", text: "Please log in." } as const;
const nowhere = /^Please log in\. What you sent was not saved\.$/;
const databaseError = {
  as: "notice",
  isFailure: true,
  title: "Database error",
  text: "We could not save it right now. Please send it again in a moment.",
} as const;
const notice = { as: "notice", isFailure: true } as const;
const toast = { as: "toast", isFailure: true } as const;
const success = { as: "toast", isFailure: false } as const;

const uploadSignedOut = () => signedOut(resumes, async () => ({ file: wordFile() }));
const pasteSignedOut = () => signedOut(paste, async () => ({ text: nurseText }));
const buildSignedOut = () =>
  signedOut(`${builder}?section=review`, async (member) => {
    await fillIn(member);
    return reviewFields(member);
  });

const entries: Entry[] = [
  { what: "an upload", provoke: uploadSignedOut, ...loggedOut },
  { what: "an upload, on the page", provoke: uploadSignedOut, ...notice, title: "Not logged in", text: nowhere },
  { what: "pasted text", provoke: pasteSignedOut, ...loggedOut },
  { what: "pasted text, on the page", provoke: pasteSignedOut, ...notice, title: "Not logged in", text: nowhere },
  { what: "a built resume", provoke: buildSignedOut, ...loggedOut },
  { what: "a built resume, on the page", provoke: buildSignedOut, ...notice, title: "Not logged in", text: nowhere },
  {
    what: "a picture",
    provoke: () => posting(resumes, { id: v7(), file: fileOf(new Uint8Array([1, 2, 3]), "cv.png", "image/png") }),
    ...notice,
    title: "Invalid file type",
    text: "Only PDF or DOCX files allowed.",
  },
  {
    what: "a file of more than 7 MB",
    provoke: () => posting(resumes, { id: v7(), file: fileOf(new Uint8Array(7 * 1024 * 1024 + 1), "cv.pdf") }),
    ...notice,
    title: "File too large",
    text: "Maximum allowed size is 7MB.",
  },
  {
    what: "an upload, the store down",
    provoke: async () => {
      const browser = behind(await newMember(), { FILES: broken(env.FILES, "put") });
      return answered(browser, await browser.post(resumes, { id: v7(), file: wordFile() }));
    },
    ...notice,
    title: "Upload failed",
    text: "We could not keep your file. Please send it again.",
  },
  ...["upload", "paste", "build"].map((kind) => ({
    what: `${kind}, the database down`,
    provoke: async () => {
      const member = await newMember();
      if (kind === "build") await fillIn(member);
      const { browser, failOn } = watchedDatabase(member);
      const page = { upload: resumes, paste, build: `${builder}?section=review` }[kind] ?? "";
      const formToken = await browser.formToken(page);
      const typed: Record<string, string | File> = kind === "upload" ? { file: wordFile() } : { text: nurseText };
      const fields = kind === "build" ? await reviewFields(member) : typed;
      failOn(/insert into "resumes"/);
      return answered(browser, await browser.submit(page, { formToken, id: v7(), ...fields }));
    },
    ...databaseError,
  })),
  {
    what: "a step of the builder, the database down",
    provoke: async () => {
      const { browser, failOn } = watchedDatabase(await newMember());
      const page = `${builder}?section=personal`;
      const html = await browser.page(page);
      const key = [...html.matchAll(/name="(formToken|resumeId|revision)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(key.map(([, name = "", value = ""]) => [name, value]));
      failOn(/insert into "builder_drafts"/);
      const typed = { section: "personal", step: "next", name: "Marisol Quint", email: "marisol@example.com" };
      return answered(browser, await browser.submit(page, { ...fields, ...typed }));
    },
    ...databaseError,
  },
  {
    what: "a match of nothing",
    provoke: () => posting(matcher, { resumeId: "", jobId: "" }),
    ...notice,
    title: "Select both resume and job",
  },
  {
    what: "a rewrite of nothing, from the matcher",
    provoke: () => posting(matcher, { id: v7(), resumeId: "", jobId: "" }, rewrites),
    ...toast,
    title: "Select both resume and job",
  },
  {
    what: "a rewrite without a job, from the list",
    provoke: async () => {
      const member = await newMember();
      const { resumeId } = await pairOf(member);
      const page = `${resumes}?rewrite=${resumeId}`;
      return posting(page, { intent: "rewrite", id: v7(), resumeId, jobId: "" }, page, member);
    },
    ...toast,
    title: "Select both resume and job",
  },
  {
    what: "a match of what is not there",
    provoke: () => posting(matcher, { resumeId: v7(), jobId: v7() }),
    ...notice,
    title: "Could not find selected documents.",
  },
  {
    what: "an engine that fails at a match",
    provoke: () => analyzing("post"),
    ...notice,
    title: "AI Analysis error",
    text: "This pair could not be analyzed. Your resume and the job post are unchanged. Please try again in a moment.",
  },
  {
    what: "what fails around a match",
    provoke: () => analyzing("resume"),
    ...notice,
    title: "Could not analyze",
    text: "Your resume and the job post are unchanged. Please try again in a moment.",
  },
  {
    what: "a rewrite beyond free",
    provoke: () => askedBeyond("free", 5),
    ...toast,
    title: "Monthly Lapel limit reached.",
    text: 'Your "free" plan allows 5 rewrites per month.',
  },
  {
    what: "a rewrite beyond pro",
    provoke: () => askedBeyond("pro", 30),
    ...toast,
    title: "Monthly Lapel limit reached.",
    text: 'Your "pro" plan allows 30 rewrites per month.',
  },
  {
    what: "a rewrite beyond single, without credits",
    provoke: () => askedBeyond("single", 5),
    ...toast,
    title: "Monthly Lapel limit reached.",
    text: 'Your "single" plan allows 5 rewrites per month. You have no credits left for more.',
  },
  {
    what: "a rewrite of what is not there",
    provoke: () => posting(matcher, { id: v7(), resumeId: v7(), jobId: v7() }, rewrites),
    ...toast,
    title: "Error",
    text: "Resume or job post not found.",
  },
  {
    what: "a rewrite whose sources went meanwhile",
    provoke: () =>
      worked(({ loadFont }, jobId) => ({
        loadFont: async (name) => {
          await env.DB.prepare("DELETE FROM job_posts WHERE id = ?").bind(jobId).run();
          return loadFont(name);
        },
      })),
    ...notice,
    title: "Error",
    text: /^Resume or job post not found\./,
  },
  {
    what: "a model that cannot be reached",
    provoke: () => {
      const usage = { model: "none", inputTokens: 0, outputTokens: 0, costMicroDollars: null };
      const ask = async () => ({ ok: false, failure: "outage", detail: "refused", usage }) as const;
      return worked(() => ({ ai: { timeoutMilliseconds: 1000, ask } }));
    },
    as: "notice",
    isFailure: false,
    title: "AI error",
    text: "Our writing model could not be reached just now, so our own rules wrote this for you, and it costs you no credit.",
  },
  {
    what: "an engine that fails at a rewrite",
    provoke: () => worked(() => ({ loadFont: () => Promise.reject(new Error("No font")) })),
    ...notice,
    title: "Rewrite error",
    text: /^Something went wrong on our side, three times in a row\./,
  },
  {
    what: "a counter that is down",
    provoke: async () => {
      const member = await newMember();
      const pair = await pairOf(member);
      const down = new Error("It is down");
      const counter = { reserve: () => Promise.reject(down) };
      const browser = behind(member, { USAGE_COUNTER: { getByName: () => counter } });
      const response = await browser.post("/app/dashboard/add-job", { id: v7(), ...pair }, rewrites);
      for (const [name, value] of browser.cookies) member.browser.cookies.set(name, value);
      return answered(member.browser, response);
    },
    ...toast,
    title: "Error updating records",
    text: /^Failed to update usage: /,
  },
  {
    what: "records that are down when a rewrite is asked for",
    provoke: async () => {
      const member = await newMember();
      const { browser, failOn } = watchedDatabase(member);
      const fields = { formToken: await browser.formToken(matcher), id: v7(), ...(await pairOf(member)) };
      failOn(/insert into "rewrites"/);
      return answered(browser, await browser.submit(rewrites, fields));
    },
    ...toast,
    title: "Error updating records",
    text: /^Failed to save rewrite: /,
  },
  {
    what: "records that are down when it is written",
    provoke: () => worked((real) => ({ db: failingBatches(real, 3) })),
    ...notice,
    title: "Error updating records",
    text: /^Failed to save rewrite: /,
  },
  {
    what: "an upload",
    provoke: () => posting(resumes, { id: v7(), file: wordFile() }),
    ...success,
    title: "Resume uploaded!",
  },
  {
    what: "pasted text",
    provoke: () => posting(paste, { id: v7(), text: nurseText }),
    ...success,
    title: "Resume saved from text!",
  },
  {
    what: "a built resume",
    provoke: async () => {
      const member = await newMember();
      await fillIn(member);
      return answered(member.browser, await save(member));
    },
    ...success,
    title: "Resume created!",
  },
  {
    what: "a finished rewrite",
    provoke: () => worked(() => ({}), "?wait"),
    ...success,
    title: "Resume rewritten and cover letter generated!",
  },
  {
    what: "signing out",
    provoke: () => posting("/app/logout", {}),
    ...success,
    title: "Logged out successfully",
    text: "You have been logged out of your account.",
  },
  {
    what: "signing out twice",
    provoke: async () => {
      const { browser } = await newMember();
      const formToken = await browser.formToken("/app/logout");
      await browser.submit("/app/logout", { formToken });
      return answered(browser, await browser.submit("/app/logout", { formToken }));
    },
    ...success,
    title: "Logged out successfully",
    text: "You have been logged out of your account.",
  },
  {
    what: "signing out, the database down",
    provoke: async () => {
      const { browser, failOn } = watchedDatabase(await newMember());
      const formToken = await browser.formToken("/app/logout");
      failOn(/^delete/);
      return answered(browser, await browser.submit("/app/logout", { formToken }));
    },
    ...toast,
    title: "Error",
    text: "Failed to log out. Please try again.",
  },
];

interface Message {
  title: string;
  text: string;
  isFailure: boolean;
}

/** The toast of a page, or its notices: title, and all that stands below it. */
function messagesIn(html: string, as: Entry["as"]): Message[] {
  const at = html.indexOf('aria-label="Messages"');
  const place = as === "toast" ? html.slice(at) : html.slice(0, at);
  const heads =
    /<svg[^>]*\btext-(danger|accent|muted)"[^>]*>(?:(?!<\/svg>).)*<\/svg><div class="min-w-0[^"]*"><p class="font-semibold[^"]*">(.*?)<\/p>/gs;
  return [...place.matchAll(heads)].map((found) => {
    const rest = place.slice(found.index + found[0].length);
    const text = rest.slice(0, rest.indexOf("</div>")).replace(/<button[\s\S]*/, "");
    const shown = (markup = "") => visibleText(markup).trim();
    return { title: shown(found[2]), text: shown(text), isFailure: found[1] === "danger" };
  });
}

describe("the error catalogue", () => {
  beforeAll(() => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    return () => logged.mockRestore();
  });

  it.each(entries)("says of $what: $title", async ({ provoke, as, isFailure, title, text = "" }) => {
    const told = messagesIn(await provoke(), as);
    const expected = { title, text: typeof text === "string" ? text : expect.stringMatching(text), isFailure };
    if (as === "toast") expect(told).toEqual([expected]);
    else expect(told).toContainEqual(expected);
  });

  it("says that signing out failed where not even the session could be read", async () => {
    const { browser, failOn } = watchedDatabase(await newMember());
    const formToken = await browser.formToken("/app/logout");
    failOn(/from "sessions"/);
    const response = await browser.submit("/app/logout", { formToken });
    expect(response.status).toBe(500);
    expect(visibleText(await response.text())).toContain("Failed to log out. Please try again.");
    failOn(null);
    expect(visibleText(await browser.page("/app/logout"))).toContain("Are you sure you want to log out?");
  });
});
