import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readRows, readTexts } from "~/cli/read-rows";
import type { Claim } from "~/tailor/change";
import { checkText } from "~/tailor/gate/check-text";
import type { Rule } from "~/tailor/gate/rules/comparison";
import { allRules } from "~/tailor/gate/rules/rules";
import { gateCases } from "../unit/gate/cases/read-cases";
import type { Row, Section } from "./table";

/** A text and its rewriting. */
interface Try {
  original: string;
  rewritten: string;
  isLie: boolean;
}

const rowSchema = z.object({
  resume_id: z.coerce.string(),
  honest: z.boolean(),
  line: z.string(),
  rewritten_line: z.string(),
});

/** The rewrites of lines of real resumes; none where the data has no folder `gate`. */
async function readTries(folder: string): Promise<Try[]> {
  const file = join(folder, "gate/cases.jsonl");
  if (!(await readFile(file).catch(() => undefined))) return [];
  const texts = await readTexts(join(folder, "fit/resumes.jsonl"));
  const tries: Try[] = [];
  for await (const { resume_id, honest, line, rewritten_line } of readRows(file, rowSchema)) {
    const original = texts.get(resume_id) ?? "";
    tries.push({ original, rewritten: original.replace(line, () => rewritten_line), isLie: !honest });
  }
  return tries;
}

/** The sets that no rule was made for. */
const unseen = (): Try[] =>
  [
    ...gateCases.independentUnseen,
    ...gateCases.independentThirdUnseen,
    ...gateCases.independentFourthUnseen,
    ...gateCases.freshSecond,
    ...gateCases.denseSecond,
  ].flatMap(({ original, honest, lies }) => [
    ...honest.map((rewritten) => ({ original, rewritten, isLie: false })),
    ...Object.values(lies).map((rewritten) => ({ original, rewritten, isLie: true })),
  ]);

/** A rule earns its place with this many lies that nothing else stops. */
const leastHits = 2;

/** What each rule brings on sets that it was not made for: every text again without the rules that stopped it, one at a time. */
export async function tryRules(folder?: string): Promise<Section> {
  const tries = [...unseen(), ...(folder ? await readTries(folder) : [])];
  const stopped = new Map(allRules.map((rule) => [rule, { lies: 0, refused: 0, honest: 0 }]));
  for (const { original, rewritten, isLie } of tries) {
    const fired = new Set<Rule>();
    const claimsOf = (rules: readonly Rule[]): Claim[] => checkText(original, rewritten, { rules }).claims;
    const all = claimsOf(
      allRules.map((rule) => (check) => {
        const claims = rule(check);
        if (claims.some(isOpen)) fired.add(rule);
        return claims;
      }),
    );
    for (const rule of fired) {
      const count = stopped.get(rule);
      const others = claimsOf(allRules.filter((one) => one !== rule));
      if (!count || others.some(isRefused)) continue;
      if (!others.some(isOpen)) count[isLie ? "lies" : "honest"] += 1;
      else if (isLie && all.some(isRefused)) count.refused += 1;
    }
  }
  return {
    title: "What each rule of the gate brings",
    note: `${tries.length} rewrites that no rule was made for; counted is what one rule alone keeps from being proven, and the lies that without it would be asked about instead of refused`,
    rows: [...stopped].map(
      ([rule, { lies, refused, honest }]): Row => ({
        name: rule.name,
        measured: `${lies} lies, ${honest} honest; ${refused} refused`,
        goal: `>= ${leastHits} lies`,
        verdict: lies + refused >= leastHits ? "ok" : "below",
      }),
    ),
  };
}

const isOpen = ({ status }: Claim) => status !== "supported";
const isRefused = ({ status }: Claim) => status === "unsupported";
