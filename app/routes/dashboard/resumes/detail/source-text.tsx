import type { Part } from "~/part-of";
import type { SourceRun } from "~/tailor/reading/source-runs";
import { keyed } from "~/ui/frame/rendering";
import { PartLinks } from "~/ui/part-links";

/** The text of a resume as it was read; each value can be linked to, and what nothing claims is marked. */
export function SourceText({ text }: { text: Part<SourceRun> }) {
  const runs = text.items;
  const kinds = new Set(runs.map(({ kind }) => kind));
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-muted empty:hidden">
        {kinds.has("unread") ? (
          <span>
            <span className="rounded-sm bg-removed px-1 text-ink">Marked</span> not recognised
          </span>
        ) : null}
        {kinds.has("kept") ? (
          <span>
            <span className={`text-ink ${keptLook}`}>Dotted</span> kept as it is
          </span>
        ) : null}
      </p>
      <RunsOfText runs={runs} />
      <PartLinks label="parts of the text" name="text" anchor="the-text" list={text} />
    </>
  );
}

const keptLook = "border-b-2 border-dotted border-line-strong";

function RunsOfText({ runs }: { runs: SourceRun[] }) {
  return (
    <section
      id="the-text"
      aria-label="The text as it was read"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard must get here.
      tabIndex={0}
      className="relative max-h-[36rem] overflow-auto rounded-lg border border-line bg-paper p-4 text-[0.9375rem] leading-7 whitespace-pre-wrap lg:max-h-[calc(100dvh-15rem)] lg:min-h-80"
    >
      {keyed(runs).map(({ key, item }) => (
        <Run key={key} run={item} />
      ))}
    </section>
  );
}

function Run({ run }: { run: SourceRun }) {
  const { text, kind, atomIds } = run;
  switch (kind) {
    case "read":
      return <Anchored text={text} ids={atomIds} />;
    case "kept":
      return <Anchored text={text} ids={atomIds} look={keptLook} />;
    case "unread":
      return (
        <mark className="rounded-sm bg-removed box-decoration-clone px-0.5 text-ink">
          <span className="sr-only">Not recognised: </span>
          <Anchored text={text} ids={atomIds} />
        </mark>
      );
    case "heading":
      return <strong className="text-accent">{text}</strong>;
    case "between":
      // A line break alone looks like nothing.
      return text.trim() === "" ? text : <span className="text-muted">{text}</span>;
    default:
      return kind satisfies never;
  }
}

/** Several values may begin at one place: each has its own anchor around the text. */
function Anchored({ text, ids, look = "" }: { text: string; ids: string[]; look?: string }) {
  const [id, ...more] = ids;
  if (id === undefined) return look ? <span className={look}>{text}</span> : text;
  return (
    <span id={`read-${id}`} className={look ? `read-place ${look}` : "read-place"}>
      <Anchored text={text} ids={more} />
    </span>
  );
}
