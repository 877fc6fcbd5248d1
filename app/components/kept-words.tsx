import { useDecisions } from "./decision-context";
import { KeptForm } from "./kept-form";

/** In the form of a text about a part of a rewrite: it is kept where the session has ended, and comes back to its place. */
export function KeptWords({ about }: { about: string }) {
  const { kept, reply } = useDecisions();
  const name = about === "letter" ? about : `own-${about}`;
  return <KeptForm name={name} kept={kept?.name === name ? kept : null} answered={reply?.about === about} />;
}
