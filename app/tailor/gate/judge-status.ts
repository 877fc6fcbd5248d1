import type { Claim } from "~/tailor/change";
import { credentialsIn, partsOf, plain } from "./credential-status";
import type { ReadPiece } from "./evidence";
import { oncePer } from "./once-per";
import { type Status, statusesIn } from "./statuses";

interface Told {
  name: string;
  statuses: Status[];
}

const reasons: Record<Status, string> = {
  open: "is still open",
  lapsed: "has run out",
  named: "was an entry on a list, not a prize",
};

/** Credentials of a source with what it says of them, and those that it says something of. */
const toldIn = oncePer((pieces: readonly ReadPiece[]) => {
  const told = pieces.flatMap((piece): Told[] =>
    partsOf(piece.text).flatMap((part) => {
      const statuses = statusesIn(part);
      return credentialsIn(part).map((name) => ({ name, statuses }));
    }),
  );
  const plainly = new Set(told.filter(({ statuses }) => statuses.length === 0).map(({ name }) => name));
  return told.filter(({ name, statuses }) => statuses.length > 0 && !plainly.has(name));
});

/** A credential, degree or honour keeps what the source says of it: in progress, lapsed, short-listed. Leaving out both is fine. */
export function judgeStatus(text: string, pieces: readonly ReadPiece[]): Claim[] {
  const open = toldIn(pieces);
  if (open.length === 0) return [];
  const parts = partsOf(text);
  return parts.flatMap((part, index): Claim[] => {
    const words = plain(part);
    const said = new Set([...statusesIn(part), ...statusesIn(parts[index + 1] ?? "")]);
    const lost = open.find(
      ({ name, statuses }) => words.includes(name) && !statuses.some((status) => said.has(status)),
    );
    const [status] = lost?.statuses ?? [];
    if (!lost || !status) return [];
    const reason = `Your resume says that “${lost.name.trim()}” ${reasons[status]}.`;
    return [{ text: part.trim(), kind: "credential", status: "unsupported", source: null, reason }];
  });
}
