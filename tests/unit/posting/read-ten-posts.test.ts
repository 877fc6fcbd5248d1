import { describe, expect, it } from "vitest";
import type { Requirement } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import { tenPosts } from "./ten-posts";

const namesOf = (requirements: Requirement[], weight?: string): string[] =>
  requirements
    .filter((one) => weight === undefined || one.weight === weight)
    .flatMap(({ term, canonical }) => [term, ...(canonical ? [canonical] : [])]);
const named = (post: string, name: string): Requirement | undefined =>
  readPosting(post).requirements.find((one) => namesOf([one]).includes(name));

describe("posts of ten professions", () => {
  it.each(tenPosts)("the post for a $name is weighed by heading and wording", ({ post, must, preferred, nice }) => {
    const { requirements } = readPosting(post);
    expect(namesOf(requirements, "must")).toEqual(expect.arrayContaining(must));
    expect(namesOf(requirements, "preferred")).toEqual(expect.arrayContaining(preferred ?? []));
    expect(namesOf(requirements, "nice")).toEqual(expect.arrayContaining(nice ?? []));
  });

  it.each(tenPosts)("the post for a $name asks for nothing that is only said", ({ post, noise }) => {
    const said = namesOf(readPosting(post).requirements).map((term) => term.toLowerCase());
    expect(noise.filter((word) => said.some((term) => term.includes(word.toLowerCase())))).toEqual([]);
  });

  it.each(tenPosts.filter(({ either }) => either))("the post for a $name keeps alternatives together", (one) => {
    const groups = (one.either ?? []).map((name) => named(one.post, name)?.group);
    expect(groups[0]).toBeDefined();
    expect(new Set(groups).size).toBe(1);
  });

  it.each(tenPosts.filter(({ years }) => years))("the post for a $name says its years", ({ post, years }) => {
    expect(years && named(post, years[0])?.years).toBe(years?.[1]);
  });
});
