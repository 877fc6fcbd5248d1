import { capital } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { participleOf, readVerb } from "~/tailor/grammar/verb-forms";

/**
 * A told line in the past as it goes behind "I have" ("raised the takings", "was promoted" as "been promoted"); undefined
 * where it is in another form, or one of its verbs has a participle of its own that is not surely the verb.
 */
export function asPerfect(told: string, tag: Tag): string | undefined {
  if (told.startsWith("was ")) return `been ${told.slice(4)}`;
  const first = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(told)?.[1] ?? "");
  if (first?.form !== "past" && !/^(?:\p{L}+ly )?\p{L}{2,}ed /u.test(told)) return undefined;
  const deed = readDeed(capital(told), tag);
  const known = deed?.form === "past" ? deed.verbs : [];
  const turned = known.reduceRight((text, { start, end, base }) => {
    const participle = base === "" ? text.slice(start, end) : participleOf(base);
    return text.slice(0, start) + participle.toLowerCase() + text.slice(end);
  }, told);
  const isLeft = (turned.match(/\p{Ll}+/gu) ?? []).some((word) => {
    const verb = readVerb(word);
    return verb?.form === "past" && verb.base !== word && participleOf(verb.base) !== word;
  });
  return isLeft ? undefined : turned;
}
