import { describe, expect, it } from "vitest";
import { cleanPost } from "~/domain/jobs/clean-post";
import { readPosting } from "~/tailor/posting/read-posting";
import * as samples from "../../support/resumes/sample-posts";

const posts: [string, string][] = Object.entries(samples);

/** What copying does to a post. */
const copies: Record<string, (post: string) => string> = {
  "from Windows, with tabs after bullets": (post) => post.replace(/^- /gm, "•\t").replace(/\n/g, "\r\n"),
  "with blanks that do not break": (post) => post.replace(/ /g, "\u00a0"),
  "from a word processor": (post) => post.replace(/^- /gm, "\uf0b7\u00a0\u00a0\u00a0\u00a0"),
  "with sub-bullets of a word processor": (post) => post.replace(/^- /gm, "o\t"),
  "with bullets on lines of their own": (post) => post.replace(/^- /gm, "•\n"),
  "with bullets and their texts apart": (post) => post.replace(/^- /gm, "▪\n\n"),
  "with bullets that touch": (post) => post.replace(/^- /gm, "•"),
  "with stars": (post) => post.replace(/^- /gm, "  * "),
  "with long dashes": (post) => post.replace(/^- /gm, "– "),
  "with ticks": (post) => post.replace(/^- /gm, "✓ "),
  "with every line apart": (post) => post.replace(/\n/g, "\n \t\n\n"),
  "with marks that nobody sees": (post) => `\ufeff${post.replace(/ /g, " \u200b").replace(/ing\b/g, "i\u00adng")}`,
  "with separators of lines": (post) => post.replace(/\n/g, "\u2028"),
  "with blanks at the ends": (post) => post.replace(/\n/g, " \u00a0 \n\t "),
};

describe.each(Object.entries(copies))("a post copied %s", (_, copy) => {
  it.each(posts)("is read as it was written: %s", (_name, post) => {
    expect(asked(cleanPost(copy(post)))).toEqual(asked(post));
  });

  it.each(posts)("keeps every word in order: %s", (_name, post) => {
    expect(wordsOf(cleanPost(copy(post)))).toEqual(wordsOf(post));
  });

  it.each(posts)("is clean after one cleaning: %s", (_name, post) => {
    const once = cleanPost(copy(post));
    expect(cleanPost(once)).toBe(once);
  });
});

it("keeps lines and lists in their plainest form", () => {
  const copied =
    "\r\n\r\nNurse\u00a0\r\n\r\n\r\n\r\n\tRequirements:\r\n\t•\tTriage\r\n\t•\u00a0Wound\u00a0care \r\no\tIV therapy\r\n";
  expect(cleanPost(copied)).toBe("Nurse\n\nRequirements:\n- Triage\n- Wound care\n- IV therapy");
});

it("keeps the gap between columns, and no other", () => {
  expect(cleanPost("Excel\tadvanced\nSAP     good\nPower  BI")).toBe("Excel    advanced\nSAP    good\nPower BI");
});

it("takes no word for a bullet", () => {
  const lines = ["o jornal", "-5 °C cold store", "*nix systems", "–", "- ", "a - b", "2 * 3"];
  expect(wordsOf(cleanPost(lines.join("\n")))).toEqual(wordsOf(lines.join("\n")));
  expect(cleanPost("o jornal\n*nix systems\n-5 °C cold store")).toBe("o jornal\n*nix systems\n-5 °C cold store");
});

it("makes one item of a bullet without text, and loses none that follow", () => {
  expect(cleanPost("•\n•\nTriage\n-\n\nWound care\n•")).toBe("•\n- Triage\n- Wound care\n•");
});

it("has nothing to do with an empty text", () => {
  for (const text of ["", " \r\n\t", "\u00a0\u200b"]) expect(cleanPost(text)).toBe("");
});

function asked(post: string): string[] {
  return readPosting(post).requirements.map(({ term, weight, years = 0 }) => `${weight} ${term} ${years}`);
}

function wordsOf(text: string): string[] {
  return text.replaceAll("\u00ad", "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
