import type { Claim } from "../change";
import { credentialsIn, partsOf, plain } from "./credential-status";
import type { ReadPiece } from "./evidence";
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
const cache = new WeakMap<ReadPiece, Told[]>();

/** Credentials of a piece with what it says of them. */
function toldIn(piece: ReadPiece): Told[] {
  const known = cache.get(piece);
  if (known) return known;
  const found = partsOf(piece.text).flatMap((part) => {
    const statuses = statusesIn(part);
    return credentialsIn(part).map((name) => ({ name, statuses }));
  });
  cache.set(piece, found);
  return found;
}

/** A credential, degree or honour keeps what the source says of it: in progress, lapsed, short-listed. Leaving out both is fine. */
export function judgeStatus(text: string, pieces: readonly ReadPiece[]): Claim[] {
  const told = pieces.flatMap(toldIn);
  const open = told.filter(({ statuses }) => statuses.length > 0);
  if (open.length === 0) return [];
  const parts = partsOf(text);
  return parts.flatMap((part, index): Claim[] => {
    const words = plain(part);
    const said = new Set([...statusesIn(part), ...statusesIn(parts[index + 1] ?? "")]);
    const lost = open.find(
      ({ name, statuses }) =>
        words.includes(name) &&
        !statuses.some((status) => said.has(status)) &&
        !told.some((other) => other.name === name && other.statuses.length === 0),
    );
    const [status] = lost?.statuses ?? [];
    if (!lost || !status) return [];
    const reason = `Your resume says that “${lost.name.trim()}” ${reasons[status]}.`;
    return [{ text: part.trim(), kind: "credential", status: "unsupported", source: null, reason }];
  });
}
