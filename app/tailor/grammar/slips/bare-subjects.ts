import type { Word } from "~/tailor/grammar/tagger";
import { endsClause, replace, type Slip } from "./slip";

/** "when its busy", "until is ready": "it is" without its apostrophe, and "is" without a subject. */
export function bareSubjects(words: readonly Word[]): Slip[] {
  return words.flatMap((word, at): Slip[] => [...itsOwn(words, at, word), ...withoutSubject(words, at, word)]);
}

function itsOwn(words: readonly Word[], at: number, word: Word): Slip[] {
  const [next, behind] = words.slice(at + 1, at + 3);
  const isState = next?.pos === "ADJ" && endsClause(behind) && next.start > word.end;
  return /^[Ii]ts$/u.test(word.text) && isState ? [replace(word, "it's")] : [];
}

function withoutSubject(words: readonly Word[], at: number, word: Word): Slip[] {
  const leads = /^(?:until|because|if|when)$/u.test(word.text) && words[at - 1]?.pos !== "CCONJ";
  const [be, next] = words.slice(at + 1, at + 3);
  const isState = /^(?:is|was)$/u.test(be?.text ?? "") && /^(?:ADJ|VERB|ADV|DET)$/u.test(next?.pos ?? "");
  return at > 0 && be && leads && isState ? [{ start: be.start, end: be.end, meant: `it ${be.text}` }] : [];
}
