import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSuspicious, logSecurityEvent, logValidationError } from "~/routes/landing/waitlist-script/security-log";
import { stubBrowser } from "./browser-storage";

const key = "lapel.security-log";
const minute = 60 * 1000;
const now = Date.UTC(2026, 10, 21, 12);
let stored: Map<string, string>;
const events = () => JSON.parse(stored.get(key) ?? "[]");

beforeEach(() => {
  stored = stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("notes type, time, browser and page, and of a wrong value the first 10 characters", () => {
  logValidationError("email", "Please enter a valid email address", "ines.halvorsen@", now);
  logSecurityEvent("form_submission", now + 1);
  const place = { userAgent: "Testing/1.0", url: "https://lapel.test/" };
  const wrong = { field: "email", message: "Please enter a valid email address", value: "ines.halvo" };
  expect(events()).toEqual([
    { type: "validation_error", timestamp: now, details: { ...wrong, ...place } },
    { type: "form_submission", timestamp: now + 1, details: place },
  ]);
});

it("keeps the last 100 events", () => {
  for (let at = 0; at < 130; at++) logSecurityEvent("form_submission", now + at);
  expect(events()).toHaveLength(100);
  expect(events()[0].timestamp).toBe(now + 30);
});

it.each([
  ["rate_limit_exceeded", 5],
  ["validation_error", 10],
  ["webhook_abuse", 0],
] as const)("finds more than %s × %i within 15 minutes suspicious", (type, allowed) => {
  for (let at = 0; at < allowed; at++) logSecurityEvent(type, now);
  expect(isSuspicious(now)).toBe(false);
  logSecurityEvent(type, now);
  expect(isSuspicious(now)).toBe(true);
  expect(isSuspicious(now + 15 * minute - 1)).toBe(true);
  expect(isSuspicious(now + 15 * minute)).toBe(false);
});

it("finds any number of submissions fine, and a clock that was put back", () => {
  for (let at = 0; at < 50; at++) logSecurityEvent("form_submission", now);
  logSecurityEvent("webhook_abuse", now + 60 * minute);
  expect(isSuspicious(now)).toBe(false);
});

it.each(["{", "7", '"x"', "[1,null,{}]", '[{"type":1,"timestamp":2}]', '[{"type":"webhook_abuse"}]'])(
  "takes a log that reads %s for an empty one",
  (text) => {
    stored.set(key, text);
    expect(isSuspicious(now)).toBe(false);
    logSecurityEvent("form_submission", now);
    expect(events()).toHaveLength(1);
  },
);

it.each(["full", "broken"] as const)("remembers for as long as the page lives where the storage is %s", (kind) => {
  stored = stubBrowser(kind);
  logSecurityEvent("webhook_abuse", now);
  expect(isSuspicious(now)).toBe(true);
});
