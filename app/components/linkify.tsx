import type { ReactNode } from "react";

/** Turns the web addresses of a plain text into links; everything else stays text. */
export function linkify(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/\S+/g)) {
    parts.push(text.slice(end, index));
    parts.push(
      <a key={index} href={address} className="font-semibold text-accent underline underline-offset-4">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  parts.push(text.slice(end));
  return parts;
}
