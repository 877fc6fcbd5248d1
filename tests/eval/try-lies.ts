import { type Case, gateCases } from "../unit/gate/cases/read-cases";
import { generatedLies, generatedRephrasings } from "../unit/gate/generated/make-cases";
import { isProven } from "../unit/gate/is-proven";
import type { Row, Section } from "./table";

const leastAccepted = 0.95;

/** Lies and honest rephrasings of the gate's tests, by split. */
export function tryLies(): Section {
  const splits: Record<string, Case[]> = {
    tuned: gateCases.tuned,
    "tuned, second set": gateCases.tunedSecond,
    "tuned, third set": gateCases.tunedThird,
    modifiers: gateCases.modifiers,
    "independent, tuned since": gateCases.independentTuned,
    "second independent, tuned since": gateCases.independentSecond,
    "by the rules' author, tuned": [...gateCases.freshFirst, ...gateCases.denseFirst],
    "by the rules' author, counted while tuning": [...gateCases.freshSecond, ...gateCases.denseSecond],
    "lies of the line's own words, by the rules' author, tuned": gateCases.ownWords,
    "third independent, to mend by": gateCases.independentThird,
    "bonds between a line's own words, by the weights' author, learnt from": [
      ...gateCases.bondsFirst,
      ...gateCases.bondsSecond,
    ],
    "kinds of lies of the sets held out, by the weights' author, learnt from": gateCases.kindsMended,
    "held out": gateCases.independentUnseen,
    "held out, by two later writers": gateCases.independentThirdUnseen,
    "held out, by the latest writer": gateCases.independentFourthUnseen,
  };
  const all = Object.values(splits).flat();
  return {
    title: "The gate against lies",
    note: "only the splits held out tell how unseen texts fare: they were written by people who had not seen the code, and no rule was made for them; the others have been tuned on since their first runs, which let 22 of 236 and 24 of 245 independent lies through and accepted 108 of 197 and 129 of 256 honest ones",
    rows: [
      ...Object.entries({ "all hand-written": all, ...splits }).flatMap(([name, cases]) =>
        rowsOf(name, flatten(cases)),
      ),
      ...rowsOf("generated", { lies: generatedLies, honest: generatedRephrasings }),
    ],
  };
}

interface Pair {
  original: string;
  rewritten: string;
}

function flatten(cases: Case[]): { lies: Pair[]; honest: Pair[] } {
  const pairs = (texts: (one: Case) => string[]) =>
    cases.flatMap((one) => texts(one).map((rewritten) => ({ original: one.original, rewritten })));
  return { lies: pairs((one) => Object.values(one.lies)), honest: pairs((one) => one.honest) };
}

function rowsOf(name: string, { lies, honest }: { lies: Pair[]; honest: Pair[] }): Row[] {
  const accepted = (pairs: Pair[]) => pairs.filter(({ original, rewritten }) => isProven(original, rewritten)).length;
  const through = accepted(lies);
  const kept = accepted(honest);
  return [
    {
      name: `${name}, invented facts let through`,
      measured: `${through} of ${lies.length}`,
      goal: "0",
      verdict: through === 0 ? "ok" : "below",
    },
    {
      name: `${name}, honest rephrasings accepted`,
      measured: `${kept} of ${honest.length}`,
      goal: `>= ${leastAccepted.toFixed(2)}`,
      verdict: kept / honest.length >= leastAccepted ? "ok" : "below",
    },
  ];
}
