import type { Receipt } from "../tailor/change";
import { Disclosure } from "./disclosure";
import { keyed } from "./keyed";
import { formatDay } from "./local-date";

/** Every claim of the new resume and letter with the words that prove it. */
export function EvidenceReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <Disclosure title={`The receipt: ${receipt.claims.length} claims, each with its source`} anchor="receipt">
      <p className="max-w-prose text-sm text-muted">
        Left, what the new resume and letter say. Right, the words of yours that prove it. SHA-256 over source, texts
        and claims: <code className="break-all">{receipt.hash}</code>
      </p>
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
