import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { seedFactor } from "../support/accounts/factors";
import { type Member, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { seedAnswer, seedJob, seedResume, seedRewrite, seedStep } from "../support/storage/seed";
import { worldState } from "../support/storage/world-state";

const secretResume = "Quillon Marsh\n\nSKILLS\nGlassblowing";
const secretPost = "Requirements\n- Glassblowing at Quillon's own workshop";

/** Somebody with one of everything. */
async function ownerOfEverything() {
  const member = await newMember();
  const resumeId = await seedResume(member, { text: secretResume });
  const jobId = await seedJob(member, { title: "Quillon's dream job", description: secretPost });
  const rewriteId = await seedRewrite(member, resumeId, jobId);
  const answerId = await seedAnswer(member, "Glassblowing", { detail: "At Quillon's own workshop" });
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  await env.FILES.put(`${member.user.id}/1_quillon.pdf`, "%PDF-");
  await env.DB.prepare("UPDATE resumes SET original_file_url = ?, file_name = 'quillon.pdf', file_type = 'pdf'")
    .bind(`${member.user.id}/1_quillon.pdf`)
    .run();
  const { id: factorId } = await seedFactor(member.user.id, { status: "unverified", name: "Quillon's phone" });
  const stepId = await seedStep(member, jobId, resumeId);
  return { member, resumeId, jobId, rewriteId, answerId, factorId, stepId };
}

type Ids = Record<"resumeId" | "jobId" | "rewriteId" | "answerId" | "factorId" | "stepId", string>;

const pagesWithIds = ({ resumeId, jobId, rewriteId, answerId, factorId, stepId }: Ids) => [
  `/app/dashboard/profile/two-step/${factorId}`,
  `/app/dashboard/profile/two-step/${factorId}/remove`,
  `/app/dashboard/resumes/${resumeId}`,
  `/app/dashboard/resumes/${resumeId}/builder`,
  `/app/dashboard/resumes/${resumeId}/file`,
  `/app/dashboard/resumes/${resumeId}/view`,
  `/app/dashboard/resumes/${resumeId}/edit/basics`,
  `/app/dashboard/resumes/${resumeId}/arrange/skills`,
  `/app/dashboard/resumes/${resumeId}/versions`,
  `/app/dashboard/resumes/${resumeId}/versions/1`,
  `/app/dashboard/resumes/${resumeId}/compare`,
  `/app/dashboard/jobs/${jobId}`,
  `/app/dashboard/jobs/${jobId}/edit`,
  `/app/dashboard/jobs/${jobId}/steps/new`,
  `/app/dashboard/jobs/${jobId}/steps/${stepId}`,
  `/app/dashboard/jobs/${jobId}/steps/${stepId}/resume.txt`,
  `/app/dashboard/answers/${answerId}`,
  `/app/dashboard/answers/${answerId}/withdraw`,
  `/app/dashboard/rewrites/${rewriteId}`,
  `/app/dashboard/rewrites/${rewriteId}/feedback`,
  `/app/dashboard/rewrites/${rewriteId}/resume.pdf`,
  `/app/dashboard/rewrites/${rewriteId}/resume.txt`,
  `/app/dashboard/rewrites/${rewriteId}/cover-letter.docx`,
];

const pagesOfAll = [
  "/app",
  "/app/logout",
  "/app/dashboard",
  "/app/dashboard/sidebar",
  "/app/dashboard/profile",
  "/app/dashboard/profile/two-step",
  "/app/dashboard/profile/two-step/recovery-codes",
  "/app/dashboard/profile/email",
  "/app/dashboard/profile/password",
  "/app/dashboard/profile/sessions",
  "/app/dashboard/profile/data",
  "/app/dashboard/profile/data/download",
  "/app/dashboard/profile/delete",
  "/app/dashboard/resumes",
  "/app/dashboard/resumes/builder",
  "/app/dashboard/resumes/builder/draft",
  "/app/dashboard/resumes/upload",
  "/app/dashboard/add-job",
  "/app/dashboard/jobs",
  "/app/dashboard/jobs/bin",
  "/app/dashboard/matcher",
  "/app/dashboard/history",
  "/app/dashboard/rewrites",
  "/app/dashboard/answers",
  "/app/dashboard/billing",
];

it("knows every page behind the guard", () => {
  const routes = import.meta.glob<string>("../../app/routes.ts", { query: "?raw", import: "default", eager: true });
  const declared = Object.values(routes)[0]?.match(/routes\/(dashboard\/(?!shell\/layout)[\w/-]+|app-index)\.tsx?/g);
  const ids = { resumeId: "1", jobId: "1", rewriteId: "1", answerId: "1", factorId: "1", stepId: "1" };
  const covered = new Set(
    [...pagesOfAll, ...pagesWithIds(ids)].map((path) => path.replace(/\/[\w-]+\.(pdf|txt|docx)$/, "/f")),
  );
  expect(covered.size).toBe(declared?.length);
});

it("leads anonymous visitors from every page to the sign-in and back", async () => {
  const ids = { resumeId: v7(), jobId: v7(), rewriteId: v7(), answerId: v7(), factorId: v7(), stepId: v7() };
  for (const path of [...pagesOfAll, ...pagesWithIds(ids)]) {
    const response = await new Browser().get(path);
    expect([response.status, response.headers.get("Location")], path).toEqual([
      302,
      `/app/login?${new URLSearchParams({ to: path })}`,
    ]);
    const data = await new Browser().get(`${path}.data`);
    expect(await data.text(), path).toContain("/app/login?to=");
  }
});

it("tells whose session is over that a form was not taken, and leads back to where it stood", async () => {
  const forms = [
    "/app/dashboard/sidebar",
    "/app/dashboard/profile",
    "/app/dashboard/profile/email",
    "/app/dashboard/profile/password",
    "/app/dashboard/resumes",
    "/app/dashboard/add-job",
    "/app/dashboard/jobs",
    "/app/dashboard/jobs/bin",
    "/app/dashboard/matcher",
    "/app/dashboard/rewrites",
    "/app/dashboard/answers",
    `/app/dashboard/answers/${v7()}`,
    `/app/dashboard/answers/${v7()}/withdraw`,
  ];
  const referers = {
    "https://lapel.test/app/dashboard/resumes?tab=paste": "/app/dashboard/resumes?tab=paste",
    "https://evil.example/app/dashboard": "/app",
    "https://lapel.test//evil.example": "/app",
    "not a url": "/app",
  };
  for (const path of forms) {
    for (const [referer, to] of Object.entries(referers)) {
      const visitor = new Browser();
      const headers = { Origin: visitor.origin, Referer: referer };
      const answer = await visitor.send(path, { method: "POST", headers, body: new URLSearchParams({ text: "a" }) });
      const login = answer.headers.get("Location") ?? "";
      expect([answer.status, login]).toEqual([302, `/app/login?${new URLSearchParams({ to, sent: "form" })}`]);
      const text = visibleText(await visitor.page(login));
      expect(text).toContain("Not logged in");
      expect(text).toContain("Please log in.");
    }
  }
});

it("keeps page data from anonymous visitors, whichever loaders they pick", async () => {
  const owner = await ownerOfEverything();
  const routes = ["dashboard/resumes", "dashboard/resume", "dashboard/job", "dashboard/profile", "dashboard/matcher"];
  for (const path of [...pagesOfAll, ...pagesWithIds(owner)]) {
    for (const route of routes) {
      const response = await new Browser().get(`${path}.data?${new URLSearchParams({ _routes: `routes/${route}` })}`);
      expect(await response.text()).not.toMatch(/Quillon|Glassblowing|@example.com/);
    }
  }
});

it("answers somebody else's ids as it answers ids that do not exist", async () => {
  const owner = await ownerOfEverything();
  const { browser } = await newMember();
  const unknown = { resumeId: v7(), jobId: v7(), rewriteId: v7(), answerId: v7(), factorId: v7(), stepId: v7() };
  const [foreignPages, unknownPages] = [pagesWithIds(owner), pagesWithIds(unknown)];
  for (const [index, path] of foreignPages.entries()) {
    const foreign = await browser.get(path);
    const none = await browser.get(unknownPages[index] ?? "");
    expect([foreign.status, none.status], path).toEqual([404, 404]);
    const text = await foreign.text();
    expect(text).toContain("Oops! Page not found");
    expect(text).not.toMatch(/Quillon|Glassblowing|A reason for Dana/);
    expect((await browser.get(`${path}.data`)).status).toBe(404);
  }
  expect((await owner.member.browser.get(foreignPages[0] ?? "")).status).toBe(200);
});

it("shows nothing of others in lists, selectors and the matcher", async () => {
  const owner = await ownerOfEverything();
  const { browser } = await newMember();
  const pages = [
    ...pagesOfAll,
    `/app/dashboard/matcher?resume=${owner.resumeId}&job=${owner.jobId}`,
    `/app/dashboard/resumes?rewrite=${owner.resumeId}`,
  ];
  for (const path of pages) expect(await browser.page(path), path).not.toMatch(/Quillon|Glassblowing/);
});

it("neither matches nor rewrites what is somebody else's", async () => {
  const owner = await ownerOfEverything();
  const stranger = await newMember();
  const own = { resumeId: await seedResume(stranger), jobId: await seedJob(stranger) };
  const before = await worldState();
  const pairs = [
    { resumeId: owner.resumeId, jobId: own.jobId },
    { resumeId: own.resumeId, jobId: owner.jobId },
    { resumeId: owner.resumeId, jobId: owner.jobId },
    { resumeId: v7(), jobId: v7() },
  ];
  for (const pair of pairs) {
    const match = await stranger.browser.post("/app/dashboard/matcher", pair);
    expect(match.status).toBe(404);
    expect(await match.text()).toContain("Could not find selected documents.");
    const rewrite = await stranger.browser.post(
      "/app/dashboard/matcher",
      { id: v7(), ...pair },
      "/app/dashboard/rewrites",
    );
    expect(rewrite.status).toBe(303);
    expect(await stranger.browser.page("/app/dashboard/matcher")).toContain("Resume or job post not found.");
  }
  expect(await worldState()).toEqual(before);
});

it("neither changes nor withdraws somebody else's answer", async () => {
  const { answerId } = await ownerOfEverything();
  const { browser } = await newMember();
  const before = await worldState();
  const list = "/app/dashboard/matcher";
  const change = { answer: "no", detail: "Mine now" };
  expect((await browser.post(list, change, `/app/dashboard/answers/${answerId}`)).status).toBe(404);
  await browser.post(list, {}, `/app/dashboard/answers/${answerId}/withdraw`);
  expect(await worldState()).toEqual(before);
});

it("lets nobody take over a record by sending its id", async () => {
  const owner = await ownerOfEverything();
  const stranger = await newMember();
  const before = await worldState();
  const paste = await post(stranger, "/app/dashboard/resumes?tab=paste", { id: owner.resumeId, text: "Mine now" });
  const job = await post(stranger, "/app/dashboard/add-job", {
    id: owner.jobId,
    title: "Mine now",
    company: "",
    description: "Mine now",
  });
  expect([paste.status, job.status]).toEqual([409, 409]);
  expect(await paste.text()).toContain("This form was used before.");
  expect(await worldState()).toEqual(before);
});

it("answers malformed ids with 404, never with an error of ours", async () => {
  const { browser } = await newMember();
  const odd = ["1", "none", "null", "..", "%2e%2e", "%00", "'; DROP TABLE users;--", "🦊", "a".repeat(3000), "%F0%9F"];
  for (const id of odd.map((text) => (text.startsWith("%") ? text : encodeURIComponent(text)))) {
    for (const path of pagesWithIds({
      resumeId: id,
      jobId: id,
      rewriteId: id,
      answerId: id,
      factorId: id,
      stepId: id,
    })) {
      const { status } = await browser.get(path);
      // "." and ".." never reach a route: the address is resolved before it is sent.
      expect(id === ".." || id === "%2e%2e" ? status < 500 : status === 404, `${path.slice(0, 80)}: ${status}`).toBe(
        true,
      );
    }
    const matcher = await browser.get(`/app/dashboard/matcher?resume=${id}&job=${id}`);
    expect(matcher.status).toBe(200);
  }
});

function post({ browser }: Member, page: string, fields: Record<string, string>): Promise<Response> {
  return browser.post(page, fields);
}
