import type { Claim, Verdict } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import type { GateOptions } from "~/tailor/gate/gate-changes";
import { judgeText } from "~/tailor/gate/judge-text";
import type { Resume } from "~/tailor/resume";
import type { ModelAnswer } from "./model-answer";

export interface JudgedLetter {
  /** Paragraphs about the candidate of which every sentence is proven; empty ones are left out. */
  paragraphs: string[];
  claims: Claim[];
  /** One verdict a sentence that is not proven. */
  refused: Verdict[];
}

/**
 * Holds each sentence of a model's letter against the entry that its paragraph is about. A paragraph about the whole
 * resume may name no employer and no figure but the summary's: there, nothing would keep them together. A paragraph
 * about one job stands only with its first sentence, which says what job it is.
 */
export function judgeLetter(letter: ModelAnswer["letter"], resume: Resume, options: GateOptions = {}): JudgedLetter {
  const facts = factPieces(options.facts);
  const judged: JudgedLetter = { paragraphs: [], claims: [], refused: [] };
  let count = 0;
  for (const { entry, sentences } of letter) {
    const own = entry === null ? resumePieces(resume) : entryPieces(resume, entry);
    const pieces = [...own, ...facts];
    const kept: { place: number; sentence: string; claims: Claim[] }[] = [];
    const texts = sentences.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
    for (const [place, sentence] of texts.entries()) {
      const claims = judgeText(sentence, pieces, { posting: options.posting?.source });
      const reason =
        claims.find(({ status }) => status !== "supported")?.reason ?? strayed(entry, claims, pieces, sentence);
      if (reason === undefined) kept.push({ place, sentence, claims });
      else judged.refused.push(refusal(`l${count}`, sentence, claims, reason));
      count += 1;
    }
    if (kept.length === 0 || (entry !== null && kept[0]?.place !== 0)) continue;
    judged.paragraphs.push(kept.map(({ sentence }) => sentence).join(" "));
    judged.claims.push(...kept.flatMap(({ claims }) => claims));
  }
  return judged;
}

const ofOneJob = new Set(["number", "duration", "date"]);

function strayed(entry: string | null, claims: Claim[], pieces: Piece[], sentence: string): string | undefined {
  if (/\bhttps?:|\bwww\.|\S@\S|[[\]{}<>]/i.test(sentence)) return "A letter has no links and no placeholders.";
  if (entry !== null) return undefined;
  const placed = claims.flatMap(({ kind, source }) => {
    const piece = pieces.find(({ atomId }) => atomId !== undefined && atomId === source?.atomId);
    return piece ? [{ kind, piece }] : [];
  });
  const binds = placed.some(
    ({ kind, piece }) => piece.role === "organisation" || (ofOneJob.has(kind) && !piece.entry.startsWith("/basics")),
  );
  return binds ? "An employer or a figure belongs into a paragraph about that one job." : undefined;
}

function refusal(id: string, after: string, claims: Claim[], reason: string): Verdict {
  const change = {
    id,
    kind: "letter" as const,
    atomId: null,
    path: "/letter",
    before: "",
    after,
    why: "",
    requirementIds: [],
  };
  return { change, accepted: false, claims, reason };
}
