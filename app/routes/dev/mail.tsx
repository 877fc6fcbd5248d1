import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Mail } from "lucide-react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { linkify } from "~/components/linkify";
import { LocalDate } from "~/components/local-date";
import { PageHeader } from "~/components/page-header";
import { listOutbox } from "~/domain/auth/list-outbox.server";
import { requireDevelopment } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `Mails · ${brand}` }];

/** Development only. The JSON of ?to=ADDRESS is mail-json.ts. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireDevelopment(context);
  return { mails: await listOutbox(context.app, null) };
}

export default function DevMail() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto w-full max-w-3xl px-5 py-12">
      <PageHeader title="Mails" lead="What this development server would have sent, newest first." />
      {mails.length === 0 ? (
        <EmptyState icon={<Mail aria-hidden />} title="No mails yet.">
          Register an account and its confirmation shows up here.
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Card>
                <p className="text-sm text-muted">
                  To {mail.recipient} · <LocalDate milliseconds={mail.createdAt} />
                </p>
                <h2 className="mt-1 text-xl">{mail.subject}</h2>
                <p className="mt-3 whitespace-pre-line">{linkify(mail.text)}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
