import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { TextLink } from "~/components/text-link";

export const meta: MetaFunction = () => [{ title: `Check your email · ${brand}` }];

export function loader({ context }: LoaderFunctionArgs) {
  return { showsOutbox: context.app.config.environment === "development" };
}

export default function CheckMail() {
  const { showsOutbox } = useLoaderData<typeof loader>();
  return (
    <AuthPage title="Check your email" foot={<TextLink to="/app/login">Back to login</TextLink>}>
      <p>We've sent a confirmation link to your email. It works for 24 hours.</p>
      <p className="mt-4 text-muted">
        Nothing there? Look into the spam folder, or <TextLink to="/app/sign-up">register again</TextLink> after a
        minute and we send another one.
      </p>
      {showsOutbox ? (
        <p className="mt-4 rounded-lg bg-accent-soft p-3">
          This is a development server: mails stay here, at <TextLink to="/dev/mail">/dev/mail</TextLink>.
        </p>
      ) : null}
    </AuthPage>
  );
}
