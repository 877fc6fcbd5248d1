import type { Receipt } from "../tailor/change";
import { Disclosure } from "./disclosure";
import { keyed } from "./keyed";
import { formatDay } from "./local-date";

/** Every claim of the new resume and letter with the words that prove it; what is in the user's own words, as theirs. */
export function EvidenceReceipt({ receipt }: { receipt: Receipt }) {
  const own = receipt.own ?? [];
  const title = `The receipt: ${receipt.claims.length} claims, each with its source`;
  return (
    <Disclosure title={own.length > 0 ? `${title}, and ${own.length} in your own words` : title} anchor="receipt">
      <p className="max-w-prose text-sm text-muted">
        Left, what the new resume and letter say. Right, the words of yours that prove it. SHA-256 over source, texts
        and claims: <code className="break-all">{receipt.hash}</code>
      </p>
      {own.length > 0 ? <OwnList own={own} /> : null}
      <ul className="mt-4 divide-y divide-line text-sm">
        {keyed(receipt.claims).map(({ key, item }) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr]">
            <p>
              <strong>{item.text}</strong>{" "}
              <span className="text-muted">
                {item.kind}, in the {item.document}
              </span>
            </p>
            <p className="border-l-2 border-accent pl-3">
              {item.source?.factDate ? `Your answer of ${formatDay(Date.parse(item.source.factDate))}: ` : null}
              {item.source ? `“${item.source.quote}”` : "No source"}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function OwnList({ own }: { own: NonNullable<Receipt["own"]> }) {
  return (
    <section aria-label="In your own words" className="mt-4 rounded-xl border border-line bg-paper p-4 text-sm">
      <h3 className="text-lg">In your own words</h3>
      <ul className="mt-2 space-y-3">
        {own.map(({ id, document, text, date, unproven }) => (
          <li key={id}>
            <strong>{text}</strong>{" "}
            <span className="text-muted">
              yours, {formatDay(Date.parse(date))}, in the {document}
              {unproven.length > 0 ? `; not proven: ${unproven.map((claim) => `“${claim.text}”`).join(", ")}` : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
