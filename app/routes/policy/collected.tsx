import { brand } from "~/brand";
import { TextLink } from "~/ui/forms/button";
import { type PolicyData, PolicyList } from "./policy-kit";

export function PolicyCollected({ waitlist, stored, fileMegabytes, tools }: PolicyData) {
  return (
    <>
      <h3>If you join the waitlist</h3>
      <PolicyList>
        <li>
          <strong>Your first name and your email address.</strong> That is all the form asks for.
        </li>
        <li>
          With them we keep when and on which of our sites you joined, which page of another site led you here (its
          address without what follows a “?”, if your browser tells it), when we invited you, when you confirmed your
          address by the button of our mail, the number of your form as a hash, your place in the list, whether you have
          the discount (the first {waitlist.discountPlaces} who confirm get {waitlist.discountPercent}% off their first
          month), and whether our mails to you, and notices to the tools listed below, went out.
        </li>
        <li>
          Optional details, such as your job title or LinkedIn profile, only if you choose to tell us, for instance in
          answer to a mail.
        </li>
      </PolicyList>
      <h3>If you have an account</h3>
      <PolicyList>
        <li>
          <strong>To sign in:</strong> your email address and a hash of your password (never the password itself)
          {tools.google
            ? ", or the account number, name and picture address that Google sends when you sign in with it"
            : ""}
          . If you switch on two-step sign-in, your phone number or the encrypted secret of your authenticator app.
        </li>
        <li>
          <strong>What you bring:</strong> resumes (files of up to {fileMegabytes} MB, pasted text, what you type in the
          builder), job posts, the steps of your applications, and your answers to our questions. In your profile, if
          you like: name, phone, location and links such as your LinkedIn profile.
        </li>
        <li>
          <strong>What we make of it:</strong> matches and scores, rewritten resumes and letters, what you decided about
          each change, and earlier versions of all that.
        </li>
        <li>
          <strong>Where you are signed in:</strong> for each session the name of your browser, its network address, the
          town and country which that address points to, and when it was used. You see the list in your profile.
        </li>
        <li>How many rewrites you used each month, your plan, and your credits.</li>
        {tools.payments ? (
          <li>
            <strong>If you buy something:</strong> when, how much and whether it succeeded, where its receipt is, how
            long your subscription lasts, and your customer number at Stripe.
          </li>
        ) : null}
      </PolicyList>
      <details>
        <summary className="font-semibold text-accent underline decoration-1 underline-offset-4">
          Every kind of record that an account can have
        </summary>
        <ul className="mt-3 list-disc gap-x-8 pl-5 text-muted marker:text-accent sm:columns-2">
          {stored.map((about) => (
            <li key={about} className="break-inside-avoid">
              {about}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted">
          You can see all of it for yourself: <TextLink to="/app/dashboard/profile/data">Your data</TextLink> has it as
          one download.
        </p>
      </details>
      <h3>From every visitor</h3>
      <PolicyList>
        <li>
          Your network address, for as long as it takes to count attempts, so that nobody can guess passwords or flood
          our forms.
        </li>
        <li>
          Server logs: the address of the page that was asked for, with what you searched for in it, the time, your
          browser's name, your network address, and errors. What you write into forms is not in them.
        </li>
        <li>
          What our public forms took and refused: when, which field and why, the first {waitlist.valueCharacters}{" "}
          characters of a refused value, and keyed hashes of network and email address. The hashes tell us that the same
          visitor came again, not who it was.
        </li>
        <li>A few cookies, each listed under “Cookies and your browser”.</li>
      </PolicyList>
      <h3>What we do not collect</h3>
      <p>
        <strong>No payment data, no ID numbers, no demographics.</strong> We never ask for them
        {tools.payments ? ": your card is entered at Stripe, and we never see it" : ""}. A resume may hold such things
        all the same, a date of birth or a photo perhaps: then they are stored as part of it, and nothing is done with
        them. {brand} does not need them, so feel free to leave them out. {brand} is for people who apply for jobs, and
        not meant for children under 16.
      </p>
    </>
  );
}
