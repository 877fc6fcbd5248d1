import type { Claim } from "../change";
import type { ReadPiece } from "./evidence";
import { clientsAsEmployers, swappedExchanges } from "./roles";

/** Who was what to whom: the old and the new of an exchange keep their places, and a client is no employer. */
export function judgeRoles(text: string, pieces: ReadPiece[]): Claim[] {
  const sources = pieces.map((piece) => piece.text);
  const refuse = (found: string, kind: Claim["kind"], reason: string): Claim => ({
    text: found,
    kind,
    status: "unsupported",
    source: null,
    reason,
  });
  return [
    ...swappedExchanges(text, sources).map((found) =>
      refuse(found, "scope", `Your resume tells “${found}” the other way round.`),
    ),
    ...clientsAsEmployers(text, sources).map((found) =>
      refuse(found, "organisation", `Your resume does not name “${found}” as your employer.`),
    ),
  ];
}
