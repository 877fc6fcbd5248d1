import { type APIRequestContext, request } from "playwright";
import { origin } from "./bench-http";

/** A browser without scripts: cookies, and forms with the token of their page. */
export class BenchVisitor {
  private constructor(private readonly http: APIRequestContext) {}

  static async open(at = origin): Promise<BenchVisitor> {
    return new BenchVisitor(await request.newContext({ baseURL: at, extraHTTPHeaders: { Origin: at } }));
  }

  /** Sends the form of `page`, to `to` where that is another address. */
  async post(page: string, fields: Record<string, string>, to = page): Promise<void> {
    const html = await (await this.http.get(page)).text();
    const formToken = html.match(/name="formToken" value="([^"]+)"/)?.[1] ?? "";
    const answer = await this.http.post(to, { form: { formToken, ...fields }, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`${to} answered ${answer.status()}`);
  }

  async waitFor(page: string, text: string): Promise<void> {
    for (let attempt = 0; attempt < 1000; attempt++) {
      if ((await (await this.http.get(page)).text()).includes(text)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${page} never said “${text}”`);
  }

  /** The newest link that was mailed to this address. */
  async mailedLink(email: string): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const mails: { text: string }[] = await (await this.http.get(`/dev/mail?to=${email}`)).json();
      const link = mails[0]?.text.match(/https?:\S+/)?.[0];
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The confirmation mail did not come");
  }

  /** What it would send as Cookie. */
  async cookie(): Promise<string> {
    const { cookies } = await this.http.storageState();
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
}
