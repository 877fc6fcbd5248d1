import { beforeAll, expect, it } from "vitest";
import { personalTables } from "~/domain/privacy/personal-data";
import { cookieSeconds } from "~/http/cookies.server";
import type { LimitRule } from "~/ports/limits";
import { Browser } from "../support/http/browser";
import { linksIn, visibleText } from "../support/http/markup";
import { workerWith } from "../support/runner/worker-with";

const origin = "https://lapel.test";
const day = 24 * 60 * 60 * 1000;

const policyOf = async (variables: Record<string, unknown>) =>
  visibleText(await (await workerWith(variables)(`${origin}/privacy-policy`, {})).text());

let html: string;
let text: string;
beforeAll(async () => {
  html = await new Browser().page("/privacy-policy");
  text = visibleText(html);
});

const limitsOf = import.meta.glob<Record<string, unknown>>("../../app/domain/**/limits.ts", { eager: true });

function constant(file: string, name: string): number {
  const value = limitsOf[`../../app/domain/${file}/limits.ts`]?.[name];
  if (typeof value !== "number") throw new Error(`${file} has no number ${name}`);
  return value;
}

it("says what the product does, in the product's own figures", () => {
  const days = (milliseconds: number) => `${milliseconds / day} days`;
  const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;
  const sentences = [
    `files of up to ${constant("resumes", "resumeFileMaxBytes") / 1024 / 1024} MB`,
    `after ${days(constant("auth", "sessionIdleMilliseconds"))} without use`,
    `${days(constant("auth", "sessionAbsoluteMilliseconds"))} after signing in at the latest`,
    `Links work for ${constant("auth", "mailedLinkMilliseconds") / 3_600_000} hours`,
    `codes for ${minutes(constant("auth", "mailedCodeMilliseconds"))}`,
    `Wait in the bin for ${days(constant("resumes", "binMilliseconds"))}`,
    `Removed after ${minutes(constant("resumes", "unstoredMaxAgeMilliseconds"))}`,
    `first ${constant("waitlist", "eventValueCharacters")} characters of a refused value`,
    `What forms took and refused ${days(constant("waitlist", "eventsKeptMilliseconds"))} at most`,
    `as a hash for at most ${days(constant("waitlist", "usedFormsMilliseconds"))}`,
    `a second sweep ${minutes(constant("privacy", "secondErasureSeconds") * 1000)} later`,
  ];
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(constant("jobs", "binMilliseconds")).toBe(constant("resumes", "binMilliseconds"));
});

it("counts attempts no longer than it says", () => {
  const rules = Object.values(limitsOf)
    .flatMap(Object.values)
    .filter(
      (value): value is LimitRule => typeof value === "object" && value !== null && "windowMilliseconds" in value,
    );
  expect(rules.length).toBeGreaterThan(10);
  const longest = Math.max(...rules.map(({ windowMilliseconds }) => windowMilliseconds));
  expect(text).toContain(`Counts of attempts ${longest / 3_600_000} hours at most.`);
});

it("lists every kind of record that the download of an account has, and every cookie", () => {
  for (const { about } of personalTables) expect(text).toContain(about);
  for (const name of Object.keys(cookieSeconds)) expect(text).toMatch(new RegExp(` ${name} For \\d+ \\w+: `));
  expect(text).toContain(`session For ${(cookieSeconds.session * 1000) / day} days: `);
});

it("names those whom this installation works with, and nobody else", async () => {
  const others = ["Language model", "Automation", "Google", "Twilio", "Have I Been Pwned"];
  expect(text).toContain("Cloudflare");
  expect(text).toContain("No language model of another company is used");
  for (const name of others) expect(text.replace("sign-in with Google together", "")).not.toContain(name);
  const connected = await policyOf({
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: "https://models.example/v1",
    WAITLIST_WEBHOOK_URL: "https://hooks.example/waitlist",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
    TWILIO_ACCOUNT_SID: "id",
    TWILIO_AUTH_TOKEN: "token",
    TWILIO_FROM: "+440000000000",
    PWNED_PASSWORDS_URL: "https://passwords.example",
  });
  for (const name of others) expect(connected).toContain(name);
  expect(connected).toContain("Language model (models.example)");
  expect(connected).toContain("Automation (hooks.example)");
  expect(connected).not.toContain("No language model of another company");
});

it("says whom to write to, by email and by post", async () => {
  const written = await policyOf({
    CONTACT_EMAIL: "dana@lapel.test",
    POSTAL_ADDRESS: "Lapel Ltd, 1 High Street, Leeds",
  });
  for (const part of ["dana@lapel.test", "Lapel Ltd", "1 High Street", "Leeds"]) expect(written).toContain(part);
});

it("leads from its contents to every section, and asks nobody for scripts", () => {
  const links = linksIn(html, /^\/privacy-policy#/).map((href) => href.replace(/.*#/, ""));
  expect(links.length).toBeGreaterThanOrEqual(10);
  for (const id of links) expect(html).toContain(`<section id="${id}"`);
  expect(html.match(/<section id=/g)).toHaveLength(links.length);
  expect(html).not.toContain("<script");
});
