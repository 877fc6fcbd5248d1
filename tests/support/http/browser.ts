type Fields = Record<string, string | File>;

/** Answers a request as the built worker does. */
export type Serve = (url: string, init: RequestInit) => Promise<Response>;

/** Imported late, because outside workerd the same browser uses HTTP. */
const builtWorker: Serve = async (url, init) => (await import("cloudflare:workers")).exports.default.fetch(url, init);
let browsers = 0;

/**
 * A browser without scripts, connected to the built worker. It has cookies, sends form tokens and follows no redirects.
 */
export class Browser {
  readonly cookies = new Map<string, string>();

  /** Every browser has a network address of its own, so that browsers do not share limits. */
  constructor(
    readonly origin = "https://lapel.test",
    readonly address = `10.0.${browsers >> 8}.${browsers++ & 255}`,
    private readonly serve: Serve = builtWorker,
  ) {}

  async get(path: string, headers: HeadersInit = {}): Promise<Response> {
    return this.send(path, { method: "GET", headers });
  }

  /** The markup of the page at `path`. */
  async page(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  /** Reads the form token from the page at `path`. */
  async formToken(path: string): Promise<string> {
    const token = (await this.page(path)).match(/name="formToken" value="([^"]+)"/)?.[1];
    if (!token) throw new Error(`No form on ${path}`);
    return token;
  }

  /** Posts a form the way its page would: `page` is where the form stands, `to` where it goes. */
  async post(page: string, fields: Fields, to = page): Promise<Response> {
    return this.submit(to, { formToken: await this.formToken(page), ...fields });
  }

  /** Posts exactly these fields. */
  async submit(path: string, fields: Fields): Promise<Response> {
    return this.send(path, { method: "POST", body: formBody(fields), headers: { Origin: this.origin } });
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cf-connecting-ip", this.address);
    headers.set("Host", new URL(this.origin).host);
    if (this.cookies.size > 0) headers.set("Cookie", [...this.cookies].map(([k, v]) => `${k}=${v}`).join("; "));
    const response = await this.serve(new URL(path, this.origin).href, {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

function formBody(fields: Fields): FormData | URLSearchParams {
  const isMultipart = Object.values(fields).some((value) => value instanceof File);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  return body;
}
