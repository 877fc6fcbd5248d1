/** A line of the resume with the matching words highlighted. */
export function QuotedLine({ line, words }: { line: string; words: string }) {
  const at = line.indexOf(words);
  if (at < 0) return <>“{words}”</>;
  return (
    <>
      “{line.slice(0, at)}
      <mark className="rounded-sm bg-added px-0.5 font-semibold text-ink">{words}</mark>
      {line.slice(at + words.length)}”
    </>
  );
}
