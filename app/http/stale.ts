import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A form that came back because its save was too late shows what stands now: the page's data is read again. */
export const revalidatesWhenStale: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;
