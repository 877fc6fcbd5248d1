import { TextLink } from "../text-link";
import type { PolicyData } from "./policy-data";
import { PolicyList } from "./policy-list";

export function PolicyRights({ contact }: PolicyData) {
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
