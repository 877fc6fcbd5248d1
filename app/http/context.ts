import type { ClientInfo } from "../domain/auth/client-info";
import type { AppContext, SignedInUser } from "../ports/context";
import type { Cookies } from "./cookies.server";
import type { Toast } from "./toast";

/** What loaders and actions get as `context`: the domain's context and what belongs to this one request. */
export interface HttpContext {
  app: AppContext;
  user: SignedInUser | null;
  /** Nonce of this response's content security policy. */
  nonce: string;
  /** Opaque id of the visitor's browser that form tokens are bound to. */
  visitorId: string;
  formToken: string;
  /** The name of the form that this request brought without a session, where it is kept for its owner. */
  keptForm: string | null;
  /** Cookie of the toast that tells the sender of a form without a session; null where this request is none. */
  notLoggedIn: string | null;
  toast: Toast | null;
  cookies: Cookies;
  /** Client network, for limits: an address, or 64 bits of one of IPv6; "local" where none is known. */
  address: string;
  client: ClientInfo;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends HttpContext {}
}
