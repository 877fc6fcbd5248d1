import { LinkButton } from "./button";
import { Wordmark } from "./wordmark";

/** Every error that takes a whole page: what happened, and the way on. */
export function ErrorPage({
  status,
  title,
  text,
  to,
  label,
}: {
  status: string;
  title: string;
  text?: string;
  to: string;
  label: string;
}) {
  return (
    <main className="mx-auto flex w-full max-w-lg grow flex-col items-start justify-center gap-4 px-5 py-16">
      <Wordmark to="/" />
      <p className="mt-6 font-serif text-6xl font-semibold text-accent">{status}</p>
      <h1 className="text-2xl">{title}</h1>
      {text ? <p className="text-muted">{text}</p> : null}
      <LinkButton to={to} className="mt-2">
        {label}
      </LinkButton>
    </main>
  );
}
