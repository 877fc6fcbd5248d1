import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A form that came back because its save was too late shows what stands now: the page's data is read again. After
 * other refusals it is not, as on every page: what the router proposes to one that decides for itself is always "yes".
 */
export const revalidatesWhenStale: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 409;
