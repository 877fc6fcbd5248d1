import { z } from "zod";

/** A search of a list finds the newest so many rows; that bounds its work, however common the words are. */
export const mostFound = 200;
/** A search for the rows of people finds those of the newest so many people, who may each have many. */
export const mostOwners = 40;

/** What the page of resumes and jobs lists, one at a time, with its filters and orders; the first order is the default. */
export const contentLists = {
  resumes: { filters: ["pdf", "docx", "text"], sorts: ["created", "name"] },
  posts: { filters: ["saved", "applied", "interview", "offer", "rejected", "archived"], sorts: ["created", "title"] },
  rewrites: { filters: ["queued", "running", "done", "failed"], sorts: ["created", "score"] },
  matches: { filters: ["green", "yellow", "orange", "red", "none"], sorts: ["created", "score"] },
} as const;

export type ContentList = keyof typeof contentLists;
export type FilterOf<List extends ContentList> = (typeof contentLists)[List]["filters"][number];
export type SortOf<List extends ContentList> = (typeof contentLists)[List]["sorts"][number];

/** One that an address asks for; another value is as good as none. */
export function filterIn<Value extends string>(values: readonly Value[], asked: string | null): Value | null {
  return values.find((value) => value === asked) ?? null;
}

export const retrySchema = z.object({
  rewriteId: z.uuid({ error: "This form is incomplete. Reload the page and try again." }),
});
