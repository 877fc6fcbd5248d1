import { keyed } from "./keyed";
import { BulletLine } from "./plain-text";

/** What is longer is a sentence with a bar in it. */
const entryMaxCharacters = 120;

type Look = "name" | "heading" | "bullet" | "entry" | "line" | "gap";

/** The plain text of a resume, set so that name, headings, entries and bullets are seen at a glance. */
export function ResumeText({ text }: { text: string }) {
  const lines = text.trimEnd().split("\n");
  return (
    <div className="max-w-prose leading-relaxed">
      {keyed(lines).map(({ key, item }) => (
        <Line key={key} look={lookOf(lines, Number(key))} text={item} />
      ))}
    </div>
  );
}

function Line({ look, text }: { look: Look; text: string }) {
  switch (look) {
    case "name":
      return <p className="font-serif text-xl font-semibold">{text}</p>;
    case "heading":
      return <h3 className="mb-1 border-b border-line pb-1 text-sm tracking-wider text-accent">{text}</h3>;
    case "bullet":
      return <BulletLine line={text} />;
    case "entry":
      return <p className="font-semibold">{text}</p>;
    case "gap":
      return <div className="h-4" />;
    case "line":
      return <p>{text}</p>;
    default:
      return look satisfies never;
  }
}

function lookOf(lines: string[], position: number): Look {
  const line = lines[position] ?? "";
  const previous = lines[position - 1] ?? "";
  if (line === "") return "gap";
  if (position === 0) return "name";
  if (line.startsWith("• ")) return "bullet";
  if (previous === "" && isHeading(line)) return "heading";
  const startsBlock = previous === "" || (isHeading(previous) && (lines[position - 2] ?? "") === "");
  const isEntry = startsBlock && position > 2 && line.includes(" | ") && line.length <= entryMaxCharacters;
  return isEntry ? "entry" : "line";
}

/** Exported headings are in capitals, where their script has them. */
function isHeading(line: string): boolean {
  return line === line.toUpperCase() && /\p{L}{2}/u.test(line) && !line.includes(" | ");
}
