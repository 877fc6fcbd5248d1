import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AccountLinks } from "~/components/account-links";
import { AnswerSummary } from "~/components/answer-summary";
import { PageHeader } from "~/components/page-header";
import { ProfileForm } from "~/components/profile-form";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { getProfile } from "~/domain/auth/get-profile.server";
import { type ProfileView, saveProfileSchema } from "~/domain/auth/profile.schema";
import { saveProfile } from "~/domain/auth/save-profile.server";
import { summarizeAnswers } from "~/domain/facts/summarize-answers.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";

export const meta: MetaFunction = () => [{ title: `My Profile · ${brand}` }];

const here = "/app/dashboard/profile";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const [profile, answers] = await Promise.all([getProfile(ctx), summarizeAnswers(ctx)]);
  return { email: ctx.user.email, hasSecondFactor: ctx.user.hasSecondFactor, profile, answers };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, saveProfileSchema);
  const newer: ProfileView | undefined = undefined;
  if (!form.ok) return data({ ...form.reply.data, newer }, form.reply.init ?? {});
  const saved = await saveProfile(ctx, form.value);
  if (saved.ok) return redirectWithToast(context, here, { title: "Profile saved!", tone: "success" });
  return data({ ...form.refuse({}).data, newer: saved.current }, 409);
}

export default function Profile() {
  const { email, hasSecondFactor, profile, answers } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        title="My Profile"
        lead={
          <>
            {profile.name ? `${profile.name} · ${email}` : email}
            <br />
            New here, or back for the next application? <TextLink to="/app/dashboard">See what to do next</TextLink>
          </>
        }
      />
      <ProfileForm key={profile.revision} profile={profile} lastResult={reply?.result} newer={reply?.newer} />
      <h2 className="mt-12 mb-4 text-2xl">What you told us</h2>
      <AnswerSummary {...answers} />
      <h2 className="mt-12 mb-4 text-2xl">Sign-in and privacy</h2>
      <AccountLinks email={email} hasSecondFactor={hasSecondFactor} />
    </>
  );
}
