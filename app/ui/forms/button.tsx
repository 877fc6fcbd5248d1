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

/** A link to another part of the same page. It bypasses the router, which would load the page's data again. */
export function JumpButton({
  look = "primary",
  className = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a {...rest} className={`${base} px-4 ${looks[look]} ${className}`} />;
}

/** A link to a download. It bypasses the router, which can only open pages. */
export function FileButton({
  look = "quiet",
  className = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a {...rest} className={`${base} px-2.5 sm:px-3 ${looks[look]} ${className}`} />;
}

/** Exported for buttons that should look like a link. */
export const textLink = "font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong";

export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
