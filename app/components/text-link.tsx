import { Link, type LinkProps } from "@remix-run/react";

/** Also for a button that takes a step as quietly as a link leads on. */
export const textLink = "font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong";

export function TextLink({ className = "", ...rest }: LinkProps) {
  return <Link {...rest} className={`${textLink} ${className}`} />;
}
