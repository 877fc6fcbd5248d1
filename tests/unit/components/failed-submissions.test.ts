import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catchFailedSubmissions } from "~/ui/forms/failed-submissions";

const page = "https://lapel.test/app/dashboard/profile";
const reply = { headers: { "Content-Type": "text/x-script; charset=utf-8" } };

beforeEach(() => vi.stubGlobal("window", { location: { href: page } }));
afterEach(() => vi.unstubAllGlobals());

/** Sends a form as the router does, over a connection that behaves like `send`. */
function sendForm(send: typeof fetch, init: RequestInit = {}): Promise<Response> {
  return catchFailedSubmissions(send)(new URL(`${page}.data`), { method: "POST", ...init });
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"));

it.each<[string, typeof fetch]>([
  ["the connection is lost", failing],
  ["it is lost half-way", async () => new Response(broken(), reply)],
  ["the server broke", async () => new Response("[]", { ...reply, status: 500 })],
  ["something between answers with a page", async () => new Response("<html>", { status: 502 })],
])("answers a form with null where %s", async (_, send) => {
  const answer = await sendForm(send);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('[{"_1":-5},"data"]\n');
});

it.each([200, 202, 400, 409, 429, 503])("passes an answer with status %d on", async (status) => {
  const answer = await sendForm(async () => new Response('["said"]', { ...reply, status }));
  expect([answer.status, await answer.text()]).toEqual([status, '["said"]']);
});

it("passes an answer without a body on", async () => {
  const answer = await sendForm(async () => new Response(null, { status: 204 }));
  expect(answer.status).toBe(204);
});

it("says nothing of a form that was given up, and leaves all other requests alone", async () => {
  await expect(sendForm(failing, { signal: AbortSignal.abort() })).rejects.toThrow("Failed to fetch");
  const fetching = catchFailedSubmissions(failing);
  await expect(fetching(`${page}.data`)).rejects.toThrow("Failed to fetch");
  await expect(fetching("/app/dashboard/resumes/builder/draft", { method: "POST" })).rejects.toThrow();
});

it("gives the router a page's data when all of it is there, and fails before where it breaks off", async () => {
  const load = (body: ReadableStream) => catchFailedSubmissions(async () => new Response(body, reply))(`${page}.data`);
  expect(await (await load(streamOf(['["first",', '"last"]']))).text()).toBe('["first","last"]');
  await expect(load(broken())).rejects.toThrow("network error");
});

function streamOf(parts: string[]): ReadableStream {
  return new ReadableStream({
    pull: (controller) => {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
}

function broken(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
}
