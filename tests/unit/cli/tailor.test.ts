import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadInput } from "~/cli/read-input";
import { runTailor } from "~/cli/run-tailor";
import { postingText, resumeText } from "../gate/fixture-resume";

let folder = "";
const file = (name: string) => join(folder, name);

const asOf = ["--as-of", "2024-06"];

async function tailor(...args: string[]): Promise<{ code: number; out: string }> {
  let out = "";
  const code = await runTailor([...args, ...asOf], (line) => {
    out += `${line}\n`;
  });
  return { code, out };
}

/** The same in a process of its own, as a person runs it. */
function tailorProcess(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", "app/cli/tailor.ts", ...args, ...asOf], (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tailor-"));
  const bullet = "Reduced waste by 18% with weekly stock counts";
  await Promise.all([
    writeFile(file("resume.txt"), resumeText),
    writeFile(file("job.txt"), postingText),
    writeFile(file("lie.txt"), resumeText.replace("18%", "81%")),
    writeFile(
      file("proposals.json"),
      JSON.stringify([
        { path: "/work/0/highlights/1", after: `${bullet} in Power BI` },
        { path: "/work/0/highlights/1", before: bullet, after: "Cut waste by 18% with weekly stock counts" },
      ]),
    ),
    writeFile(file("bad.json"), '[{"after": "x"}]'),
    writeFile(file("r.jsonl"), `${JSON.stringify({ id: "r1", text: resumeText })}\n`),
    writeFile(
      file("j.jsonl"),
      `${JSON.stringify({ id: "j1", text: postingText })}\n${JSON.stringify({ id: "j2", text: "Hello." })}\n`,
    ),
    writeFile(file("p.csv"), "job_id,resume_id,label\nj1,r1,1\nj2,r1,0\n"),
    writeFile(
      file("c.jsonl"),
      `${JSON.stringify({ id: "c1", original: "Managed 5 cooks", rewritten: "Led five cooks" })}\n${JSON.stringify({ id: "c2", original: "Managed 5 cooks", rewritten: "Led 15 cooks" })}\n`,
    ),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const rows = (out: string) =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the command line", () => {
  it("parses, matches and rewrites a resume", async () => {
    const [parsed, matched, rewritten] = await Promise.all([
      tailor("parse", file("resume.txt")),
      tailor("match", file("resume.txt"), file("job.txt")),
      tailor("rewrite", file("resume.txt"), file("job.txt"), "--name", "M. Ellison"),
    ]);
    expect([parsed.code, matched.code, rewritten.code]).toEqual([0, 0, 0]);
    expect(JSON.parse(parsed.out)).toHaveProperty("work");
    expect(Object.keys(JSON.parse(matched.out))).toEqual([
      "score",
      "version",
      "scored",
      "ceiling",
      "rows",
      "report",
      "suggestions",
    ]);
    const result = JSON.parse(rewritten.out);
    expect(Object.keys(result)).toEqual([
      "rewritten_cv",
      "cover_letter",
      "changes",
      "confirm",
      "refused",
      "receipt",
      "resume",
    ]);
    expect(result.cover_letter).toMatch(/M\. Ellison$/);
  });

  it("takes a model's changes from a file, and gates them", async () => {
    const { out } = await tailor("rewrite", file("resume.txt"), file("job.txt"), "--proposals", file("proposals.json"));
    const { changes, refused } = JSON.parse(out) as { changes: unknown[]; refused: { reason: string }[] };
    expect([changes.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]?.reason).toContain("Power BI");
  });

  it("checks a text: 0 where all is supported, 1 where not", async () => {
    expect((await tailor("check", file("resume.txt"), file("resume.txt"))).code).toBe(0);
    const lie = await tailor("check", file("resume.txt"), file("lie.txt"), "--job", file("job.txt"));
    expect(lie.code).toBe(1);
    expect(JSON.parse(lie.out).unsupported).toBeGreaterThan(0);
  });

  it("exports to a file", async () => {
    const { code } = await tailor("export", file("resume.txt"), "--format", "md", "--out", file("out.md"));
    expect(code).toBe(0);
    expect(await readFile(file("out.md"), "utf8")).toContain("Harlow Foods");
  });

  it("answers one line a row in batches", async () => {
    const data = ["--resumes", file("r.jsonl"), "--jobs", file("j.jsonl"), "--pairs", file("p.csv")];
    const [parse, match, rewrite, keywords, check] = await Promise.all([
      tailor("batch", "parse", file("r.jsonl")),
      tailor("batch", "match", ...data),
      tailor("batch", "rewrite", ...data),
      tailor("batch", "keywords", file("j.jsonl")),
      tailor("batch", "check", file("c.jsonl")),
    ]);
    expect(rows(parse.out)).toMatchObject([{ id: "r1", resume: { basics: { name: expect.any(String) } } }]);
    expect(rows(match.out)).toMatchObject([
      { job_id: "j1", resume_id: "r1" },
      { job_id: "j2", resume_id: "r1", score: null },
    ]);
    expect(Object.keys(rows(rewrite.out)[0] ?? {})).toEqual([
      "job_id",
      "resume_id",
      "rewritten_cv",
      "cover_letter",
      "changes",
      "confirm",
      "refused",
      "score_before",
      "score_after",
    ]);
    expect(rows(keywords.out).map((row) => row.id)).toEqual(["j1", "j2"]);
    expect(rows(check.out).map((row) => Number(row.unsupported) > 0)).toEqual([false, true]);
  });

  it.each([
    ["an unknown command", ["dance"]],
    ["a file that is not there", ["parse", "nowhere.pdf"]],
    ["a missing argument", ["match", "only.txt"]],
    ["an unknown option", ["parse", "--loud"]],
    ["proposals without a place", ["rewrite", "resume.txt", "job.txt", "--proposals", "bad.json"]],
    ["an unknown format", ["export", "resume.txt", "--format", "exe", "--out", "x"]],
    ["rows that are not JSON", ["batch", "check", "resume.txt"]],
    ["a batch without files", ["batch", "match"]],
  ])("refuses %s in one clear line", async (_, args) => {
    const answer = tailor(...args.map((arg) => (/\.(?:txt|json)$/.test(arg) ? file(arg) : arg)));
    await expect(answer).rejects.toThrow(BadInput);
    await expect(answer).rejects.toThrow(/^[^\n]+$/);
  });

  it("is a process that prints JSON and ends with 0, or prints one message and ends with 2", async () => {
    const parsed = await tailorProcess("parse", file("resume.txt"));
    expect([parsed.code, parsed.err]).toEqual([0, ""]);
    expect(JSON.parse(parsed.out)).toHaveProperty("work");
    expect(await tailorProcess("dance")).toEqual({
      code: 2,
      out: "",
      err: "tailor: unknown command dance; see tailor --help\n",
    });
  });
});
