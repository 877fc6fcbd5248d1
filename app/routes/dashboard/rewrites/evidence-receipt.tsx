import { useSearchParams } from "@remix-run/react";
import type { ReceiptView } from "~/domain/rewriting/show/receipt-view";
import { Disclosure } from "~/ui/disclosure";
import { keyed } from "~/ui/frame/rendering";
import { formatDay } from "~/ui/local-date";
import { PartLinks } from "~/ui/part-links";
import { count } from "~/wording";

/** Every claim of the new resume and letter with the words that prove it; what is in the user's own words, as theirs. */
export function EvidenceReceipt({ receipt }: { receipt: ReceiptView }) {
  const { claims, own, ownCount } = receipt;
  const isAsked = useSearchParams()[0].has("receipt");
  const title = `The receipt: ${count(claims.total, "claim")}, each with its source`;
  return (
    <Disclosure
      title={ownCount > 0 ? `${title}, and ${ownCount} in your own words` : title}
      anchor="receipt"
      isOpen={isAsked}
    >
      <p className="max-w-prose text-sm text-muted">
        What the new resume and letter say, and the words of yours that prove it. SHA-256 over source, texts and claims:{" "}
        <code className="break-all">{receipt.hash}</code>
      </p>
      {own.length > 0 ? <OwnList own={own} count={ownCount} /> : null}
      <ul className="mt-4 divide-y divide-line text-sm">
        {keyed(claims.items).map(({ key, item }) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr]">
            <p>
              <strong>{item.text}</strong>
              {item.document === "letter" ? <span className="text-muted"> in the letter</span> : null}
            </p>
            <p className="border-l-2 border-accent pl-3">
              {item.factDate ? `Your answer of ${formatDay(Date.parse(item.factDate))}: ` : "from "}
              {item.quote === null ? "no source" : `“${item.quote}”`}
              {item.place && !item.factDate ? `, ${item.place}` : null}
            </p>
          </li>
        ))}
      </ul>
      <PartLinks label="claims" name="receipt" anchor="receipt" list={claims} />
    </Disclosure>
  );
}

function OwnList({ own, count }: { own: ReceiptView["own"]; count: number }) {
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
      {count > own.length ? <p className="mt-2 text-muted">And {count - own.length} more of yours.</p> : null}
    </section>
  );
}
