/** The pages that everybody may find: the sitemap lists them, and search engines leave out every other address. */
export const publicPages = ["/", "/how-scoring-works", "/quality", "/privacy-policy"] as const;

export type PublicPage = (typeof publicPages)[number];

export function isPublicPage(path: string): boolean {
  return publicPages.some((page) => page === path);
}
