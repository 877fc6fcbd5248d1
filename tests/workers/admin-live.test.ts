import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newAdmin } from "../support/accounts/admins";
import { newMember, register } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { heldWaitlist, join } from "../support/messages/waitlist";

interface Opened {
  socket: WebSocket;
  areas: Set<string>;
  closed: Promise<number>;
}

async function open(browser: Browser): Promise<Opened> {
  const response = await browser.get("/app/admin/live", { Upgrade: "websocket", Origin: browser.origin });
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("No socket");
  const areas = new Set<string>();
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  socket.addEventListener("message", ({ data }) => {
    const { changed } = JSON.parse(String(data)) as { changed: string[] };
    for (const area of changed) areas.add(area);
  });
  socket.accept();
  return { socket, areas, closed };
}

it("tells an open page of a sign-up and of somebody who joins the waitlist within two seconds", async () => {
  const { browser } = await newAdmin();
  const { socket, areas } = await open(browser);
  await register(new Browser(), "somebody@example.com", "a long sentence");
  await expect.poll(() => [...areas], { timeout: 2000 }).toContain("users");
  await join(heldWaitlist({}).ctx);
  await expect.poll(() => [...areas], { timeout: 2000 }).toContain("waitlist");
  socket.close();
});

it("tells nothing of who did what", async () => {
  const { browser } = await newAdmin();
  const { socket } = await open(browser);
  const heard: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    heard.push(String(data));
  });
  await register(new Browser(), "quiet@example.com", "a long sentence");
  await expect.poll(() => heard.length, { timeout: 2000 }).toBeGreaterThan(0);
  for (const message of heard) expect(JSON.parse(message)).toEqual({ changed: expect.any(Array) });
  expect(heard.join()).not.toContain("quiet");
  socket.close();
});

it("ends the socket of a session that is over, and of an admin who is none any more, before it hears more", async () => {
  const [over, demoted, admin] = [await newAdmin(), await newAdmin(), await newAdmin()];
  const sockets = [await open(over.browser), await open(demoted.browser), await open(admin.browser)] as const;
  await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(over.user.id).run();
  await env.DB.prepare("UPDATE profiles SET role = 'user' WHERE id = ?").bind(demoted.user.id).run();
  await register(new Browser(), "third@example.com", "a long sentence");
  expect(await Promise.all([sockets[0].closed, sockets[1].closed])).toEqual([4403, 4403]);
  await expect.poll(() => [...sockets[2].areas], { timeout: 2000 }).toContain("users");
  expect([sockets[0].areas.size, sockets[1].areas.size]).toEqual([0, 0]);
  sockets[2].socket.close();
});

it("opens no socket for other sites and other people", async () => {
  const [admin, member] = [await newAdmin(), await newMember()];
  const upgrade = { Upgrade: "websocket" };
  const path = "/app/admin/live";
  expect((await admin.browser.get(path, { ...upgrade, Origin: "https://elsewhere.test" })).status).toBe(403);
  expect((await admin.browser.get(path, upgrade)).status).toBe(403);
  expect((await member.browser.get(path, { ...upgrade, Origin: member.browser.origin })).status).toBe(302);
  expect((await admin.browser.get(path)).status).toBe(426);
});
