import { z } from "zod";

/** The long texts of one kind of row: their current schema, and how to read the format before it. */
export interface ContentKind<Content> {
  name: string;
  /** The current version, 2. Unknown keys are preserved. */
  schema: z.ZodType<Content>;
  /** Converts version 1, which was columns of the row (texts, some of them JSON), for `schema` to check. May throw. */
  fromColumns(columns: OldColumns): unknown;
}

export type OldColumns = Record<string, string | null>;

export const currentVersion = 2;

/** The stored JSON. A new version needs an upgrade step in `contentOf`. */
export const storedSchema = z.object({ version: z.number(), content: z.looseObject({}) });
export type StoredContent = { version: number; content: unknown };

/** Why a row's texts cannot be shown; the row itself is there. */
export class UnreadableContent extends Error {
  constructor(
    /** "missing": its object does not exist; "damaged": it cannot be parsed; "unreachable": the store is down. */
    readonly reason: "missing" | "damaged" | "unreachable",
    what: string,
    cause?: unknown,
  ) {
    super(`${what}: its text is ${reason}`, { cause });
    this.name = "UnreadableContent";
  }
}

/** Parses a stored text of any version into the current format. Throws UnreadableContent. */
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
