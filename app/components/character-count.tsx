import { useEffect, useState } from "react";

interface CharacterCountProps {
  /** Id of the text field that is counted. */
  of: string;
  limit: number;
}

/** How much of a limit a text takes, while it is typed. Without scripts there is none: the hint names the limit. */
export function CharacterCount({ of, limit }: CharacterCountProps) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const field = document.getElementById(of) as HTMLTextAreaElement | null;
    const update = () => setCount(field?.value.length ?? null);
    update();
    field?.addEventListener("input", update);
    return () => field?.removeEventListener("input", update);
  }, [of]);
  if (count === null) return null;
  const over = count - limit;
  return (
    <p className={`text-sm tabular-nums ${over > 0 ? "font-medium text-danger" : "text-muted"}`}>
      {inThousands(count)} of {inThousands(limit)} characters
      <span role="status">{over > 0 ? `, ${inThousands(over)} too many` : null}</span>
    </p>
  );
}

function inThousands(count: number): string {
  return count.toLocaleString("en-GB");
}
