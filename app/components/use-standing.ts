import { useState } from "react";

/** A reply, or where it is `null` because its form is lost (lost-forms.ts), the one before it. */
export function useStanding<Reply>(reply: Reply): NonNullable<Reply> | undefined {
  const [standing, setStanding] = useState(reply);
  if (reply !== null && reply !== standing) setStanding(reply);
  return (reply === null ? standing : reply) ?? undefined;
}
