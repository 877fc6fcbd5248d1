import { v7 } from "uuid";
import { costClasses, type WriteCost } from "~/domain/storage/quota";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { fieldValue, visibleText } from "../support/http/markup";
import { nurse } from "../support/resumes/nurse";
import { nursePost as wardPost } from "../support/resumes/sample-posts";
import type { Attack, AttackedServer, Finding, Member } from "./attack-frame";

const resumesPage = "/app/dashboard/resumes";

/** A member with a resume and a job post. */
async function furnished(server: AttackedServer): Promise<{ member: Member; resumeId: string; jobId: string }> {
  const [member, resumeId, jobId] = [await server.member(), v7(), v7()];
  await member.post(`${resumesPage}?tab=paste`, { id: resumeId, text: resumeToText(nurse) });
  const job = { id: jobId, title: "Ward Nurse", company: "Eastgate Clinic", description: wardPost };
  await member.post("/app/dashboard/add-job", job);
  return { member, resumeId, jobId };
}

/** How many of these writes, one after the other as fast as they go, were taken. */
async function letThrough(times: number, write: (time: number) => Promise<Response>): Promise<number> {
  let taken = 0;
  for (let time = 0; time < times; time++) {
    const response = await write(time);
    await response.arrayBuffer();
    if (response.status < 400) taken++;
  }
  return taken;
}

async function used(member: Member): Promise<string> {
  const page = visibleText(await member.page("/app/dashboard/profile"));
  return page.match(/You use ([\d.]+ MB)/)?.[1] ?? "not shown";
}

/** At most a minute's worth of a class for each minute that the burst took, the one that had begun included. */
async function burst(
  what: string,
  cost: WriteCost,
  { member, times, write }: { member: Member; times: number; write: (time: number) => Promise<Response> },
): Promise<Finding> {
  const [rule] = costClasses[cost].rules;
  const begun = Date.now();
  const taken = await letThrough(times, write);
  const seconds = (Date.now() - begun) / 1000;
  const most = (rule?.limit ?? 0) * Math.ceil(seconds / 60);
  return {
    what: `${times} ${what} in a burst`,
    measured: `${taken} taken in ${seconds.toFixed(1)} s; the account holds ${await used(member)}`,
    promise: `at most ${rule?.limit} a minute`,
    holds: taken > 0 && taken <= most,
  };
}

async function restores(server: AttackedServer): Promise<Finding> {
  const { member, resumeId } = await furnished(server);
  const page = `${resumesPage}/${resumeId}/versions`;
  const formToken = await member.formToken(page);
  let basedOn = 1;
  const write = async () => {
    const response = await member.submit(`${page}/1`, { formToken, basedOn: String(basedOn) });
    if (response.status === 303) basedOn++;
    return response;
  };
  return burst("restores of a version", "growth", { member, times: 60, write });
}

async function jobs(server: AttackedServer): Promise<Finding> {
  const member = await server.member();
  const page = "/app/dashboard/add-job";
  const formToken = await member.formToken(page);
  const description = `${wardPost}\n${"A long line about the ward and its work.\n".repeat(450)}`;
  const write = () => member.submit(page, { formToken, id: v7(), title: "Nurse", company: "", description });
  return burst("job posts of 18 kB", "job", { member, times: 100, write });
}

async function steps(server: AttackedServer): Promise<Finding> {
  const { member, resumeId, jobId } = await furnished(server);
  const page = `/app/dashboard/jobs/${jobId}/steps/new`;
  const formToken = await member.formToken(page);
  const attachments = `resume:${resumeId}`;
  const write = () => member.submit(page, { formToken, id: v7(), status: "applied", day: "2026-01-05", attachments });
  return burst("steps with attachments", "growth", { member, times: 100, write });
}

async function matches(server: AttackedServer): Promise<Finding> {
  const { member, resumeId, jobId } = await furnished(server);
  const page = "/app/dashboard/matcher";
  const formToken = await member.formToken(page);
  return burst("matches", "growth", {
    member,
    times: 100,
    write: () => member.submit(page, { formToken, intent: "analyze", resumeId, jobId }),
  });
}

/** A rewrite that is done. */
async function rewritten(member: Member, pair: { resumeId: string; jobId: string }): Promise<string> {
  const path = `/app/dashboard/rewrites/${v7()}`;
  await member.post("/app/dashboard/matcher", { id: path.slice(-36), ...pair }, "/app/dashboard/rewrites");
  for (let attempt = 0; attempt < 120; attempt++) {
    if ((await member.get(`${path}/resume.txt`)).status === 200) return path;
    await new Promise((resolve) => setTimeout(resolve, 2500));
  }
  throw new Error("The rewrite was not made");
}

async function decisionsAndExports(server: AttackedServer): Promise<Finding[]> {
  const { member, ...pair } = await furnished(server);
  const path = await rewritten(member, pair);
  const html = await member.page(path);
  const formToken = fieldValue(html, "formToken") ?? "";
  let revision = Number(fieldValue(html, "revision"));
  const decisions = await burst("decisions about a rewrite", "engine", {
    member,
    times: 200,
    write: async (time) => {
      const intent = time % 2 === 0 ? "reject-all" : "accept-all";
      const response = await member.submit(path, { formToken, intent, revision: String(revision) });
      if (response.status === 303) revision++;
      return response;
    },
  });
  const exports = await burst("downloads of a PDF", "export", {
    member,
    times: 100,
    write: () => member.get(`${path}/resume.pdf`),
  });
  return [decisions, exports];
}

/** The same again: 8 requests without a change of anything. */
async function rewritesAgain(server: AttackedServer): Promise<Finding> {
  const { member, ...pair } = await furnished(server);
  const path = await rewritten(member, pair);
  const formToken = await member.formToken("/app/dashboard/matcher");
  const ledTo = new Set<string | null>();
  for (let time = 0; time < 8; time++) {
    const response = await member.submit("/app/dashboard/rewrites", { formToken, id: v7(), ...pair });
    ledTo.add(response.headers.get("Location"));
  }
  const usage = visibleText(await member.page(resumesPage)).match(/(\d+) \/ 5/)?.[1];
  return {
    what: "8 requests for the rewrite there is",
    measured: `led to ${ledTo.size} rewrite${ledTo.size === 1 ? "" : "s"}, ${usage} of 5 uses counted`,
    promise: "the one there is, 1 use",
    holds: ledTo.size === 1 && ledTo.has(path) && usage === "1",
  };
}

export const attacks: Attack[] = [
  {
    item: "3. Limits and quotas of one account",
    run: async (server) => [
      await restores(server),
      await jobs(server),
      await steps(server),
      await matches(server),
      ...(await decisionsAndExports(server)),
    ],
  },
  { item: "15. Rewrites of what has not changed", run: async (server) => [await rewritesAgain(server)] },
];
