import { keyed } from "~/ui/frame/rendering";
import { Notice } from "~/ui/notice";
import { count } from "~/wording";

const linesShown = 3;

/** At a form that makes a new version: lines that found no field would otherwise be gone without a word. */
export function UnplacedNote({ lines, version }: { lines: string[]; version: number }) {
  if (lines.length === 0) return null;
  const isOne = lines.length === 1;
  return (
    <div className="mb-6">
      <Notice tone="info" title={`${count(lines.length, "line")} could not be placed.`}>
        <p>
          {isOne ? "It stays" : "They stay"} in version {version}, which is kept, and {isOne ? "is" : "are"} not in the
          one you save here. Type anything you want to keep into a field.
        </p>
        <ul className="mt-2 list-disc pl-5 text-sm">
          {keyed(lines.slice(0, linesShown)).map(({ key, item: line }) => (
            <li key={key} className="line-clamp-1 break-all">
              {line}
            </li>
          ))}
          {lines.length > linesShown ? <li>and {lines.length - linesShown} more</li> : null}
        </ul>
      </Notice>
    </div>
  );
}
