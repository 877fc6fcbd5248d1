import { parseArgs } from "node:util";
import { batchCheck, batchKeywords, batchMatch, batchParse, batchRewrite } from "./batch";
import { checkFiles, exportResume, matchFiles, parseFile, rewriteFiles } from "./commands";
import { BadInput } from "./read-input";

const usage = `Usage:
  tailor parse FILE
  tailor match RESUME JOB.txt
  tailor rewrite RESUME JOB.txt [--name NAME] [--proposals FILE]
  tailor check ORIGINAL REWRITTEN [--job JOB.txt]
  tailor export RESUME --format pdf|docx|txt|md|json --out FILE
  tailor batch parse R.jsonl
  tailor batch match --resumes R.jsonl --jobs J.jsonl --pairs P.csv [--rows]
  tailor batch rewrite --resumes R.jsonl --jobs J.jsonl --pairs P.csv
  tailor batch keywords J.jsonl
  tailor batch check C.jsonl
Option for all: --as-of YYYY-MM (today where it is not given)`;

const options = {
  name: { type: "string" },
  proposals: { type: "string" },
  job: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  resumes: { type: "string" },
  jobs: { type: "string" },
  pairs: { type: "string" },
  "as-of": { type: "string" },
  rows: { type: "boolean" },
  help: { type: "boolean" },
} as const;

type Values = ReturnType<typeof readArguments>["values"];

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : "bad arguments");
  }
}

function asOfFrom(value: string | undefined): string {
  if (value === undefined) return new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/.test(value)) throw new BadInput("--as-of needs the form YYYY-MM");
  return value;
}

function need(value: string | undefined, what: string): string {
  if (value === undefined || value === "") throw new BadInput(`${what} is missing; see tailor --help`);
  return value;
}

/** Writes one line of the output. */
type Print = (line: string) => Promise<void> | void;

async function printRows(rows: AsyncGenerator<Record<string, unknown>>, print: Print): Promise<void> {
  for await (const row of rows) await print(JSON.stringify(row));
}

async function runBatch(positionals: string[], values: Values, print: Print): Promise<number> {
  const [, task, file] = positionals;
  const asOf = asOfFrom(values["as-of"]);
  const files = () => ({
    resumes: need(values.resumes, "--resumes"),
    jobs: need(values.jobs, "--jobs"),
    pairs: need(values.pairs, "--pairs"),
  });
  if (task === "match") await printRows(batchMatch(files(), asOf, { rows: values.rows }), print);
  else if (task === "rewrite") await printRows(batchRewrite(files(), asOf), print);
  else if (task === "parse") await printRows(batchParse(need(file, "R.jsonl")), print);
  else if (task === "keywords") await printRows(batchKeywords(need(file, "J.jsonl")), print);
  else if (task === "check") await printRows(batchCheck(need(file, "C.jsonl")), print);
  else throw new BadInput(`batch knows parse, match, rewrite, keywords and check, not ${task ?? "nothing"}`);
  return 0;
}

/** Runs one command and returns its exit code. Throws BadInput. */
export async function runTailor(args: string[], print: Print): Promise<number> {
  const { positionals, values } = readArguments(args);
  const [command, first, second] = positionals;
  const asOf = asOfFrom(values["as-of"]);
  if (values.help) {
    await print(usage);
    return 0;
  }
  switch (command) {
    case "parse":
      await print(JSON.stringify(await parseFile(need(first, "FILE"))));
      return 0;
    case "match":
      await print(JSON.stringify(await matchFiles(need(first, "RESUME"), need(second, "JOB.txt"), asOf)));
      return 0;
    case "rewrite":
      await print(
        JSON.stringify(
          await rewriteFiles(need(first, "RESUME"), need(second, "JOB.txt"), {
            asOf,
            name: values.name,
            proposals: values.proposals,
          }),
        ),
      );
      return 0;
    case "check": {
      const result = await checkFiles(need(first, "ORIGINAL"), need(second, "REWRITTEN"), values.job);
      await print(JSON.stringify(result));
      return result.unsupported > 0 ? 1 : 0;
    }
    case "export":
      await exportResume(need(first, "RESUME"), need(values.format, "--format"), need(values.out, "--out"));
      return 0;
    case "batch":
      return runBatch(positionals, values, print);
    default:
      throw new BadInput(command ? `unknown command ${command}; see tailor --help` : usage);
  }
}
