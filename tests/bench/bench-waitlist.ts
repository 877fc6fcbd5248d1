import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { cookiesFor } from "~/http/cookies.server";
import { makeFormToken } from "~/http/form-token.server";
import { origin, speedOf, withServer } from "./bench-http";

/** Of wrangler.toml: what the server under test signs with. */
const secret = "development-only-secret-not-for-production";
const rounds = 5;
const requestsATurn = { hello: 400, join: 100 };

/** Joining the waitlist, each time as somebody else with a form of their own, against the bare answer of the same worker. */
export function benchWaitlist(): Promise<[string, string][]> {
  return withServer(async () => {
    const [hello, joining, shares]: number[][] = [[], [], []];
    await joinsPerSecond(requestsATurn.join);
    for (let round = 0; round < rounds; round++) {
      const bare = await speedOf("/dev/hello", requestsATurn.hello);
      const joined = await joinsPerSecond(requestsATurn.join);
      hello?.push(bare);
      joining?.push(joined);
      shares?.push(joined / bare);
    }
    return [
      ["requests a second, bare hello", median(hello).toFixed(0)],
      ["joining the waitlist", `${median(joining).toFixed(0)} a second, ${median(shares).toFixed(2)} of hello`],
    ];
  });
}

async function joinsPerSecond(amount: number): Promise<number> {
  const cookie = await cookiesFor(new URL(origin), secret).visitor.serialize("bench");
  const now = Date.now();
  const requests: { body: string; network: string }[] = [];
  for (let at = 0; at < amount; at++) {
    // No two forms of a browser are of one millisecond.
    const formToken = await makeFormToken(secret, { visitorId: "bench" }, now - at);
    const fields = { firstName: "Robin", email: `${randomUUID()}@example.com`, formToken };
    requests.push({ body: new URLSearchParams(fields).toString(), network: nextNetwork() });
  }
  const began = performance.now();
  let answered = began;
  const answers: Record<number, number> = {};
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: `${origin}/?index`,
        connections: 8,
        amount,
        method: "POST",
        headers: {
          Cookie: cookie.split(";")[0] ?? "",
          Origin: origin,
          "Content-Type": "application/x-www-form-urlencoded",
        },
        requests: [
          {
            setupRequest: (request) => {
              const next = requests.pop();
              const headers = { ...request.headers, "CF-Connecting-IP": next?.network ?? "" };
              return { ...request, body: next?.body ?? "", headers };
            },
          },
        ],
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on("response", (_client, status) => {
      answered = performance.now();
      answers[status] = (answers[status] ?? 0) + 1;
    });
  });
  if (answers[303] !== amount || result.errors > 0) throw new Error(`Joining was answered ${JSON.stringify(answers)}`);
  return (amount * 1000) / (answered - began);
}

let joins = 0;

/** So many people of one network, which its limits let through: a class, a fair. */
const joinsPerNetwork = 30;

function nextNetwork(): string {
  const networks = Math.floor(joins++ / joinsPerNetwork);
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

function median(figures: number[] = []): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
