import { expect, it, vi } from "vitest";
import { logError } from "~/log-error";

it("logs a failed query without what was in it", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const error = Object.assign(new Error("Failed query: insert … params: Dana Reyes, nurse"), {
    query: "insert into resumes (text) values (?)",
    params: ["Dana Reyes, nurse"],
    cause: new Error("D1_ERROR: too large"),
  });
  logError("POST /app/dashboard/resumes", error);
  const written = JSON.stringify(log.mock.calls.map((call) => call.map(String)));
  expect(written).toContain("insert into resumes");
  expect(written).toContain("too large");
  expect(written).not.toContain("Dana");
  log.mockRestore();
});
