import { checkText } from "../../app/tailor/gate/check-text";
import type { Case } from "../unit/gate/cases/case";
import { heldOut } from "../unit/gate/cases/held-out";
import { tuned } from "../unit/gate/cases/tuned";
import { unseen } from "../unit/gate/cases/unseen";
import type { Row, Section } from "./table";

const leastAccepted = 0.95;

/** The hand-written lies and honest rephrasings of the gate's tests, by split. */
export function tryLies(): Section {
  const splits = { all: [...tuned, ...heldOut, ...unseen], tuned, "held out": heldOut, unseen };
  return {
    title: "The gate against hand-written lies",
    note: "held out and unseen were written before the gate saw them; it has been mended since",
    rows: Object.entries(splits).flatMap(([name, cases]) => rowsOf(name, cases)),
  };
}

function rowsOf(name: string, cases: Case[]): Row[] {
  const accepted = ({ original }: Case, texts: string[]) =>
    texts.filter((text) => checkText(original, text).unsupported === 0).length;
  const lies = cases.map((one) => Object.values(one.lies));
  const honest = cases.map((one) => one.honest);
  const through = cases.reduce((count, one, at) => count + accepted(one, lies[at] ?? []), 0);
  const kept = cases.reduce((count, one, at) => count + accepted(one, honest[at] ?? []), 0);
  const rephrasings = honest.flat().length;
  return [
    {
      name: `${name}, invented facts let through`,
      measured: `${through} of ${lies.flat().length}`,
      goal: "0",
      verdict: through === 0 ? "ok" : "below",
    },
    {
      name: `${name}, honest rephrasings accepted`,
      measured: `${kept} of ${rephrasings}`,
      goal: `>= ${leastAccepted.toFixed(2)}`,
      verdict: kept / rephrasings >= leastAccepted ? "ok" : "below",
    },
  ];
}
