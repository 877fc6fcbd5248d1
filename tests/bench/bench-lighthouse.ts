import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { findChromium } from "../../app/cli/find-chromium.mjs";
import { origin, withServer } from "./bench-http";

const debuggingPort = 8794;
const runs = 3;

/** Lighthouse as its command runs it by default: a phone on a slow network. Below 100 the bench fails, and says why. */
export function benchLighthouse(): Promise<[string, string][]> {
  return withServer(async () => {
    const results = await runOften();
    return Object.entries(results[0]?.categories ?? {}).map(([id, { title }]): [string, string] => {
      const scores = results.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
      const median = scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
      if (median === 100) return [title, "100"];
      process.exitCode = 1;
      return [
        title,
        `${median} (${scores.join(", ")}) ${[...new Set(results.flatMap((result) => faults(result, id)))]}`,
      ];
    });
  });
}

async function runOften(): Promise<Result[]> {
  const args = [`--remote-debugging-port=${debuggingPort}`, "--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) {
      const answer = await lighthouse(`${origin}/`, { port: debuggingPort, logLevel: "error" });
      if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse: ${answer?.lhr.runtimeError?.message}`);
      results.push(answer.lhr);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** The audits that cost points. */
function faults({ categories, audits }: Result, id: string): string[] {
  const counted = categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id: audit }) => {
    const { score, displayValue } = audits[audit] ?? {};
    return typeof score === "number" && score < 1 ? [`${audit} ${displayValue ?? ""}`.trim()] : [];
  });
}
