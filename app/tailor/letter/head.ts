import { placeScore } from "~/tailor/parse/words/places";
import type { Posting } from "~/tailor/posting";
import type { Paper } from "~/tailor/render/template";

/** How the day reads at the head of a letter: "November 22, 2026" on Letter paper, "22 November 2026" elsewhere. `day` in milliseconds UTC. */
export function letterDate(day: number, paper: Paper): string {
  const locale = paper === "letter" ? "en-US" : "en-GB";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** What stands above the salutation: the day, and whom the letter goes to, as far as the post says it. */
export function letterHead(posting: Posting, date: string): string {
  const { company } = posting;
  const place = placeOfPost(posting);
  return [date, [company, company && place].filter(Boolean).join("\n")].filter(Boolean).join("\n\n");
}

const linesOfHead = 8;
const longestHeadLine = 80;
const nowhere = /\b(?:remote|hybrid|on-?site|anywhere|various|multiple|worldwide|nationwide)\b/iu;

/** The place of the job where the head of its post names it: "Location: Leeds, UK", or behind the employer's name. */
export function placeOfPost({ source, company }: Posting): string | undefined {
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  const head = lines.slice(0, linesOfHead).filter((line) => line.length <= longestHeadLine);
  const places = head.flatMap((line) => {
    const [, labelled] = /^\W*(?:job |work |office )?location\s*[:–-]\s*(.+)$/iu.exec(line.trim()) ?? [];
    const [, behind] =
      /^\s*[,|·–—-]\s*(.+)$/u.exec(company && line.startsWith(company) ? line.slice(company.length) : "") ?? [];
    return [labelled ?? behind ?? ""];
  });
  const isPlace = (text: string) => text !== "" && !nowhere.test(text) && placeScore(text) > 0;
  return places.map((text) => text.replace(/[\s.]+$/u, "")).find(isPlace);
}

const salutation = /^(?:Dear|Hello|Hi|To)\b.{0,80}[,:]$/imu;

/** The letter from its salutation on: a date and an address above it claim nothing. */
export function withoutHead(text: string): string {
  const at = text.search(salutation);
  if (at <= 0) return text;
  const isHead = text
    .slice(0, at)
    .split("\n")
    .every(
      (line) =>
        line.length <= longestHeadLine && !/[.!?]["”’)]?\s*$/u.test(line.replace(/\b(?:Inc|Ltd|Co|Corp|St)\.$/u, "")),
    );
  return isHead ? text.slice(at) : text;
}
