import { brand } from "../../brand";
import { duration } from "./duration";
import type { PolicyData } from "./policy-data";
import { PolicyList, PolicyTerms } from "./policy-list";

export function PolicyStorage() {
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
  toast: "carries one message, such as “Resume saved”, to the next page.",
  mailed: "remembers where a mail was sent to, so that we can send it again.",
  google: "holds a sign-in with Google together while it is under way.",
  sidebar: "remembers whether the sidebar is folded.",
};

export function PolicyCookies({ cookieSeconds }: PolicyData) {
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
