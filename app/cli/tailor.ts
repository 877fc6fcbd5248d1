import { once } from "node:events";
import { BadInput } from "./read-input";
import { runTailor } from "./run-tailor";

async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

try {
  process.exitCode = await runTailor(process.argv.slice(2), print);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`tailor: ${error.message}\n`);
  process.exitCode = 2;
}
