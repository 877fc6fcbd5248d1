import type { ReactNode } from "react";
import { keyed } from "./frame/rendering";
import { BulletLine } from "./plain-text";

/** A longer line is a sentence that contains " | ", not an entry. */
const entryMaxCharacters = 120;

type Look = "name" | "heading" | "bullet" | "entry" | "line" | "gap";

interface ResumeTextProps {
  lines: string[];
  isTop?: boolean;
  /** How the words of the line at a position are drawn, without its bullet. */
  draw?: (text: string, position: number) => ReactNode;
}

/** A resume's plain text, or a part of it, with name, headings, entries and bullets styled. */
export function ResumeText({ lines, isTop = true, draw = (text) => text }: ResumeTextProps) {
  return (
    <div className="max-w-prose leading-relaxed">
      {keyed(lines).map(({ key, item }) => {
        const look = lookOf(lines, Number(key), isTop);
        return <Line key={key} look={look} text={draw(look === "bullet" ? item.slice(2) : item, Number(key))} />;
      })}
    </div>
  );
}

function Line({ look, text }: { look: Look; text: ReactNode }) {
  switch (look) {
    case "name":
      return <p className="font-serif text-xl font-semibold">{text}</p>;
    case "heading":
      return <h3 className="mb-1 border-b border-line pb-1 text-sm tracking-wider text-accent">{text}</h3>;
    case "bullet":
      return <BulletLine sign="•">{text}</BulletLine>;
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

function lookOf(lines: string[], position: number, isTop: boolean): Look {
  const line = lines[position] ?? "";
  const previous = lines[position - 1] ?? "";
  if (line === "") return "gap";
  if (position === 0 && isTop) return "name";
  if (line.startsWith("• ")) return "bullet";
  if (previous === "" && isHeading(line)) return "heading";
  const startsBlock = previous === "" || (isHeading(previous) && (lines[position - 2] ?? "") === "");
  const isEntry = startsBlock && position > 2 && line.includes(" | ") && line.length <= entryMaxCharacters;
  return isEntry ? "entry" : "line";
}

/** Our exports write headings in capitals, in scripts that have them; so do some people their lines, but with commas and dates. */
function isHeading(line: string): boolean {
  return line === line.toUpperCase() && /\p{L}{2}/u.test(line) && !/[\d,]| \| /u.test(line);
}
