import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { admitAttempt } from "~/routes/landing/waitlist-script/attempts";
import { stubBrowser } from "./browser-storage";

const minute = 60 * 1000;
const now = Date.UTC(2026, 10, 21, 12);
const email = "ines@postbox.example";
const admitted = { ok: true, withdraw: expect.any(Function) };

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("admits an e-mail three times in 15 minutes and says how long to wait then", () => {
  for (let at = 0; at < 3; at++) expect(admitAttempt(email, now + at * minute)).toEqual(admitted);
  expect(admitAttempt(email, now + 3 * minute)).toEqual({ ok: false, waitSeconds: 12 * 60 });
  expect(admitAttempt(email, now + 15 * minute - 1)).toEqual({ ok: false, waitSeconds: 1 });
  expect(admitAttempt(email, now + 15 * minute)).toEqual(admitted);
});

it("counts every e-mail by itself, and those without one together", () => {
  for (let at = 0; at < 3; at++) admitAttempt("", now);
  expect(admitAttempt("", now)).toMatchObject({ ok: false });
  expect(admitAttempt(email, now)).toEqual(admitted);
});

it("refuses the sixth sending of an hour as abuse", () => {
  for (let at = 0; at < 5; at++) expect(admitAttempt(email, now + at * 8 * minute)).toEqual(admitted);
  expect(admitAttempt(email, now + 48 * minute)).toEqual({ ok: false, isAbuse: true });
  expect(admitAttempt(email, now + 60 * minute)).toEqual(admitted);
});

it("does not count what never arrived", () => {
  for (let at = 0; at < 9; at++) {
    const admission = admitAttempt(email, now);
    expect(admission).toEqual(admitted);
    if (admission.ok) admission.withdraw();
  }
});

it("locks nobody out whose clock was put back or whose storage cannot be used", () => {
  for (let at = 0; at < 3; at++) admitAttempt(email, now + 60 * minute);
  expect(admitAttempt(email, now)).toEqual(admitted);
  stubBrowser("broken");
  expect(admitAttempt("else@postbox.example", now)).toEqual(admitted);
});
