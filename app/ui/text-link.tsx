import { Link, type LinkProps } from "@remix-run/react";

/** Exported for buttons that should look like a link. */
export const textLink = "font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong";

export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
