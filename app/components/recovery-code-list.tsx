import { Download } from "lucide-react";
import { brand } from "../brand";
import { FileButton } from "./button";

/** Fresh recovery codes, this once. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const file = `${brand} recovery codes. Each works once in place of your second step.\n\n${codes.join("\n")}\n`;
  return (
    <>
      <ol className="grid max-w-md grid-cols-2 gap-x-8 gap-y-2 rounded-xl border border-line bg-paper p-5 font-mono text-base font-semibold sm:text-lg">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-muted">
        Print this page, or keep the codes in a password manager. Not on the phone alone that they stand in for.
      </p>
      <p className="mt-4">
        <FileButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${brand.toLowerCase()}-recovery-codes.txt`}
        >
          <Download aria-hidden className="size-5" /> Download as text
        </FileButton>
      </p>
    </>
  );
}
