import { createContext } from "react";

/** The nonce of the response that is being rendered; empty in the browser, which does not need it. */
export const NonceContext = createContext("");
