import { claimsShown, longestQuote, ownWordsShown, receiptShown } from "~/domain/rewriting/limits";
import { type Part, partOf } from "~/part-of";
import type { ClaimKind, OwnWords, Receipt } from "~/tailor/change";
import type { IsoDate, Resume } from "~/tailor/resume";

/** One claim as the receipt shows it. */
interface ReceiptRow {
  text: string;
  kind: ClaimKind;
  document: "resume" | "letter";
  quote: string | null;
  /** Where the resume says it: "Acme, 2019". */
  place: string | null;
  factDate?: IsoDate;
}

export interface ReceiptView {
  hash: string;
  claims: Part<ReceiptRow>;
  /** The first of them, and how many there are. */
  own: OwnWords[];
  ownCount: number;
}

/** The receipt with one part of its claims, each with the place that the resume says it in. */
export function receiptView({ hash, claims, own = [] }: Receipt, part: number, base?: Resume): ReceiptView {
  const list = partOf(claims, part, receiptShown, ({ text, source }) => text.length + (source?.quote.length ?? 0));
  const rows = list.items.map(({ text, kind, document, source }): ReceiptRow => {
    const { quote = null, factDate, atomId } = source ?? {};
    const path = base?.atoms.find(({ id }) => id === atomId)?.path;
    const place = base && path ? sourcePlace(base, path) : null;
    return { text: short(text), kind, document, quote: quote && short(quote), place, factDate };
  });
  return {
    hash,
    claims: { ...list, items: rows },
    own: own.slice(0, ownWordsShown).map(fewClaims),
    ownCount: own.length,
  };
}

/** The employer or school and the last year of the entry that a path belongs to, as far as the resume has them. */
function sourcePlace({ work, volunteer, education }: Resume, path: string): string | null {
  const [, section = "", index = ""] = path.split("/");
  const at = Number(index);
  const [job, unpaid, study] = [work[at], volunteer[at], education[at]];
  const sources: Record<string, [name?: string, date?: string]> = {
    work: [job?.name ?? job?.position, job?.endDate ?? job?.startDate],
    volunteer: [unpaid?.organization ?? unpaid?.position, unpaid?.endDate ?? unpaid?.startDate],
    education: [study?.institution, study?.endDate ?? study?.startDate],
    skills: ["your skills"],
    basics: ["the top of your resume"],
  };
  const [name, date] = sources[section] ?? [];
  return [name, date?.slice(0, 4)].filter(Boolean).join(", ") || null;
}

const short = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

/** What someone wrote themselves, with the first of its claims that the resume does not bear out. */
export function fewClaims(words: OwnWords): OwnWords {
  return { ...words, unproven: words.unproven.slice(0, claimsShown) };
}
