import { Notice } from "./notice";

/** What is wrong with a form as a whole: the first message is the title, the others say more. */
export function FormNotice({ errors }: { errors: string[] | null | undefined }) {
  const [title, ...texts] = errors ?? [];
  if (!title) return null;
  return (
    <Notice tone="error" title={title}>
      {texts.length > 0 ? <p>{texts.join(" ")}</p> : null}
    </Notice>
  );
}
