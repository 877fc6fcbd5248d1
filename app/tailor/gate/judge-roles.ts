import type { Claim } from "~/tailor/change";
import type { ReadPiece } from "./evidence";
import { oncePer } from "./once-per";
import { clientsAsEmployers, othersRoles, rolesOfOthers, swappedExchanges } from "./roles";

const textsOf = oncePer((pieces: readonly ReadPiece[]) => pieces.map((piece) => piece.text));

/** Who was what to whom: the old and the new of an exchange keep their places, a client is no employer, and another's role is not the candidate's. */
export function judgeRoles(text: string, pieces: ReadPiece[]): Claim[] {
  const sources = textsOf(pieces);
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
    ...othersRoles(text, sources).map((found) =>
      refuse(found, "title", `Your resume gives the role “${found}” to somebody else.`),
    ),
    ...rolesOfOthers(text, sources).map((found) =>
      refuse(found, "title", `Your resume names “${found}” beside you, not as what you were.`),
    ),
    ...clientsAsEmployers(text, sources).map((found) =>
      refuse(found, "organisation", `Your resume does not name “${found}” as your employer.`),
    ),
  ];
}
