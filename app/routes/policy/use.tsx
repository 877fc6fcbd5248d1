import { brand } from "~/brand";
import type { PolicyData } from "./policy-kit";
import { PolicyList } from "./policy-kit";

export function PolicyUse() {
  return (
    <>
      <p>
        <strong>The waitlist:</strong> to tell you when {brand} launches, to send updates and invite you to the beta,
        and now and then to ask what you think.
      </p>
      <p>
        <strong>Your account:</strong> to do what you ask for (read a resume, match it with a post, rewrite it, write a
        letter), to keep the account safe, and to keep count of your plan.
      </p>
      <p>
        <strong>We do not sell your data, and we do not share it for marketing.</strong> We train no model with it, show
        no advertising, and build no profile of you. A match score is a sum for your eyes: no employer sees it, and
        nobody decides anything about you by it.
      </p>
    </>
  );
}

export function PolicyLegalBasis() {
  return (
    <PolicyList>
      <li>
        <strong>The waitlist: your consent</strong> (UK GDPR, Article 6(1)(a)). You give it by joining, and can withdraw
        it at any time by leaving the list or writing to us. What was done before stays lawful.
      </li>
      <li>
        <strong>Your account: the contract</strong> between you and us (Article 6(1)(b)). Without this data we could not
        do what you ask for.
      </li>
      <li>
        <strong>Security: our legitimate interest</strong> (Article 6(1)(f)) in keeping guessers and floods out. It
        covers the counting of attempts, the record of what our public forms took and refused, server logs and the list
        of your sessions.
      </li>
      <li>
        Where a resume tells of your health, beliefs, origin or union, we process that by your explicit consent (Article
        9(2)(a)), given by putting it in. Delete it, and it is withdrawn.
      </li>
    </PolicyList>
  );
}

export function PolicyEmail({ contact }: PolicyData) {
  return (
    <>
      <p>
        <strong>Waitlist mails</strong> each carry an unsubscribe link: it leads to a page with one button that takes
        you off the list, without an account or a question. The unsubscribe button of your mail program does the same.
        Or write to <a href={`mailto:${contact.email}`}>{contact.email}</a> and we do it for you.
      </p>
      <p>
        <strong>Account mails</strong> come only when something happens to the account: a link to confirm your address,
        a code, a notice that the password or a second factor has changed. They are part of its safety, and end with the
        account. An account by itself puts you on no mailing list.
      </p>
      <p>Our mails hold no hidden pictures and no links that count who follows them.</p>
    </>
  );
}
