import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** Compressed size of what is uploaded, of what start-up reads of it, and CPU time of start-up. */
export async function benchWorker(): Promise<[string, string][]> {
  const all = javascriptOf("build/server");
  const eager = all.filter(({ name }) => /index\.js$|app-[\w-]+\.js$/.test(name));
  return [
    ["compressed worker (limit 3 MB)", kilobytes(all)],
    ["of it read at start-up", kilobytes(eager)],
    ["start-up, CPU (limit 400 ms)", `${startupMilliseconds().toFixed(0)} ms`],
  ];
}

function javascriptOf(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

function kilobytes(files: { bytes: Buffer }[]): string {
  const compressed = files.reduce((sum, { bytes }) => sum + gzipSync(bytes, { level: 9 }).byteLength, 0);
  return `${(compressed / 1024).toFixed(0)} KB`;
}

/** wrangler's own start-up profile; what the profiler and an idle machine take is not the worker's. */
function startupMilliseconds(): number {
  const folder = mkdtempSync(join(tmpdir(), "lapel-startup-"));
  try {
    const outfile = join(folder, "startup.cpuprofile");
    spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", "check", "startup", "--outfile", outfile], {
      stdio: "ignore",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const profile: CpuProfile = JSON.parse(readFileSync(outfile, "utf8"));
    const outside = new Set(
      profile.nodes.filter(({ callFrame }) => /^\((idle|program)\)$/.test(callFrame.functionName)).map(({ id }) => id),
    );
    const microseconds = profile.samples.reduce(
      (sum, node, index) => sum + (outside.has(node) ? 0 : (profile.timeDeltas[index] ?? 0)),
      0,
    );
    return microseconds / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
