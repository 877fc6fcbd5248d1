// Attacks a running server the way a hostile visitor or member would, and prints what each attack reached. Exit code 1
// where a promise of app/http/README.md (Security) does not hold. Linux only: figures come from /proc.
import { spawnSync } from "node:child_process";
import { attacks as accounts } from "./accounts";
import { AttackedServer } from "./attack-frame";
import { attacks as files } from "./files";
import { attacks as limits } from "./limits";
import { attacks as mails } from "./mails";
import { attacks as texts } from "./texts";

const wanted = process.argv.slice(2);
const attacks = [...accounts, ...limits, ...mails, ...files, ...texts].filter(
  ({ item }) => wanted.length === 0 || wanted.some((name) => item.includes(name)),
);

const build = spawnSync("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"], { stdio: "inherit" });
if (build.status !== 0) process.exit(1);

let broken = 0;
for (const attack of attacks) {
  console.log(`\n${attack.item}`);
  const server = await AttackedServer.start();
  try {
    for (const { what, measured, promise, holds } of await attack.run(server)) {
      if (!holds) broken++;
      console.log(`  ${holds ? "holds " : "BROKEN"}  ${what}: ${measured} (promised: ${promise})`);
    }
  } catch (error) {
    // The others are tried all the same.
    broken++;
    console.log("  BROKEN  ended early:", error);
  } finally {
    await server.stop();
  }
}
console.log(`\n${broken === 0 ? "Every promise holds" : `${broken} promises do not hold`}`);
process.exit(broken === 0 ? 0 : 1);
