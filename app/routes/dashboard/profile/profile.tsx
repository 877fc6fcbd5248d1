import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  AtSign,
  ChevronRight,
  Database,
  KeyRound,
  MessageCircleQuestion,
  MonitorSmartphone,
  ShieldCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { type ProfileView, saveProfileSchema } from "~/domain/auth/account/profile.schema";
import { saveProfile } from "~/domain/auth/account/save-profile.server";
import type { Answer } from "~/domain/facts/fact.schema";
import { summarizeAnswers } from "~/domain/facts/summarize-answers.server";
import { getProfilePage } from "~/domain/privacy/get-profile-page.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { AnswerList } from "~/ui/answer-list";
import { EmptyState } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { ProfileForm } from "./profile-form";
import { StorageSummary } from "./storage-summary";

const profile = "/app/dashboard/profile";

/** The pages about signing in and about one's data. */
function AccountLinks({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  return (
    <LinkList
      links={[
        {
          to: `${profile}/email`,
          title: "Email",
          text: `You sign in with ${email}.`,
          icon: <AtSign aria-hidden />,
        },
        { to: `${profile}/password`, title: "Password", text: "Choose a new one.", icon: <KeyRound aria-hidden /> },
        {
          to: `${profile}/two-step`,
          title: "Two-step sign-in",
          text: hasSecondFactor
            ? "On. Signing in asks for a code, too."
            : "Off. A code from your phone keeps others out, even with your password.",
          icon: <ShieldCheck aria-hidden />,
        },
        {
          to: `${profile}/sessions`,
          title: "Where you are signed in",
          text: "Your devices, and a way to sign any of them out.",
          icon: <MonitorSmartphone aria-hidden />,
        },
        {
          to: `${profile}/data`,
          title: "Your data",
          text: "Download everything we store about you, or delete your account.",
          icon: <Database aria-hidden />,
        },
      ]}
    />
  );
}

export const meta: MetaFunction = () => [{ title: `My Profile · ${brand}` }];

const here = "/app/dashboard/profile";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const [{ profile, storage }, answers] = await Promise.all([getProfilePage(ctx), summarizeAnswers(ctx)]);
  return { email: ctx.user.email, hasSecondFactor: ctx.user.hasSecondFactor, profile, storage, answers };
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
  const { email, hasSecondFactor, profile, storage, answers } = useLoaderData<typeof loader>();
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
      <h2 className="mt-12 mb-4 text-2xl" id="storage">
        What you store
      </h2>
      <StorageSummary storage={storage} />
      <h2 className="mt-12 mb-4 text-2xl">Sign-in and privacy</h2>
      <AccountLinks email={email} hasSecondFactor={hasSecondFactor} />
    </>
  );
}

interface ListedLink {
  to: string;
  title: string;
  text: string;
  icon: ReactNode;
}

/** Links to other pages, each with a short description. */
function LinkList({ links }: { links: ListedLink[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {links.map(({ to, title, text, icon }) => (
        <li key={to}>
          <Link to={to} className="flex items-center gap-4 px-5 py-4 hover:bg-accent-soft sm:px-7">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
              {icon}
            </span>
            <span className="min-w-0 grow">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-muted">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AnswerSummaryProps {
  confirmed: number;
  denied: number;
  /** The newest of them. */
  latest: Answer[];
}

/** How many answers are yes and no, the latest ones, and a link to all. */
function AnswerSummary({ confirmed, denied, latest }: AnswerSummaryProps) {
  if (latest.length === 0) {
    return (
      <EmptyState icon={<MessageCircleQuestion aria-hidden />} title="No answers yet.">
        <TextLink to="/app/dashboard/matcher">Match a resume with a job</TextLink>: where the post asks for something
        your resume does not show, we ask you.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        <strong className="text-ink">{confirmed}</strong> confirmed, <strong className="text-ink">{denied}</strong>{" "}
        denied. What you confirmed counts as evidence in every match and rewrite until you withdraw it.
      </p>
      <AnswerList answers={latest} />
      <p className="mt-4">
        <TextLink to="/app/dashboard/answers">
          {confirmed + denied > latest.length ? `All ${confirmed + denied} answers` : "Your answers"}
        </TextLink>
      </p>
    </>
  );
}
