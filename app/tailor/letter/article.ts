import { withArticle } from "~/wording";

const office = /^(?:Vice |Deputy )?(?:President|Chief|Head|Director) of\b|^Chief \p{L}+ Officer/u;

/** "an RN", "a Tram Driver"; offices that one person holds stand without article. */
export function article(noun: string): string {
  return office.test(noun) ? noun : withArticle(noun);
}
