import { password } from "../e2e/account";
import { type Attack, type AttackedServer, type Finding, type Visitor, withCpu } from "./attack-frame";

/** 6 of most kinds and 4 resets. */
const mailsOfStrangers = 10;
const mailsOfOneNetwork = 5;
const textsToNewNumber = 5;
const wrongPasswords = 1000;

/** Visitors of as many networks. */
function strangers(server: AttackedServer, count: number): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: count }, () => server.visitor()));
}

/** Everything that makes the site mail an address of which nothing is known. */
const bombs: ((visitor: Visitor, email: string) => Promise<unknown>)[] = [
  (visitor, email) => visitor.post("/app/sign-up", { email, password, confirmPassword: password }),
  (visitor, email) => visitor.post("/app/auth/check-mail", { email }),
  (visitor, email) => visitor.post("/", { firstName: "Robin", email }),
  (visitor, email) => callApi(visitor, "/signup", { email, password }),
  (visitor, email) => callApi(visitor, "/resend", { type: "signup", email }),
  (visitor, email) => callApi(visitor, "/recover", { email }),
];

function callApi(visitor: Visitor, path: string, body: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return visitor.send(`/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Ways to write one mailbox. */
function spellings(name: string): string[] {
  const dotted = name.replace(/^(.)(.)/, "$1.$2");
  return [name, `${name}+1`, `${name}+news`, dotted, `${dotted}+2`].map((local) => `${local}@postbox.example`);
}

async function bomb(server: AttackedServer, networks: number, name: string): Promise<number> {
  const to = spellings(name);
  const visitors = await strangers(server, networks);
  for (const [at, visitor] of visitors.entries()) {
    for (const send of bombs) await send(visitor, to[at % to.length] ?? "");
  }
  await settled();
  const counts = await Promise.all(to.map(async (email) => (await server.mails(email)).length));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The queue delivers within a moment. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2000));

async function bombMailbox(server: AttackedServer): Promise<Finding[]> {
  const [one, many] = [await bomb(server, 1, "first.victim"), await bomb(server, 25, "other.victim")];
  return [
    {
      what: "one network bombs a mailbox by 6 ways to be mailed",
      measured: `${one} mails`,
      promise: `${mailsOfOneNetwork} a day`,
      holds: one > 0 && one <= mailsOfOneNetwork,
    },
    {
      what: "25 networks, 5 spellings, 6 ways to be mailed",
      measured: `${many} mails`,
      promise: `${mailsOfStrangers} a day, and 4 at the owner's own requests`,
      holds: many > 0 && many <= mailsOfStrangers,
    },
  ];
}

async function keepOwnerFromMail(server: AttackedServer): Promise<Finding[]> {
  const { email } = await server.member();
  const own = await server.visitor();
  await own.post("/app/login", { email, password });
  await own.post("/app/logout", {});
  for (const stranger of await strangers(server, 2)) {
    for (let time = 0; time < 4; time++) {
      await callApi(stranger, "/recover", { email });
      stranger.cookies.clear();
      await stranger.post("/app/auth/forgot-password", { email });
    }
  }
  const before = (await mailsAfter(server, email)).length;
  await (await server.visitor()).post("/app/auth/forgot-password", { email });
  const fresh = (await mailsAfter(server, email)).length - before;
  for (const stranger of await strangers(server, 15)) await callApi(stranger, "/recover", { email });
  const full = (await mailsAfter(server, email)).length;
  await own.post("/app/auth/forgot-password", { email });
  const known = (await mailsAfter(server, email)).length - full;
  return [
    {
      what: "2 networks ask for the owner's reset before the owner does, from a browser never seen",
      measured: `${before} mails, then ${fresh} to the owner's own request`,
      promise: "the owner's request is mailed",
      holds: fresh === 1,
    },
    {
      what: "17 networks do, and the owner's browser has signed in before",
      measured: `${full} mails, then ${known}`,
      promise: "the owner's request is mailed, however many networks",
      holds: known === 1 && full <= mailsOfStrangers,
    },
  ];
}

async function mailsAfter(server: AttackedServer, email: string) {
  await settled();
  return server.mails(email);
}

async function lockOut(server: AttackedServer): Promise<Finding[]> {
  const { email } = await server.member();
  const own = await server.visitor();
  await own.post("/app/login", { email, password });
  await own.post("/app/logout", {});
  const visitors = await strangers(server, 25);
  const formTokens = await Promise.all(visitors.map((visitor) => visitor.formToken("/app/login")));
  const { seconds, result } = await withCpu(server, async () => {
    const statuses: number[] = [];
    for (let round = 0; round * visitors.length < wrongPasswords; round++) {
      const answers = visitors.map((visitor, at) =>
        visitor.submit("/app/login", { formToken: formTokens[at] ?? "", email, password: `guess ${round} ${at}` }),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    return statuses;
  });
  const checked = result.filter((status) => status === 400).length;
  const stranger = await (await server.visitor()).post("/app/login", { email, password });
  const owner = await own.post("/app/login", { email, password });
  return [
    {
      what: `${result.length} wrong passwords from ${visitors.length} networks`,
      measured: `${checked} were compared, ${seconds.toFixed(1)} s of CPU; then a new browser with the right one: ${stranger.status}`,
      promise: "10 in 15 minutes are compared",
      holds: checked <= 10 && stranger.status === 429,
    },
    {
      what: "the owner signs in at once after them, in a browser that has signed in before",
      measured: `status ${owner.status}`,
      promise: "303: strangers do not lock it",
      holds: owner.status === 303,
    },
  ];
}

async function pumpTexts(server: AttackedServer): Promise<Finding[]> {
  const phone = `+44790${String(Date.now()).slice(-7)}`;
  for (let member = 0; member < textsToNewNumber + 3; member++) {
    const page = "/app/dashboard/profile/two-step";
    await (await server.member()).post(page, { type: "phone", phone, name: `Phone ${member}` });
  }
  const texts = (await mailsAfter(server, phone)).length;
  return [
    {
      what: `${textsToNewNumber + 3} accounts add one stranger's phone`,
      measured: `${texts} texts`,
      promise: `${textsToNewNumber} a day to a number that nobody confirmed`,
      holds: texts > 0 && texts <= textsToNewNumber,
    },
  ];
}

export const attacks: Attack[] = [
  { item: "7 mails: bombing a mailbox", run: bombMailbox },
  { item: "5 mails: keeping the owner from a mail of their own", run: keepOwnerFromMail },
  { item: "9 lockouts: a known device", run: lockOut },
  { item: "9 text messages: pumping", run: pumpTexts },
];
