import { Notice } from "./notice";

interface KeptFormProps {
  /** Of the form on its page; its loader asks for it by this name. */
  name: string;
  /** What the loader found. */
  kept: { id: string } | null | undefined;
  /** The form was sent again meanwhile, and its answer says more. */
  answered?: boolean;
}

/** In a form of texts: what it brings is kept where its session has ended, and this tells that it is back. */
export function KeptForm({ name, kept, answered = false }: KeptFormProps) {
  return (
    <>
      <input type="hidden" name="kept" value={name} />
      {kept ? <input type="hidden" name="keptForm" value={kept.id} /> : null}
      {kept && !answered ? (
        <Notice tone="info" title="You had been signed out. What you typed is back: check it and send it again." />
      ) : null}
    </>
  );
}
