import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

type Look = "primary" | "quiet" | "danger";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 text-center rounded-lg py-2 font-semibold motion-safe:transition-colors active:translate-y-px disabled:translate-y-0 disabled:cursor-progress disabled:border disabled:border-line-strong disabled:bg-paper disabled:text-muted";
const looks: Record<Look, string> = {
  primary: "border border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  quiet: "border border-line-strong bg-surface text-ink hover:bg-accent-soft",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
};

export function Button({
  look = "primary",
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...rest} className={`${base} px-4 ${looks[look]} ${className}`} />;
}

export function LinkButton({ look = "primary", className = "", ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={`${base} px-4 ${looks[look]} ${className}`} />;
}

/** A jump within the page: a plain link, so that nothing is loaded anew. */
export function JumpButton({
  look = "primary",
  className = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a {...rest} className={`${base} px-4 ${looks[look]} ${className}`} />;
}

/** A download: a plain link, so that the browser and not the router follows it. */
export function FileButton({
  look = "quiet",
  className = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a {...rest} className={`${base} px-2.5 sm:px-3 ${looks[look]} ${className}`} />;
}
