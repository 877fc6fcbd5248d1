import { Link, type LinkProps } from "@remix-run/react";

export function TextLink({ className = "", ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong ${className}`}
    />
  );
}
