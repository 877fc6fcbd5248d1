import { brand } from "~/brand";
import type { PolicyData } from "./policy-kit";
import { PolicyTerms } from "./policy-kit";

/** Only those that this installation is connected to. */
export function PolicyTools({ tools }: PolicyData) {
  const { model, google, texts, leakedPasswords, payments, automation } = tools;
  const terms = [
    {
      name: "Cloudflare",
      text: "Hosts everything: the site, its database, files, counters and logs, and sends our mails. It works by our instructions.",
    },
    ...(model
      ? [
          {
            name: `Language model (${model})`,
            text: "When you ask for a rewrite it gets the job post, your answers, and the lines of your resume without your name, contact details and referees. It proposes; our own rules check every word.",
          },
        ]
      : []),
    ...(automation
      ? [
          {
            name: `Automation (${automation})`,
            text: "Hears of everybody who joins the waitlist: first name, email address and time, so that our launch mails can be prepared. Ask us, and you are deleted there too.",
          },
        ]
      : []),
    ...(google
      ? [
          {
            name: "Google",
            text: "Only if you choose to sign in with it: it learns that you use the site, and tells us your account number, name, email address and picture address.",
          },
        ]
      : []),
    ...(texts
      ? [{ name: "Twilio", text: "Only if you choose codes by text message: it gets your phone number and the code." }]
      : []),
    ...(payments
      ? [
          {
            name: "Stripe",
            text: "Only if you buy something: it gets your email address and account number, takes your card and the payment, and keeps the invoices for as long as the law asks of it. When you delete your account here, it forgets your card.",
          },
        ]
      : []),
    ...(leakedPasswords
      ? [
          {
            name: "Have I Been Pwned",
            text: "Tells whether a new password is known from leaks. It gets five characters of a hash that hundreds of passwords share: neither the password nor who you are.",
          },
        ]
      : []),
  ];
  return (
    <>
      <p>{terms.length === 1 ? "One company works for us:" : "These work for us or with us, each for one thing:"}</p>
      <PolicyTerms terms={terms} />
      {model ? null : (
        <p>
          No language model of another company is used: the rules that rewrite your resume run where the site runs, and
          what you bring does not leave it.
        </p>
      )}
      <p>Nobody else gets your data from {brand}, unless the law compels us.</p>
    </>
  );
}
