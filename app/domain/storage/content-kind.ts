import { z } from "zod";

/** What is kept of one kind of row as its long texts: how it looks today, and how it looked before. */
export interface ContentKind<Content> {
  name: string;
  /** Version 2, the current one. Keys that it does not know stay. */
  schema: z.ZodType<Content>;
  /** Version 1 were columns of the row: texts, some of them JSON. Gives what `schema` then checks; may throw. */
  fromColumns(columns: OldColumns): unknown;
}

export type OldColumns = Record<string, string | null>;

export const currentVersion = 2;

/** What is stored, as JSON. A new version brings an upgrade step to `contentOf`. */
export const storedSchema = z.object({ version: z.number(), content: z.looseObject({}) });
export type StoredContent = { version: number; content: unknown };

/** Why a row's texts cannot be shown; the row itself is there. */
export class UnreadableContent extends Error {
  constructor(
    /** "missing": its object is not there; "damaged": it is not what it should be; "unreachable": the store is down. */
    readonly reason: "missing" | "damaged" | "unreachable",
    what: string,
    cause?: unknown,
  ) {
    super(`${what}: its text is ${reason}`, { cause });
    this.name = "UnreadableContent";
  }
}

/** A stored text as its kind has it today, whatever version it was written in. Throws UnreadableContent. */
export function contentOf<Content>(kind: ContentKind<Content>, stored: StoredContent): Content {
  try {
    switch (stored.version) {
      case 1:
        return kind.schema.parse(kind.fromColumns(stored.content as OldColumns));
      case currentVersion:
        return kind.schema.parse(stored.content);
      default:
        throw new Error(`Version ${stored.version} is not known`);
    }
  } catch (error) {
    throw new UnreadableContent("damaged", `A ${kind.name}`, error);
  }
}
