import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

const logged = () => log.mock.calls.map((words) => words.join(" "));

it("says so with its texts, a status and a title of its own, in the frame of the site", async () => {
  const response = await new Browser().get("/nowhere");
  const html = await response.text();
  expect(response.status).toBe(404);
  for (const text of ["404", "Oops! Page not found", "Return to Home", "Built by job seekers, for job seekers."]) {
    expect(visibleText(html)).toContain(text);
  }
  expect(html).toMatch(/<a\b[^>]*\bhref="\/"[^>]*>Return to Home<\/a>/);
  expect(html).toContain("<title>Page not found · Lapel</title>");
  expect(logged()).toEqual(["Not found: GET /nowhere"]);
});

it.each(["GET", "HEAD", "POST"])("logs the path that %s tried, and nothing of what came with it", async (method) => {
  const browser = new Browser();
  const headers = { Origin: browser.origin };
  const response = await browser.send("/old/page?token=secret#part", { method, headers });
  expect(response.status).toBe(404);
  expect(logged()).toEqual([`Not found: ${method} /old/page`]);
});

const hostile = [
  { name: "line breaks", path: "/a%0d%0aNot%20found:%20GET%20/forged" },
  { name: "raw line breaks", path: "/a\r\nNot found: GET /forged" },
  { name: "escape sequences of a terminal", path: "/%1b[2J%1b[31mred\u001b[0m" },
  { name: "a null, a bell and a delete", path: "/%00%07%7f" },
  { name: "text that turns around", path: "/\u202egnp.exe%e2%80%ae" },
  { name: "the lines of other scripts", path: "/\u2028\u2029\u0085" },
  { name: "emoji and marks without end", path: `/🦄${"\u0301".repeat(500)}` },
  { name: "a very long path", path: `/${"long".repeat(1500)}` },
  { name: "a very deep path", path: `/${"a/".repeat(7000)}` },
  { name: "what looks like markup", path: "/<script>alert(1)</script>" },
];

it.each(hostile)("writes one short plain line for $name", async ({ path }) => {
  const response = await new Browser().get(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(visibleText(html)).toContain("Oops! Page not found");
  expect(html).not.toContain("<script>alert");
  const lines = logged();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Not found: GET \/[\x21-\x7e]{0,199}$/);
});
