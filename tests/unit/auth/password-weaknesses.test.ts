import { createHash } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { pwnedPasswords } from "~/adapters/pwned-passwords";
import { commonPasswords } from "~/domain/auth/password/common-passwords";
import { passwordWeaknesses } from "~/domain/auth/password/password-weaknesses.server";

const leaked = "a leaked sentence";
const digest = createHash("sha1").update(leaked).digest("hex").toUpperCase();
const asked: string[] = [];
let answer: (response: ServerResponse) => void;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => vi.restoreAllMocks());

const service = () => pwnedPasswords(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const lines = (count: number) => `${"0".repeat(35)}:3\r\n${digest.slice(5)}:${count}\r\n${"F".repeat(35)}:0`;

it("has nothing against a long sentence, and asks for no digits or capitals", async () => {
  for (const good of ["a quiet green lamp", "zwölf große äpfel", `${"x".repeat(40)}yz!`]) {
    expect(await passwordWeaknesses({ breachedPasswords: null }, good)).toEqual([]);
  }
});

it("names what is short, monotonous or known to everybody, in any case", async () => {
  const weaknesses = (password: string) => passwordWeaknesses({ breachedPasswords: null }, password);
  expect(await weaknesses("lamp 7!")).toEqual(["length"]);
  expect(await weaknesses("abcabcabcabc")).toEqual(["characters"]);
  expect(await weaknesses("Sunshine")).toEqual(["pwned"]);
});

it("knows 3,000 common passwords that are long enough to be chosen", () => {
  const words = commonPasswords.trim().split(/\s+/);
  expect(new Set(words).size).toBe(3000);
  expect(words.every((word) => word.length >= 8 && word === word.toLowerCase())).toBe(true);
});

it("asks the range search for five digits of the hash, and takes padding for nothing", async () => {
  answer = (response) => response.end(lines(12));
  expect(await passwordWeaknesses({ breachedPasswords: service() }, leaked)).toEqual(["pwned"]);
  expect(asked).toEqual([`/range/${digest.slice(0, 5)}`]);
  expect(await service().has("another sentence")).toBe(false);
  answer = (response) => response.end(lines(0));
  expect(await service().has(leaked)).toBe(false);
});

it("lets a password pass where the service fails or takes longer than a second", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  answer = (response) => response.writeHead(503).end();
  expect(await passwordWeaknesses({ breachedPasswords: service() }, leaked)).toEqual([]);
  answer = () => {};
  // Never answered: only the time limit ends it.
  expect(await passwordWeaknesses({ breachedPasswords: service() }, leaked)).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(leaked);
});
