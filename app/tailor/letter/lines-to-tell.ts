import type { Tag } from "~/tailor/grammar/tagger";
import type { Posting } from "~/tailor/posting";
import type { Fact, Resume } from "~/tailor/resume";
import { withArticles, withLastJoint, withOwnSubject, withoutTail } from "./lines/mend-told";
import { type Told, tellable, tellableAnswers } from "./proofs";
import type { Teller } from "./teller";

/** Every line that passes the gate, with its articles where the gate lets them pass. */
export function linesToTell(
  { resume, posting, facts = [] }: { resume: Resume; posting: Posting; facts?: Fact[] },
  teller: Teller,
  tag: Tag,
): Told[] {
  return [...tellable(resume, posting, tag), ...tellableAnswers(facts, tag)].flatMap((line) => {
    const { told, result } = withOwnSubject(line.text);
    const isAsIs = line.isNoun || line.isResult;
    const text = isAsIs ? told : (withLastJoint(withoutTail(told)) ?? withLastJoint(told));
    if (text === undefined) return [];
    const mended = isAsIs ? text : withArticles(text, tag);
    const outcome = line.outcome === undefined ? [] : [`${mended}, and ${ofOneThing(line.outcome)}`];
    const forms = isAsIs ? [ofOneThing(line.text)] : [...outcome, `${mended}${result}`, mended];
    // Where nothing proves the article before an amount, the line ends before it.
    forms.push(withArticles(text.replace(/,? (?:within|on|with|at|under) [$€£]\d\S* \p{Ll}+$/u, ""), tag));
    const proven = forms.map((one) => ({ ...line, text: one })).find((one) => teller.isProven(one));
    return proven ? [proven] : [];
  });
}

/** "close went from 9 days to 6" wants its article, "complaints fell" none. */
function ofOneThing(result: string): string {
  const [, thing = ""] = /^(\p{Ll}+) (?:went|rose|fell|grew|dropped|climbed|doubled) /u.exec(result) ?? [];
  return thing !== "" && !/s$|ing$/u.test(thing) ? `the ${result}` : result;
}
