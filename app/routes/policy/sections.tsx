import { brand } from "~/brand";
import { TextLink } from "~/ui/forms/button";
import { PolicyCollected } from "./collected";
import { duration, type PolicyData, PolicyList, PolicyTerms } from "./policy-kit";
import { PolicyTools } from "./tools";
import { PolicyEmail, PolicyLegalBasis, PolicyUse } from "./use";

function PolicyStorage() {
  return (
    <>
      <p>
        {brand} runs on Cloudflare. Records are in its database (D1), resume files in its file store (R2), counters in
        its Durable Objects and key-value store. Its data centres, and those of the tools listed below, are in{" "}
        <strong>the UK, the EU or the US</strong>.
      </p>
      <p>
        Where data leaves the UK or the European Economic Area, safeguards go with it: the EU's standard contractual
        clauses with the UK's addendum, which are part of our providers' terms, or the EU-US Data Privacy Framework with
        its UK extension.
      </p>
      <PolicyList>
        <li>All traffic is encrypted (TLS), and so are database and files where they are stored.</li>
        <li>
          Passwords are kept as scrypt hashes, links and sessions as hashes of their tokens, secrets of authenticator
          apps encrypted: whoever read the database could not sign in with it.
        </li>
        <li>Every record is looked up together with its owner. Your resumes have no public address.</li>
        <li>Our pages load nothing from other sites, and a browser runs no script on them but ours.</li>
      </PolicyList>
      <p>No system is perfect. If a breach puts you at risk, we tell you and the authorities, as the law asks.</p>
    </>
  );
}

/** A new cookie has to say here what it is for. */
const purposes: Record<keyof PolicyData["cookieSeconds"], string> = {
  session: "keeps you signed in.",
  visitor: "a random number that ties our forms to your browser, so that no other site can send them.",
  device:
    "holds a random number and, for each account that has signed in with this browser, a hash that names nobody: wrong passwords that others type do not lock you out here.",
  toast: "carries one message, such as “Resume saved”, to the next page.",
  mailed: "remembers where a mail was sent to, so that we can send it again.",
  google: "holds a sign-in with Google together while it is under way.",
  sidebar: "remembers whether the sidebar is folded.",
};

function PolicyCookies({ cookieSeconds }: PolicyData) {
  const names = Object.keys(purposes) as (keyof typeof purposes)[];
  return (
    <>
      <p>
        All our cookies are our own, signed, and needed for what you do on the site. None follows you around, so there
        is no banner to click away. There are no analytics, no advertising and no cookies of others.
      </p>
      <PolicyTerms
        terms={names.map((name) => ({ name, text: `For ${duration(cookieSeconds[name] * 1000)}: ${purposes[name]}` }))}
      />
      <p>
        The waitlist form also keeps two notes in your browser's own storage: your last attempts, and at most 100 events
        (a refused field, an attempt too many). They stay there, are sent to nobody, and go when you clear the site's
        data.
      </p>
    </>
  );
}

/** The policy from its first section to its last; the page lists them as its contents. */
export const policySections = [
  { id: "collected", title: "What we collect", Body: PolicyCollected },
  { id: "use", title: "How we use it", Body: PolicyUse },
  { id: "legal-basis", title: "Legal basis (UK GDPR)", Body: PolicyLegalBasis },
  { id: "email", title: "Email communications", Body: PolicyEmail },
  { id: "storage", title: "Storage and protection", Body: PolicyStorage },
  { id: "cookies", title: "Cookies and your browser", Body: PolicyCookies },
  { id: "rights", title: "Your rights", Body: PolicyRights },
  { id: "tools", title: "Third-party tools", Body: PolicyTools },
  { id: "retention", title: "How long we keep it", Body: PolicyRetention },
  { id: "updates", title: "Policy updates", Body: PolicyUpdates },
  { id: "contact", title: "Contact", Body: PolicyContact },
];

function PolicyUpdates() {
  return (
    <p>
      When this policy changes, the date at its top changes with it. Where a change matters to you, we write to you
      before it takes effect, and ask again where your consent is needed. Figures on this page (days, minutes, sizes)
      are read from the program itself.
    </p>
  );
}

function PolicyContact({ contact }: PolicyData) {
  return (
    <>
      <p>
        Who is responsible for your data, in the words of the law the controller, is {brand}. Questions, requests and
        complaints are welcome, by email or by post:
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <address className="not-italic">
        {contact.postalAddress.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </>
  );
}

function PolicyRights({ contact }: PolicyData) {
  return (
    <>
      <p>
        Most of this needs no letter: with an account, <TextLink to="/app/dashboard/profile/data">Your data</TextLink>{" "}
        downloads everything we store about you or deletes it, and what you entered can be corrected where it is shown.
        For the rest write to <a href={`mailto:${contact.email}`}>{contact.email}</a>. We may ask you to answer from the
        address in question, so that nobody else can speak for you. It costs nothing.
      </p>
      <h3>In the UK (and the European Economic Area)</h3>
      <PolicyList>
        <li>See what we hold about you, and get a copy in a form that other programs can read.</li>
        <li>Have it corrected, deleted, or its use restricted.</li>
        <li>Object to what we do by our legitimate interest.</li>
        <li>Withdraw consent, as easily as you gave it.</li>
        <li>
          Complain to the Information Commissioner's Office (
          <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>
          ), or to the authority of your country. We would be glad to hear from you first.
        </li>
      </PolicyList>
      <p>We answer within one month.</p>
      <h3>In the United States</h3>
      <p>
        Under the California Consumer Privacy Act (CCPA), and similar laws of other states, you have the right to know
        what we collect and why, to get it, to correct it and to delete it; to opt out of the sale or sharing of
        personal information; to limit the use of sensitive information; and not to be treated worse for using any of
        these rights. An agent you authorise can ask for you.
      </p>
      <p>
        We do not sell or share personal information, as the CCPA means these words, and have not done so in the last
        twelve months. Sensitive information is used only for what you ask of us. We answer within 45 days.
      </p>
    </>
  );
}

function PolicyRetention({ times, waitlist }: PolicyData) {
  const { resumeBin, jobBin } = times;
  const bins =
    resumeBin === jobBin
      ? `Wait in the bin for ${duration(resumeBin)}, where you can take them back or empty it at once.`
      : `Wait in the bin (resumes for ${duration(resumeBin)}, job posts for ${duration(jobBin)}), where you can take them back.`;
  return (
    <>
      <p>
        In short: <strong>until you leave the waitlist or ask us to delete your data</strong>, and what belongs to an
        account until you delete it. What serves a moment is forgotten sooner, by a sweep that runs every few minutes.
      </p>
      <PolicyTerms
        terms={[
          {
            name: "Your place on the waitlist",
            text: `Until you leave, or delete an account with the same address. Then we delete your name, your address and everything kept with them at once. If you had a discount, we keep a hash of your mailbox, which does not reveal the address, so that nobody gets two. Forms that you send later are remembered as a hash for at most ${duration(waitlist.usedForms)}.`,
          },
          {
            name: "Your account and all in it",
            text: `Until you delete the account. Then everything goes at once, and a second sweep ${duration(times.secondErasure)} later takes what was on its way.`,
          },
          { name: "Deleted resumes and job posts", text: bins },
          { name: "Uploads that broke off", text: `Removed after ${duration(times.brokenUpload)}.` },
          {
            name: "Sessions",
            text: `End when you log out, after ${duration(times.sessionIdle)} without use, and ${duration(times.session)} after signing in at the latest.`,
          },
          {
            name: "Links and codes that we mail",
            text: `Links work for ${duration(times.mailedLink)}, codes for ${duration(times.mailedCode)}. A registration that is never confirmed is forgotten with its link.`,
          },
          {
            name: "Sign-ins under way",
            text: `${duration(times.signIn)}; a check of a second factor ${duration(times.secondFactorCheck)}.`,
          },
          {
            name: "A form sent after your session had ended",
            text: `Kept for ${duration(times.keptForm)}, so that signing in again brings it back.`,
          },
          { name: "What forms took and refused", text: `${duration(waitlist.eventsKept)} at most.` },
          { name: "Counts of attempts", text: `${duration(times.counting)} at most.` },
          { name: "Server logs", text: "7 days at most." },
          {
            name: "Safety copies",
            text: "Cloudflare can wind the database back by up to 30 days, to mend a disaster. What you deleted is gone from there after that time too. A mail that could not be delivered waits for 14 days at most.",
          },
        ]}
      />
    </>
  );
}
