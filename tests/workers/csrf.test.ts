import { v7 } from "uuid";
import { expect, it } from "vitest";
import { issueOneTimeToken } from "../../app/domain/auth/tokens/issue-one-time-token.server";
import { makeFormToken } from "../../app/http/form-token.server";
import { Browser } from "../support/browser";
import { assure, seedFactor, seedRecoveryCodes } from "../support/factors";
import { tokenFor } from "../support/form-token";
import { mailsTo, tokenIn } from "../support/mailbox";
import { app, newMember, newMemberWithPassword, register } from "../support/members";
import { nurseText, seedAnswer, seedJob, seedResume, wardPost } from "../support/seed";
import { totpCode } from "../support/totp";
import { worldState } from "../support/world-state";

type Fields = Record<string, string>;
interface Attempt {
  browser: Browser;
  path: string;
  /** All that its form sends, the token aside. */
  fields: Fields;
  /** What the answer shows where it leads nowhere else. */
  shown?: string;
}

const password = "a long sentence";

/** Every route with an action, and a request that would change something there. */
const attempts: Record<string, () => Promise<Attempt>> = {
  "auth/sign-up.tsx": async () => ({
    browser: new Browser(),
    path: "/app/sign-up",
    fields: { email: `${v7()}@example.com`, password, confirmPassword: password },
  }),
  "auth/confirm.tsx": async () => {
    const email = `${v7()}@example.com`;
    await register(new Browser(), email, password);
    const [mail] = await mailsTo(email);
    return { browser: new Browser(), path: "/app/auth/confirm", fields: { token: tokenIn(mail) } };
  },
  "auth/login.tsx": async () => ({
    browser: new Browser(),
    path: "/app/login",
    fields: { email: "somebody@example.com", password },
    shown: "Email or password is wrong",
  }),
  "auth/auth.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth",
    fields: { email: "somebody@example.com", password },
    shown: "Email or password is wrong",
  }),
  "auth/check-mail.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth/check-mail",
    fields: { email: `${v7()}@example.com` },
  }),
  "auth/forgot-password.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth/forgot-password",
    fields: { email: (await newMember()).user.email },
  }),
  "auth/reset-password.tsx": async () => {
    const { user } = await newMember();
    const { token } = await issueOneTimeToken(app, {
      type: "recovery",
      email: user.email,
      userId: user.id,
      payload: {},
    });
    const fields = { token, password, confirmPassword: password };
    return { browser: new Browser(), path: "/app/auth/reset-password", fields };
  },
  "auth/confirm-email-change.tsx": async () => {
    const { user } = await newMember();
    const to = { email: `new.${user.email}`, userId: user.id };
    const { token } = await issueOneTimeToken(app, { type: "email_change", ...to, payload: {} });
    return { browser: new Browser(), path: "/app/auth/confirm-email-change", fields: { token } };
  },
  "dashboard/profile.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile",
    fields: { name: "Dana Reyes" },
  }),
  "dashboard/profile-password.tsx": async () => {
    const { browser } = await newMemberWithPassword(password);
    const fields = { currentPassword: password, password: "a longer sentence", confirmPassword: "a longer sentence" };
    return { browser, path: "/app/dashboard/profile/password", fields };
  },
  "dashboard/profile-email.tsx": async () => {
    const { browser, user } = await newMemberWithPassword(password);
    const fields = { email: `new.${user.email}`, currentPassword: password };
    return { browser, path: "/app/dashboard/profile/email", fields };
  },
  "auth/logout.tsx": async () => ({ browser: (await newMember()).browser, path: "/app/logout", fields: {} }),
  "auth/second-factor.tsx": async () => {
    const { browser, user } = await newMember();
    await seedFactor(user.id);
    const [code = ""] = await seedRecoveryCodes(user.id);
    return { browser, path: "/app/auth/second-factor", fields: { intent: "recovery", code } };
  },
  "dashboard/profile-two-step.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile/two-step",
    fields: { type: "totp", name: "Tablet" },
  }),
  "dashboard/profile-two-step-factor.tsx": async () => {
    const { browser, user } = await newMember();
    const { id, secret } = await seedFactor(user.id, { status: "unverified" });
    const path = `/app/dashboard/profile/two-step/${id}`;
    return { browser, path, fields: { intent: "code", code: totpCode(secret) } };
  },
  "dashboard/profile-two-step-remove.tsx": async () => {
    const { browser, user } = await newMember();
    const { id } = await seedFactor(user.id, { status: "unverified" });
    return { browser, path: `/app/dashboard/profile/two-step/${id}/remove`, fields: {} };
  },
  "dashboard/profile-two-step-codes.tsx": async () => {
    const { browser, user } = await newMember();
    await seedFactor(user.id);
    await assure(user.id);
    return { browser, path: "/app/dashboard/profile/two-step/recovery-codes", fields: {}, shown: "recovery codes" };
  },
  "dashboard/profile-sessions.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile/sessions",
    fields: { end: "all" },
  }),
  "dashboard/profile-delete.tsx": async () => {
    const { browser } = await newMemberWithPassword(password);
    return { browser, path: "/app/dashboard/profile/delete", fields: { step: "delete", password } };
  },
  "dashboard/resumes.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/resumes",
    fields: { id: v7(), text: nurseText },
  }),
  "dashboard/add-job.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/add-job",
    fields: { id: v7(), title: "Ward Nurse", company: "", description: wardPost },
  }),
  "dashboard/matcher.tsx": async () => {
    const member = await newMember();
    const fields = { resumeId: await seedResume(member), jobId: await seedJob(member) };
    return { browser: member.browser, path: "/app/dashboard/matcher", fields };
  },
  "dashboard/rewrites.tsx": async () => {
    const member = await newMember();
    const fields = { id: v7(), resumeId: await seedResume(member), jobId: await seedJob(member) };
    return { browser: member.browser, path: "/app/dashboard/rewrites", fields };
  },
  "dashboard/answers.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/answers",
    fields: { subject: "Wound care", answer: "yes", detail: "" },
  }),
  "dashboard/answer.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/answers/${await seedAnswer(member, "Wound care")}`;
    return { browser: member.browser, path, fields: { answer: "no", detail: "" } };
  },
  "dashboard/withdraw-answer.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/answers/${await seedAnswer(member, "Wound care")}/withdraw`;
    return { browser: member.browser, path, fields: {} };
  },
};
const answers404 = "not-found.tsx";

it("knows every route that has an action", () => {
  const sources = import.meta.glob<string>("../../app/routes/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const withAction = Object.entries(sources)
    .filter(([, source]) => /^export\s+(async\s+function|function|const|let|\{[^}]*)\s*\baction\b/m.test(source))
    .map(([path]) => path.replace("../../app/routes/", ""))
    // Calls of the API read no cookie: there is nothing that another site could borrow.
    .filter((path) => !path.startsWith("api/"));
  expect(withAction.sort()).toEqual([...Object.keys(attempts), answers404].sort());
});

it.each(Object.entries(attempts))("%s refuses other sites, other media and other tokens", async (_, prepare) => {
  const { browser, path, fields } = await prepare();
  await browser.get("/");
  const formToken = await tokenFor(browser);
  const form = (token: string | null) => new URLSearchParams(token === null ? fields : { ...fields, formToken: token });
  const own = { Origin: browser.origin };
  const post = (headers: HeadersInit, body: BodyInit, to = path, method = "POST") =>
    browser.send(to, { method, headers, body });

  const old = app.now() - 25 * 60 * 60 * 1000;
  const tokens = {
    missing: null,
    empty: "",
    stale: await tokenFor(browser, old),
    future: await tokenFor(browser, app.now() + 60 * 60 * 1000),
    "of another browser": await new Browser().formToken("/app/login"),
    "of another session": await (await newMember()).browser.formToken("/app/logout"),
    tampered: formToken.replace(/.$/, formToken.endsWith("A") ? "Q" : "A"),
    "with a moved time": formToken.replace(/^\d+/, (time) => String(Number(time) + 1)),
    "of another secret": await makeFormToken("x".repeat(40), "anything", app.now()),
    "that is not one": "1.2.3",
  };
  const before = await worldState();
  const foreign: HeadersInit[] = [
    { Origin: "https://evil.example" },
    { Origin: "https://lapel.test.evil.example" },
    { Origin: "http://lapel.test" },
    { Origin: "https://lapel.test:8443" },
    { Origin: "null" },
    {},
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  ];
  for (const headers of foreign) {
    expect((await post(headers, form(formToken))).status, JSON.stringify(headers)).toBe(403);
    expect((await post(headers, form(formToken), `${path}.data`)).status).toBe(403);
  }
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    expect((await post({ Origin: "null" }, form(formToken), path, method)).status).toBe(403);
  }

  const plain = form(formToken).toString();
  for (const type of ["text/plain", "application/json", "multipart/form-data"]) {
    const response = await post({ ...own, "Content-Type": type }, plain);
    expect([400, 403, 415], type).toContain(response.status);
  }

  for (const [name, token] of Object.entries(tokens)) {
    expect((await post(own, form(token))).status, name).toBe(403);
    expect((await post(own, form(token), `${path}.data`)).status, name).toBe(403);
  }
  expect(await worldState()).toEqual(before);
});

it("gives the visitor's token no power after sign-in", async () => {
  const { browser } = await newMember();
  const session = browser.cookies.get("__Host-session") ?? "";
  browser.cookies.delete("__Host-session");
  const anonymous = await browser.formToken("/app/login");
  browser.cookies.set("__Host-session", session);
  const response = await browser.submit("/app/logout", { formToken: anonymous });
  expect(response.status).toBe(403);
  expect((await browser.get("/app/dashboard")).status).toBe(200);
});

// After the refusals: a rewrite that is asked for here goes on in the queue.
it.each(Object.entries(attempts))("%s does what its own page asks for", async (_, prepare) => {
  const { browser, path, fields, shown } = await prepare();
  await browser.get("/");
  const response = await browser.submit(path, { formToken: await tokenFor(browser), ...fields });
  if (shown === undefined) expect(response.status).toBe(303);
  else expect(await response.text()).toContain(shown);
});
