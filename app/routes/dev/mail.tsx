import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Mail, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { listOutbox } from "~/domain/mail/send-mail.server";
import { requireDevelopment } from "~/http/guards.server";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";

export const meta: MetaFunction = () => [{ title: `Mails · ${brand}` }];

/** Development only. The JSON of ?to=ADDRESS is mail-json.ts. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const sent = await listOutbox(context.app, null);
  return {
    sent: sent.map(({ id, recipient, subject, text, html, createdAt }) => {
      return { id, recipient, subject, text: text.trim(), isMail: html !== "", createdAt };
    }),
  };
}

export default function DevMail() {
  const { sent } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto w-full max-w-3xl px-5 py-12">
      <PageHeader
        title="Mails and text messages"
        lead="What this development server would have sent, newest first. Nothing left this machine."
      />
      {sent.length === 0 ? (
        <EmptyState icon={<Mail aria-hidden />} title="Nothing sent yet.">
          Register an account and its confirmation shows up here.
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {sent.map(({ id, recipient, subject, text, isMail, createdAt }) => (
            <li key={id}>
              <Card>
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                  {isMail ? (
                    <Mail aria-hidden className="size-4" />
                  ) : (
                    <MessageSquareText aria-hidden className="size-4" />
                  )}
                  <span>To</span>
                  <a
                    href={`/dev/mail?${new URLSearchParams({ to: recipient })}`}
                    className="break-all underline underline-offset-4"
                  >
                    {recipient}
                  </a>
                  <span>
                    · <LocalDate milliseconds={createdAt} />
                  </span>
                </p>
                <h2 className="mt-1 text-xl">{subject}</h2>
                <p className="mt-3 whitespace-pre-line break-words">{linkify(text)}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** Turns the web addresses of a plain text into links; everything else stays text. */
function linkify(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/\S+/g)) {
    parts.push(text.slice(end, index));
    parts.push(
      <a key={index} href={address} className="font-semibold text-accent underline underline-offset-4">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  parts.push(text.slice(end));
  return parts;
}
