import type { Resume } from "~/tailor/resume";

/** Where somebody lives, and nothing else about it. */
export const ofHome =
  /\bwhere (?:you|u)(?:['’]re| are)? (?:currently )?(?:live|living|based|located)[.?!]?$|^(?:your )?(?:current|present) (?:home )?(?:location|town|suburb)$/iu;
export const ofHomeLead = "I am based in";

/** The town of its writer, out of the head of the resume; undefined where nothing there is surely one. */
export function homeOf(resume: Resume): string | undefined {
  const parts = (resume.basics.location?.address ?? "").split(/,|\n/u).map((part) => part.trim());
  // "Nambour QLD 4560" has a code behind it; whatever else has a figure is a street.
  const towns = parts
    .map((part) => part.replace(/ (?:\p{Lu}{1,2}\d\S*(?: \d\S*)?|\d{4,6})$/u, ""))
    .filter((part) => /^[^\d]{3,40}$/u.test(part) && !noTown.test(part));
  return towns.length > 0 ? towns.slice(-2).join(", ") : undefined;
}

const noTown =
  /^(?:flat|unit|apt|apartment|remote|anywhere)\b|\b(?:court|house|street|road|lane|avenue|drive|close|terrace)$/iu;

/** Facts that stand below their own name, by what asks for them. */
const facts: readonly { asks: RegExp; label: RegExp }[] = [
  { asks: /\bnotice\b/iu, label: /^Notice(?: period)?$/iu },
  {
    asks: /\bexpected\b.*\b(?:salary|pay|ctc|package|rate)\b|\b(?:salary|pay|ctc) expect/iu,
    label: /^(?:Expected|Desired) (?:salary|pay|CTC|package|rate)$|^Salary expectations?$/iu,
  },
  {
    asks: /\b(?:current|present)\b.*\b(?:salary|pay|ctc|package)\b/iu,
    label: /^(?:Current|Present) (?:salary|pay|CTC|package)$/iu,
  },
  {
    asks: /\bavailab|\b(?:could|can) start\b|\bstart date\b/iu,
    label: /^(?:Availability|Available(?: from)?|Earliest start(?: date)?)$/iu,
  },
  {
    asks: /\bwork (?:pass|permit)|\bvisa\b|\bright to work\b/iu,
    label: /^(?:Work (?:pass|permit)(?: status)?|Visa(?: status)?|Right to work)$/iu,
  },
];

/** "Notice period: 30 days" for "your notice period": what the resume says below a name of its own, as it stands there. */
export function factAbout(part: string, lines: readonly string[]): string | undefined {
  return lines.find((text) => {
    const [, label = "", value = ""] =
      /^(\p{Lu}[\p{L} ]{2,30}?)(?:\s?[:–-] ?|(?<=^Notice(?: period)?)\s(?=\d))(.{1,60})$/u.exec(text) ?? [];
    return value !== "" && facts.some((one) => one.asks.test(part) && one.label.test(label));
  });
}
