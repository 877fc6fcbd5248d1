import { type APIRequestContext, expect } from "playwright/test";

export const password = "a quiet green lamp";

interface Mail {
  subject: string;
  text: string;
}

export function newEmail(): string {
  return `robin.${crypto.randomUUID().slice(0, 8)}@postbox.example`;
}

export function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  return mailedLink(request, email, "/app/auth/confirm?");
}

/** The newest link to a page that was mailed to this address, as soon as it is there. */
export async function mailedLink(request: APIRequestContext, email: string, page: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const mails: Mail[] = await (await request.get("/dev/mail", { params: { to: email } })).json();
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    link = links.findLast((address) => address.includes(page));
    return link;
  };
  await expect.poll(look, { message: `A mail to ${email} leads to ${page}` }).toBeDefined();
  return link ?? "";
}

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/**
 * Sends the form of a page the way a browser without scripts would: hidden fields included. Answers with
 * the address it led to.
 */
export async function submit(request: APIRequestContext, page: string, fields: Fields, to = page): Promise<string> {
  const shown = await request.get(page);
  const html = await shown.text();
  const hidden = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const body = { ...hidden, ...fields };
  const hasFile = Object.values(fields).some((value) => typeof value !== "string");
  const response = await request.post(to, {
    headers: { Origin: new URL(shown.url()).origin },
    ...(hasFile ? { multipart: body } : { form: body as Record<string, string> }),
  });
  if (!response.ok()) throw new Error(`${page}: ${response.status()}`);
  return response.url();
}
