import { expect, it } from "vitest";
import { UsageDown } from "~/domain/rewriting/request/admit-rewrite.server";
import { UnreadableContent } from "~/domain/storage/content-kind";
import { unexpectedError } from "~/http/api/api-error";
import { LimiterDown } from "~/ports/limits";

it("asks to come again where something is down that comes back, and only there", () => {
  for (const [error, status] of [
    [new LimiterDown("Down"), 503],
    [new UsageDown("Down"), 503],
    [new UnreadableContent("unreachable", "A resume"), 503],
    [new UnreadableContent("damaged", "A resume"), 500],
    [new UnreadableContent("missing", "A resume"), 500],
    [new Error("A bug"), 500],
  ] as const) {
    const answer = unexpectedError(error);
    expect([answer.status, "Retry-After" in (answer.more.headers ?? {})]).toEqual([status, status === 503]);
  }
});
