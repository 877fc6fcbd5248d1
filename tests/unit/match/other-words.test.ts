import { describe, expect, it } from "vitest";
import { classKinOf, classPairsIn } from "~/tailor/lexicon/word-classes";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";

const match = (post: string, lines: string[]) =>
  matchResume(parseResume(["Ada Moor", "ada@mailbox.example", "", ...lines].join("\n")), readPosting(post), {
    asOf: "2026-01-01",
  });

describe("a class of words", () => {
  it("holds words for the same thing for each other, and kinds of it for it alone", () => {
    const kinOf = (word: string) => classKinOf(word).map(({ stem }) => stem);
    expect(kinOf("supplier")).toContain("vendor");
    expect(kinOf("vendor")).toContain("supplier");
    expect(kinOf("anim")).toContain("dog");
    expect(kinOf("dog")).not.toContain("anim");
  });

  it("knows things of two words", () => {
    expect(classPairsIn(["took", "x", "rai"])).toEqual(["x rai"]);
  });
});

describe("what a post asks for and the resume says in other words", () => {
  const post =
    "Kennel Supervisor\nMoor Kennels\n\nDuties\n- Restrain and calm animals\n- Train new staff\n\nRequirements\n- Valid Ohio teaching license\n";
  const job = ["EXPERIENCE", "Kennel Hand, Fen Lodge, 2016 - 2024"];
  const lines = ["- Held nervous dogs and cats for the vet", "- Taught two apprentices the morning round"];

  it("is asked about at least, beside the line that says it", () => {
    const { rows } = match(post, [...job, ...lines]);
    expect(rows.find(({ term }) => /animals/.test(term))?.state).not.toBe("missing");
    expect(rows.find(({ term }) => /staff/.test(term))?.state).not.toBe("missing");
  });

  it("is missing where no line comes close to it", () => {
    const { rows } = match(post, [...job, "- Mowed the paddock", "- Mended the fence"]);
    expect(rows.find(({ term }) => /animals/.test(term))?.state).toBe("missing");
  });
});

describe("a licence under another name", () => {
  const post = "Third Grade Teacher\nMoor School\n\nRequirements\n- Valid teaching license\n- Lesson planning\n";
  const job = ["EXPERIENCE", "Teacher, Fen School, 2016 - 2024", "- Planned lessons in reading", ""];

  it("is held, and holds no score back", () => {
    const held = match(post, [...job, "LICENSES", "Ohio Professional Teacher License, Elementary K-6"]);
    expect(held.rows.find(({ kind }) => kind === "credential")?.state).toBe("shown");
    expect(held.cap?.reason ?? "").not.toMatch(/license/);
  });

  it("holds the score back where no paper is like it", () => {
    const without = match(post, [...job, "LICENSES", "Ohio Barber License"]);
    expect(without.rows.find(({ kind }) => kind === "credential")?.state).toBe("missing");
    expect(without.cap?.score).toBeLessThan(50);
  });

  it("is found by the body that its name spells", () => {
    const { rows } = match("Kiln Technician\nRequirements\n- KTCB certification\n- Glazing\n", [
      "CERTIFICATES",
      "Kiln Technician Certification Board, since 2019",
    ]);
    expect(rows.find(({ term }) => /KTCB/.test(term))?.state).toBe("shown");
  });
});

it("takes some of the way to a degree for no degree", () => {
  const { rows } = match("Archivist\nRequirements\n- Master's degree in history\n- Cataloguing\n", [
    "EDUCATION",
    "B.A., History, Fen University, 2019",
    "Twelve credits toward an M.A. in History, Fen University",
  ]);
  expect(rows.find(({ kind }) => kind === "degree")?.state).not.toBe("shown");
});

it("reads two deeds of one clause as two requirements", () => {
  const { requirements } = readPosting(
    "Stable Hand\n\nResponsibilities\n- Repair saddles and maintain wooden fences\n- Groom horses\n\nRequirements\n- 2 years of stable experience\n",
  );
  const terms = requirements.map(({ term }) => term);
  expect(terms.some((term) => /saddles/.test(term) && /fences/.test(term))).toBe(false);
});
