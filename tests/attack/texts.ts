import { randomUUID } from "node:crypto";
import { password } from "../e2e/account";
import { buildDocx } from "../support/files/build-docx";
import { noise } from "../support/files/costly-docx";
import { docxType, fileOf } from "../support/files/upload-files";
import { hostileTexts } from "../support/http/hostile-texts";
import { longResume } from "../support/resumes/long-resume";
import { type Attack, type AttackedServer, type Finding, longestWait, type Member, withCpu } from "./attack-frame";

const mostSeconds = 0.5;
const mostKilobytes = 300;
const longestFileText = 40_000;
/** Of the server's CPU, the landing page itself included. */
const longestWaitSeconds = 1;
const promise = `at most ${mostSeconds} s of CPU besides what an empty action costs`;

const usualResume = `Mara Ellison
mara.ellison@example.com | Leeds, UK

EXPERIENCE
Stock Planner, Harlow Foods
March 2019 - Present
- Responsible for training new starters on the scanner system
- Was able to reduce waste by 18% with weekly stock counts

SKILLS
SAP, MS Excel, Stock control`;
const usualPost = `Inventory Planner
Requirements
- Stock control is required
- Microsoft Excel is required
- Forklift licence preferred`;

const resumes = "/app/dashboard/resumes";

function paste(member: Member, id: string, text: string): Promise<Response> {
  return member.post(`${resumes}?tab=paste`, { intent: "paste", id, text });
}

/** One paragraph with line breaks and no attributes: with more the shortest lines would be refused for their number. */
function upload(member: Member, id: string, text: string): Promise<Response> {
  const escaped = text.replace(/[<&]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
  const run = escaped.split("\n").map((line) => `<w:t>${line}</w:t>`);
  const picture = { "word/media/noise.bin": noise(20_000) };
  const bytes = buildDocx(`<w:p><w:r>${run.join("<w:br/>")}</w:r></w:p>`, picture);
  return member.post(resumes, { id, file: fileOf(bytes, "cv.docx", docxType) });
}

function addJob(member: Member, id: string, description: string): Promise<Response> {
  return member.post("/app/dashboard/add-job", { id, title: "Planner", company: "Brightwater", description });
}

/** What `add` made for a member, by its id. */
async function added(
  add: (member: Member, id: string, text: string) => Promise<Response>,
  member: Member,
  text: string,
): Promise<string> {
  const id = randomUUID();
  taken(await add(member, id, text));
  return id;
}

function taken(answer: Response): void {
  if (answer.status >= 400) throw new Error(`A text was answered with ${answer.status}`);
}

async function rewrite(member: Member, resumeId: string, jobId: string): Promise<string> {
  const id = randomUUID();
  const path = `/app/dashboard/rewrites/${id}`;
  taken(await member.post(`${resumes}?rewrite=${resumeId}`, { id, resumeId, jobId }, "/app/dashboard/rewrites"));
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await member.page(path)).includes("What changed")) return path;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("The rewrite did not end");
}

const revisionOf = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? "1";

async function decide(member: Member, path: string, fields: Record<string, string>): Promise<Response> {
  const page = await member.page(path);
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return member.submit(path, { formToken, revision: revisionOf(page), ...fields });
}

/** The costliest of these shapes, each tried once after a harmless one; every one must be taken, or nothing was measured. */
async function costliest(
  server: AttackedServer,
  what: string,
  longest: number,
  shapes: readonly string[],
  act: (text: string) => Promise<Response>,
): Promise<Finding> {
  const measure = async (text: string) => {
    const { seconds, result } = await withCpu(server, () => act(text));
    taken(result);
    return seconds;
  };
  await measure("Led the stock counts.");
  const ground = await measure("Led the weekly stock counts of the shop.");
  let worst = { shape: "", seconds: 0 };
  for (const shape of shapes) {
    const text = hostileTexts[shape]?.(longest) ?? "";
    const seconds = await measure(text);
    if (seconds - ground > worst.seconds) worst = { shape, seconds: seconds - ground };
  }
  const measured = `${worst.seconds.toFixed(2)} s at worst (${worst.shape}; ${ground.toFixed(2)} s the ground)`;
  return { what, measured, promise, holds: worst.seconds <= mostSeconds };
}

const short = ["one word", "one tool", "single digits", "open phones", "initials", "slashed dates", "counted"];
const long = ["one word", "dated lines", "resume with entries", "percentages", "no blanks", "lines of one letter"];

/** The longest text there is comes in a file. */
async function filesOf(server: AttackedServer): Promise<Finding[]> {
  const sender = await server.member();
  const send = (text: string) => upload(sender, randomUUID(), text);
  const uploads = await costliest(server, "an uploaded file", longestFileText, long, send);
  const matcher = await server.member();
  const jobId = await added(addJob, matcher, usualPost);
  const pages = new Map<string, string>();
  const match = async (text: string) => {
    const resumeId = pages.get(text) ?? "";
    return matcher.post("/app/dashboard/matcher", { intent: "analyze", resumeId, jobId });
  };
  const texts = ["Led the stock counts.", "Led the weekly stock counts of the shop."];
  for (const text of [...texts, ...long.map((shape) => hostileTexts[shape]?.(longestFileText) ?? "")]) {
    pages.set(text, await added(upload, matcher, text));
  }
  const matches = await costliest(server, "its match", longestFileText, long, match);
  const resumeId = await added(upload, matcher, longResume(longestFileText));
  const visitor = await server.visitor();
  const { seconds, result } = await withCpu(server, () =>
    longestWait(server, visitor, () => rewrite(matcher, resumeId, jobId)),
  );
  const measured = `${seconds.toFixed(1)} s of CPU, a visitor waits for ${result.wait.toFixed(2)} s of it`;
  const asked = `in the queue; a visitor waits for ${longestWaitSeconds} s of CPU at most`;
  const holds = result.wait <= longestWaitSeconds;
  return [uploads, matches, { what: "a rewrite of a file of 600 bullets", measured, promise: asked, holds }];
}

async function run(server: AttackedServer): Promise<Finding[]> {
  const findings: Finding[] = [];
  const writer = await server.member();
  const path = await rewrite(writer, await added(paste, writer, usualResume), await added(addJob, writer, usualPost));
  const change = /id="change-([\w-]+)"/.exec(await writer.page(path))?.[1] ?? "";
  const letter = (text: string) => decide(writer, path, { intent: "letter", text });
  findings.push(await costliest(server, "a letter of one's own", 6_000, short, letter));
  findings.push(
    await costliest(server, "a decision after that letter", 6_000, ["open phones"], () =>
      decide(writer, path, { intent: "accept-all" }),
    ),
  );
  const own = (text: string) => decide(writer, path, { intent: "edit", change, text });
  if (change) findings.push(await costliest(server, "own words for a change", 2_000, short, own));

  const reader = await server.member();
  findings.push(await costliest(server, "a pasted resume", 20_000, long, (text) => paste(reader, randomUUID(), text)));
  const poster = await server.member();
  findings.push(await costliest(server, "a job post", 20_000, long, (text) => addJob(poster, randomUUID(), text)));
  findings.push(...(await filesOf(server)));

  const caller = await server.member();
  const token = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: caller.email, password }),
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const analyze = (text: string) =>
    fetch(`${server.origin}/functions/v1/analyze-resume-job-match`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ resumeText: text, jobText: text }),
    });
  findings.push(await costliest(server, "a match of two texts over the API", 20_000, long, analyze));

  const owner = await server.member();
  const resumeId = await added(paste, owner, hostileTexts["resume with entries"]?.(20_000) ?? "");
  const made = await rewrite(owner, resumeId, await added(addJob, owner, usualPost));
  for (const page of [`${resumes}/${resumeId}`, made]) {
    const kilobytes = (await owner.page(page)).length / 1000;
    findings.push({
      what: `the page of ${page === made ? "its rewrite" : "a resume of 20,000 characters"}`,
      measured: `${kilobytes.toFixed(0)} kB`,
      promise: `at most ${mostKilobytes} kB`,
      holds: kilobytes <= mostKilobytes,
    });
  }
  return findings;
}

export const attacks: Attack[] = [{ item: "2 hostile texts", run }];
