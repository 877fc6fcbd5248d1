import { brand } from "../../brand";
import { PolicyCollected } from "./policy-collected";
import type { PolicyData } from "./policy-data";
import { PolicyRetention } from "./policy-retention";
import { PolicyRights } from "./policy-rights";
import { PolicyCookies, PolicyStorage } from "./policy-storage";
import { PolicyTools } from "./policy-tools";
import { PolicyEmail, PolicyLegalBasis, PolicyUse } from "./policy-use";

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
