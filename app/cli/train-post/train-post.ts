import { writeFile } from "node:fs/promises";
import { BadInput } from "../read-input";
import { readMarkedPosts } from "./marked-posts";
import { trainModels } from "./train-models";
import { storeTagger } from "./train-tagger";

const shippedFile = new URL("../../tailor/posting/data/post-weights.ts", import.meta.url);

async function train(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new BadInput("usage: npm run train:post -- DATA_FOLDER");
  const posts = await readMarkedPosts(folder);
  const models = trainModels(posts);
  const stored = Object.entries(models).map(([name, tagger]) => `  ${name}: \`\n${storeTagger(tagger)}\n\`,\n`);
  await writeFile(
    shippedFile,
    `/** Trained by \`npm run train:post\` on ${posts.length} marked posts; read by ../models.ts. */\nexport const storedModels = {\n${stored.join("")}};\n`,
  );
}

try {
  await train(process.argv[2]);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`train:post: ${error.message}`);
  process.exitCode = 2;
}
