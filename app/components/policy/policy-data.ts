import type { PolicyFacts } from "../../domain/privacy/policy-facts.server";
import type { cookieSeconds } from "../../http/cookies.server";

/** What the page of the privacy policy shows: facts of the product, of its waitlist and of its cookies. */
export interface PolicyData extends PolicyFacts {
  waitlist: {
    discountPercent: number;
    discountPlaces: number;
    /** Of a refused value, in the record of events. */
    valueCharacters: number;
    eventsKept: number;
    usedForms: number;
  };
  cookieSeconds: typeof cookieSeconds;
}
