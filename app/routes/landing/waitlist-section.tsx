import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { CircleCheck, LockKeyhole, MessageSquareText, Sprout, Tag } from "lucide-react";
import { brand } from "~/brand";
import {
  discountPercent,
  discountPlaces,
  emailMaxCharacters,
  firstNameMaxCharacters,
} from "~/domain/waitlist/waitlist.schema";
import { Button, TextLink } from "~/ui/forms/button";
import { FieldError, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { FormErrors } from "~/ui/notice";
import { DismissButton, ToastCard } from "~/ui/toast-card";

interface WaitlistSectionProps {
  hasJoined: boolean;
  result: SubmissionResult<string[]> | undefined;
  placesLeft: number;
}

/** Why to join, and the form. Scripts replace what is in `#waitlist` by what the server answers. */
export function WaitlistSection({ hasJoined, result, placesLeft }: WaitlistSectionProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_26rem]">
      <div>
        <p className="font-serif text-2xl font-semibold text-balance sm:text-3xl">
          Be the first to know when {brand} launches
        </p>
        <div className="mt-5">
          <Perks placesLeft={placesLeft} />
        </div>
        <p className="mt-6 text-muted">No spam. No commitment. Just smarter job hunting.</p>
      </div>
      <section
        id="waitlist"
        tabIndex={-1}
        aria-label="Join the Waitlist"
        className="scroll-mt-6 rounded-2xl border border-line bg-surface p-6 shadow-card focus:outline-none sm:p-8"
      >
        {hasJoined ? (
          <JoinedCard />
        ) : (
          <>
            <h2 className="mb-5 text-2xl">Join the Waitlist</h2>
            <WaitlistForm result={result} />
          </>
        )}
      </section>
      <template id="field-error">
        <FieldError />
      </template>
      <template id="failure-toast">
        <ToastCard toast={{ tone: "error", title: "", text: "" }} />
      </template>
      <template id="toast-dismiss">
        <DismissButton />
      </template>
    </div>
  );
}

/** In place of the form, once somebody has joined. */
function JoinedCard() {
  return (
    <div className="flex flex-col items-start gap-3 py-4">
      <CircleCheck aria-hidden className="size-10 text-accent" />
      <h2 tabIndex={-1} data-outcome className="text-3xl">
        You're in!
      </h2>
      <p className="text-lg">We'll notify you when {brand} launches. Check your email for confirmation.</p>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
        <LockKeyhole aria-hidden className="size-4 shrink-0" /> Secured with encryption
      </p>
    </div>
  );
}

/**
 * What came back of the last try is drawn here, for the page and for its script. No field has rules of its own for the browser:
 * without scripts the server says what is wrong, in the same words.
 */
function WaitlistForm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const typed = (name: string) => {
    const value = result?.initialValue?.[name];
    return typeof value === "string" ? value : "";
  };
  const errors = (name: string) => result?.error?.[name] ?? undefined;
  return (
    // The anchor: a page that comes back with errors opens where they are.
    <Form method="post" action="/?index#waitlist" reloadDocument noValidate className="space-y-5">
      <FormToken />
      <TextField
        id="firstName"
        name="firstName"
        label="First Name"
        autoComplete="given-name"
        maxLength={firstNameMaxCharacters}
        defaultValue={typed("firstName")}
        errors={errors("firstName")}
      />
      {/* As text: an e-mail field would rewrite addresses in other scripts while somebody types. */}
      <TextField
        id="email"
        name="email"
        label="Email Address"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxCharacters}
        defaultValue={typed("email")}
        errors={errors("email")}
      />
      <FormErrors errors={errors("")} />
      <Button type="submit" className="w-full">
        <span>Join the Waitlist</span>
        <span hidden>Joining...</span>
      </Button>
      <p data-hint role="status" className="text-sm text-muted empty:hidden" />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <LockKeyhole aria-hidden className="size-4 shrink-0" /> Protected by security measures
        </span>
        <TextLink to="/privacy-policy">Privacy policy</TextLink>
      </p>
    </Form>
  );
}

/** What those get who join early; `placesLeft` of the discounts are still to be had. */
export function Perks({ placesLeft }: { placesLeft: number }) {
  const perks = [
    {
      Icon: Tag,
      text: `${discountPercent}% off the first month for the first ${discountPlaces} subscribers`,
      note: placesLeft > 0 ? `${placesLeft} of ${discountPlaces} left` : "all taken",
    },
    { Icon: Sprout, text: "Priority access to beta features" },
    { Icon: MessageSquareText, text: `A say in how ${brand} evolves` },
  ];
  return (
    <ul className="space-y-3">
      {perks.map(({ Icon, text, note }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            {text}
            {note ? <span className="text-muted tabular-nums"> · {note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
