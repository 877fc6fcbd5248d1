import { expect, it, vi } from "vitest";
import { type Member, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

/** Every page that a member can open. */
async function pagesOf(member: Member): Promise<string[]> {
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const rewriteId = await seedRewrite(member, resumeId, jobId);
  return [
    "/",
    "/app/logout",
    "/app/auth/check-mail",
    "/app/auth/check-mail?for=reset",
    "/app/auth/confirm?token=x",
    "/app/auth/confirm-email-change?token=x",
    "/app/auth/forgot-password",
    "/app/auth/reset-password?token=x",
    "/app/dashboard",
    "/app/dashboard/profile",
    "/app/dashboard/profile/email",
    "/app/dashboard/profile/password",
    "/app/dashboard/resumes",
    "/app/dashboard/resumes?tab=paste",
    `/app/dashboard/resumes?rewrite=${resumeId}`,
    `/app/dashboard/resumes/${resumeId}`,
    "/app/dashboard/add-job",
    `/app/dashboard/jobs/${jobId}`,
    `/app/dashboard/matcher?resume=${resumeId}&job=${jobId}`,
    "/app/dashboard/history",
    `/app/dashboard/rewrites/${rewriteId}`,
    "/app/dashboard/billing",
    "/dev/mail",
    "/nowhere",
  ];
}

it("lets only scripts with the nonce of their own response run, on every page", async () => {
  const member = await newMember();
  const pages = await pagesOf(member);
  const nonces = new Set<string>();
  const visits = [
    ...pages.map((path) => [member.browser, path] as const),
    ...["/", "/app/login", "/app/sign-up", "/app/auth", "/nowhere"].map((path) => [new Browser(), path] as const),
  ];
  for (const [browser, path] of visits) {
    const response = await browser.get(path);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const nonce = policy.match(/script-src 'nonce-([\w+/=]+)' 'strict-dynamic'/)?.[1] ?? "";
    expect(atob(nonce), path).toHaveLength(16);
    nonces.add(nonce);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
    // The forms of billing lead to the payment provider.
    const own = policy.replace(" https://checkout.stripe.com https://billing.stripe.com", "");
    expect(own.length < policy.length, path).toBe(path === "/app/dashboard/billing");
    expect(own).not.toMatch(/unsafe-|\*|https:|http:/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
    const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect(markup.match(/<[^>]+\s(on[a-z]+|style)=/g), path).toBeNull();
    expect(markup).not.toContain("<style");
    expect(markup).not.toContain("javascript:");
  }
  expect(nonces.size).toBe(visits.length);
});

it("sends the same protections with every kind of answer", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member);
  const answers = {
    page: await member.browser.get("/app/dashboard"),
    data: await member.browser.get("/app/dashboard/resumes.data"),
    redirect: await member.browser.get("/app"),
    "sign-in": await new Browser().get("/app/login"),
    landing: await new Browser().get("/"),
    "anonymous data": await new Browser().get("/app/login.data"),
    "not found": await member.browser.get("/nowhere"),
    "no file": await member.browser.get(`/app/dashboard/resumes/${resumeId}/file`),
    "foreign form": await member.browser.send("/app/logout", { method: "POST", headers: { Origin: "null" } }),
    "refused form": await member.browser.submit("/app/logout", {}),
    json: await new Browser().get("/dev/mail?to=nobody@example.com"),
  };
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(headers.get("X-Content-Type-Options"), name).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security"), name).toMatch(/^max-age=\d{8}/);
    expect(headers.get("Referrer-Policy"), name).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Resource-Policy"), name).toBe("same-origin");
    expect(headers.get("Content-Security-Policy"), name).toBeTruthy();
    expect(headers.get("Cache-Control"), name).toMatch(/no-store/);
  }
});

it("asks for https later only over https", async () => {
  const response = await new Browser("http://localhost:8787").get("/app/login");
  expect(response.headers.get("Strict-Transport-Security")).toBeNull();
  expect(response.headers.get("Content-Security-Policy")).not.toContain("upgrade-insecure-requests");
});

it("answers an unknown address with the not-found page, signed in or not", async () => {
  const { browser } = await newMember();
  const paths = ["/nowhere", "/app/nowhere", "/app/dashboard/nowhere", "/wp-login.php"];
  for (const visitor of [browser, new Browser()]) {
    for (const path of paths) {
      const response = await visitor.get(path);
      const html = await response.text();
      expect(response.status, path).toBe(404);
      for (const text of ["404", "Oops! Page not found", "Return to Home"]) expect(html).toContain(text);
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>[^<]*Return to Home/);
    }
  }
});

it("logs the path that was tried", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await new Browser().get("/an/old%20link?with=params");
  expect(log.mock.calls.flat().join(" ")).toContain("/an/old%20link");
  log.mockRestore();
});

it("answers what no page understands with 4xx", async () => {
  const { browser } = await newMember();
  const own = { Origin: browser.origin };
  const odd: [string, RequestInit][] = [
    ["/nowhere", { method: "POST", headers: own }],
    ["/app/dashboard", { method: "POST", headers: own, body: new URLSearchParams({ a: "1" }) }],
    ["/app/dashboard", { method: "DELETE", headers: own }],
    ["/app/dashboard", { method: "OPTIONS" }],
    ["/app/dashboard", { method: "PROPFIND" }],
    ["/app/dashboard/%E0%A4%A", { method: "GET" }],
    ["/app/dashboard/resumes/%E0%A4%A", { method: "GET" }],
    ["/app/dashboard/resumes/%00", { method: "GET" }],
    ["/app/add-job", { method: "POST", headers: own, body: "no form" }],
    ["/app/dashboard/add-job", { method: "POST", headers: own }],
    [`/app/dashboard/jobs/${"x".repeat(4000)}`, { method: "GET" }],
  ];
  for (const [path, init] of odd) {
    const { status } = await browser.send(path, init);
    expect(status >= 400 && status < 500, `${init.method} ${path.slice(0, 60)}: ${status}`).toBe(true);
  }
});

it("trusts the address of the request, not a forwarded one", async () => {
  const { browser } = await newMember();
  const body = new URLSearchParams({ formToken: await browser.formToken("/app/logout") });
  const headers = { Origin: browser.origin, "X-Forwarded-Host": "evil.example" };
  expect((await browser.send("/app/logout", { method: "POST", headers, body })).status).toBe(303);
});
