import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { type Access, accessTable } from "../support/http/access-table";
import { newVisitors, type Visitor, type VisitorName, visitorNames } from "../support/http/access-visitors";
import { Browser } from "../support/http/browser";
import { addressOf, type BuiltRoute, builtRoutes } from "../support/http/built-routes";
import { tokenFor } from "../support/http/form-token";
import { worldState } from "../support/storage/world-state";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Visitors = Record<VisitorName, Visitor>;

const routes = builtRoutes();
const isApi = ({ path }: BuiltRoute) =>
  /^\/(auth|functions)\/v1\/|^\/\.well-known\/|^\/api\/waitlist\/leave$|^\/webhooks\//.test(path);
const methodsOf = (route: BuiltRoute): Method[] => (isApi(route) ? ["GET", "POST", "PUT", "DELETE"] : ["GET", "POST"]);
const lineOf = ({ id }: BuiltRoute): Access => accessTable[id] ?? {};

/** Those who only look share what they look at. */
let readers: Visitors;
beforeAll(async () => {
  readers = await newVisitors(visitorNames);
});

it("has a line for every route of the build, and for none besides", () => {
  expect(Object.keys(accessTable).sort()).toEqual(routes.map(({ id }) => id).sort());
});

it("names what each page's form may do, and refuses in the API's own way where a call has no such method", () => {
  for (const route of routes) {
    const has = { POST: route.hasAction, GET: true };
    if (isApi(route)) expect([route.hasLoader, route.hasAction], route.id).toEqual([true, true]);
    else expect({ POST: "POST" in lineOf(route), GET: "GET" in lineOf(route) }, route.id).toEqual(has);
  }
});

it.each(routes)("$id shows itself as the table has it", async (route) => {
  const expected = lineOf(route).GET ?? everybody("405");
  const answers: [VisitorName, string][] = [];
  for (const name of visitorNames) answers.push([name, await visit(route, "GET", readers[name])]);
  expect(Object.fromEntries(answers)).toEqual(expected);
});

it.each(routes.filter((route) => !isApi(route)))("$id guards its data like its page", async (route) => {
  const expected = lineOf(route).GET ?? everybody("405");
  for (const name of visitorNames) {
    const { browser, ids } = readers[name];
    const [status, target] = (expected[name] ?? "").split(" ");
    const path = withQuery(route, ids);
    const data = await browser.get(`${path === "/" ? "/_root" : path}.data?_routes=${encodeURIComponent(route.id)}`);
    if (target) expect([data.status, await data.text()], name).toEqual([202, expect.stringContaining(target)]);
    else if (route.hasLoader) expect(String(data.status), name).toBe(status);
  }
});

/** A refusal is an error or the way to a sign-in; who is refused by a toast was let in. */
const isRefusal = (answer: string) =>
  /^[45]|\/app\/login$|second-factor$|^302 \/app$/.test(answer) && !answer.startsWith("303");

const changes = routes.flatMap((route) =>
  methodsOf(route)
    .filter((method) => method !== "GET")
    .map((method) => {
      const expected = lineOf(route)[method] ?? everybody("405");
      const [refused, allowed] = [true, false].map((kind) =>
        visitorNames.filter((name) => isRefusal(expected[name]) === kind),
      ) as [VisitorName[], VisitorName[]];
      return { route, method, expected, refused, allowed, title: `${method} ${route.id}` };
    }),
);
const inOrder = Object.keys(accessTable);
changes.sort((a, b) => inOrder.indexOf(a.route.id) - inOrder.indexOf(b.route.id));
type Change = (typeof changes)[number];

/** What a change answers to each of them, as the table has it. */
async function expectAnswers({ route, method, expected }: Change, names: VisitorName[], visitors: Partial<Visitors>) {
  for (const name of names) {
    const visitor = visitors[name];
    if (!visitor) throw new Error(`No ${name} came`);
    expect(await visit(route, method, visitor), name).toBe(expected[name]);
  }
}

/** What the test before left. */
let world: Record<string, unknown> | undefined;

// Before anybody changes anything: whoever is refused leaves no trace, so that the readers stay as they are.
it.each(changes.filter(({ refused }) => refused.length > 0))(
  "$title leaves no trace where it refuses",
  async (change) => {
    const before = world ?? (await worldState());
    await expectAnswers(change, change.refused, readers);
    world = await worldState();
    expect(world).toEqual(before);
  },
);

it.each(changes.filter(({ allowed }) => allowed.length > 0))("$title does what the table says", async (change) => {
  await expectAnswers(change, change.allowed, await newVisitors(change.allowed));
});

/** Status, and where a redirect leads: its path, with ":id" for ids. */
async function visit(route: BuiltRoute, method: Method, visitor: Visitor): Promise<string> {
  const fields = filled(lineOf(route).fields ?? {}, visitor.ids);
  const path = withQuery(route, visitor.ids);
  const response = isApi(route)
    ? await call(path, method, fields, visitor)
    : await submit(path, method, fields, visitor);
  const location = response.headers.get("Location");
  if (location === null) return String(response.status);
  const { origin, pathname } = new URL(location, visitor.browser.origin);
  const place = origin === visitor.browser.origin ? pathname : origin;
  return `${response.status} ${place.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")}`;
}

/** Every visit comes from an address of its own, so that limits per address do not meet. */
function call(path: string, method: Method, fields: object, { token, browser }: Visitor): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = method === "GET" ? null : JSON.stringify(fields);
  return new Browser(browser.origin).send(path, { method, headers, body });
}

async function submit(path: string, method: Method, fields: object, { browser }: Visitor) {
  if (method === "GET") return browser.get(path);
  // The landing page is the same for everybody: its form is given to a browser, whoever is signed in there.
  const formToken = path === "/" ? await browser.formToken(path) : await tokenFor(browser);
  return browser.submit(path, { formToken, ...fields });
}

function withQuery(route: BuiltRoute, ids: Visitor["ids"]): string {
  return `${addressOf(route, ids)}${lineOf(route).query ?? ""}`;
}

function filled(fields: Record<string, unknown>, ids: Visitor["ids"]): Record<string, unknown> {
  const fill = (value: unknown) => {
    if (typeof value !== "string") return value;
    return value === ":new" ? v7() : value.replace(/^:(\w+)$/, (_, name: string) => ids[name] ?? "");
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value)]));
}

function everybody(answer: string): Record<VisitorName, string> {
  return Object.fromEntries(visitorNames.map((name) => [name, answer])) as Record<VisitorName, string>;
}
