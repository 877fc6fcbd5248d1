import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MessageSquare, Smartphone } from "lucide-react";
import { brand } from "~/brand";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { enrolFactor } from "~/domain/auth/factors/enrol-factor.server";
import { addFactorSchema, type FactorView } from "~/domain/auth/factors/factor.schema";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { factorsPerUser, recoveryCodesPerUser } from "~/domain/auth/limits";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { FormErrors, Notice } from "~/ui/notice";
import { AddFactorForms } from "./add-factor-forms";

const page = "/app/dashboard/profile/two-step";

export const meta: MetaFunction = () => [{ title: `Two-step sign-in · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { ...(await listFactors(ctx)), isOn: ctx.user.hasSecondFactor, recoveryCodesInAll: recoveryCodesPerUser };
}

/** Begins a factor; its page finishes it. A new phone is texted its first code at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, addFactorSchema);
  if (!form.ok) return form.reply;
  const answer = await enrolFactor(ctx, form.value);
  if (!answer.ok) {
    switch (answer.reason) {
      case "name-taken":
        return form.refuse({ name: ["You already have one with this name."] }, 409);
      case "too-many":
        return form.refuse(
          { form: [`You already have ${factorsPerUser}, the most an account can have. Remove one first.`] },
          409,
        );
      case "not-texted":
        return form.refuse({
          phone: ["We do not send codes to numbers in this country. Use an authenticator app instead."],
        });
      case "insufficient-aal":
        return form.refuse({ form: ["First show the second step that you have."] }, 403);
      default:
        return answer.reason satisfies never;
    }
  }
  const { id, type } = answer.factor;
  const texted = type === "phone" ? await challengeFactor(ctx, { factorId: id, address: context.address }) : null;
  const query = texted?.ok ? `?${new URLSearchParams({ challenge: texted.challenge.id })}` : "";
  return redirect(`${page}/${id}${query}`, 303);
}

export default function ProfileTwoStep() {
  const { factors, isOn, recoveryCodesLeft, recoveryCodesInAll } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }}
        title="Two-step sign-in"
        lead="A code from your phone on top of your password: nobody gets in with the password alone."
      />
      <FormErrors errors={result?.error?.[""]} className="mb-6" />
      <div className="mb-6">
        {isOn ? (
          <Notice tone="success" title="Two-step sign-in is on." />
        ) : (
          <Notice tone="info" title="Two-step sign-in is off.">
            <p className="text-muted">Add an app or a phone below: it takes a minute.</p>
          </Notice>
        )}
      </div>
      {factors.length > 0 ? <FactorList factors={factors} /> : null}
      {isOn ? (
        <Card
          title="Recovery codes"
          lead={`For when your phone is not at hand. ${recoveryCodesLeft} of ${recoveryCodesInAll} are left.`}
          className={recoveryCodesLeft === 0 ? "mb-8 border-danger" : "mb-8"}
        >
          <LinkButton look={recoveryCodesLeft === 0 ? "primary" : "quiet"} to={`${page}/recovery-codes`}>
            {recoveryCodesLeft === 0 ? "Get recovery codes" : "Make new ones"}
          </LinkButton>
        </Card>
      ) : null}
      <h2 className="mb-4 text-2xl">{factors.length > 0 ? "Add another" : "Choose how you get your codes"}</h2>
      <AddFactorForms typed={result?.initialValue ?? {}} errors={result?.error ?? {}} />
    </>
  );
}

/** The second factors of an account, each with what can be done about it. */
function FactorList({ factors }: { factors: FactorView[] }) {
  return (
    <ul className="mb-6 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} />
      ))}
    </ul>
  );
}

function FactorRow({ factor: { id, type, isVerified, name, phoneEnd, createdAt } }: { factor: FactorView }) {
  const Icon = type === "totp" ? Smartphone : MessageSquare;
  const kind = type === "totp" ? "Authenticator app" : `Text message to the number ending in ${phoneEnd}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-7">
      <div className="flex min-w-0 grow basis-64 gap-4">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="min-w-0">
          <p>
            <strong>{name}</strong>{" "}
            <span
              className={`ml-1 inline-block rounded-full border px-2.5 text-sm font-semibold ${
                isVerified ? "border-transparent bg-accent-soft text-accent-strong" : "border-line-strong text-muted"
              }`}
            >
              {isVerified ? "On" : "Not finished"}
            </span>
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {kind} · added <LocalDate milliseconds={createdAt} />
          </p>
        </div>
      </div>
      <p className="flex gap-2">
        {isVerified ? null : (
          <LinkButton look="quiet" to={`/app/dashboard/profile/two-step/${id}`}>
            Finish<span className="sr-only"> {name}</span>
          </LinkButton>
        )}
        <LinkButton look="danger" to={`/app/dashboard/profile/two-step/${id}/remove`}>
          Remove<span className="sr-only"> {name}</span>
        </LinkButton>
      </p>
    </li>
  );
}
