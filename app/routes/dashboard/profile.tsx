import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AtSign, Database, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { brand } from "~/brand";
import { AccountForm } from "~/components/account-form";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { LinkList } from "~/components/link-list";
import { PageHeader } from "~/components/page-header";
import { PlanBanner } from "~/components/plan-banner";
import { changeNameSchema } from "~/domain/auth/auth.schema";
import { changeName } from "~/domain/auth/change-name.server";
import { getUsage } from "~/domain/rewriting/get-usage.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";

export const meta: MetaFunction = () => [{ title: `My Profile · ${brand}` }];

const here = "/app/dashboard/profile";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const { name, email, hasSecondFactor } = ctx.user;
  return { name: name ?? "", email, hasSecondFactor, usage: await getUsage(ctx) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, changeNameSchema);
  if (!form.ok) return form.reply;
  await changeName(ctx, form.value);
  return redirectWithToast(context, here, { title: "Name saved!", tone: "success" });
}

export default function Profile() {
  const { name, email, hasSecondFactor, usage } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  return (
    <>
      <PageHeader title="My Profile" lead={name ? `${name} · ${email}` : email} />
      <PlanBanner usage={usage} />
      <Card title="Your next application" lead="Bring a resume, add the job, see how they match, get both texts.">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/app/dashboard/resumes">My Resumes</LinkButton>
          <LinkButton look="quiet" to="/app/dashboard/answers">
            Your answers
          </LinkButton>
          <LinkButton look="quiet" to="/app/dashboard">
            How it works
          </LinkButton>
        </div>
      </Card>
      <Card title="Your name" lead="How we greet you. Your resumes keep the name that stands in them." className="mt-6">
        <div className="max-w-md">
          <AccountForm
            key={name}
            schema={changeNameSchema}
            ask={["name"]}
            defaultValue={{ name }}
            lastResult={lastResult}
            button="Save Name"
            busy="Saving..."
          />
        </div>
      </Card>
      <h2 className="mt-10 mb-4 text-2xl">Sign-in and privacy</h2>
      <LinkList
        links={[
          { to: `${here}/email`, title: "Email", text: "The address you sign in with.", icon: <AtSign aria-hidden /> },
          { to: `${here}/password`, title: "Password", text: "Choose a new one.", icon: <KeyRound aria-hidden /> },
          {
            to: `${here}/two-step`,
            title: "Two-step sign-in",
            text: hasSecondFactor
              ? "On. Signing in asks for a code, too."
              : "Off. A code from your phone keeps others out, even with your password.",
            icon: <ShieldCheck aria-hidden />,
          },
          {
            to: `${here}/sessions`,
            title: "Where you are signed in",
            text: "Your devices, and a way to sign any of them out.",
            icon: <MonitorSmartphone aria-hidden />,
          },
          {
            to: `${here}/data`,
            title: "Your data",
            text: "Download everything we store about you, or delete your account.",
            icon: <Database aria-hidden />,
          },
        ]}
      />
    </>
  );
}
