import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { disagrees } from "~/tailor/letter/lines/broken-line";
import { withArticles, withLastJoint, withoutOwnSubject } from "~/tailor/letter/lines/mend-told";
import { asPerfect } from "~/tailor/letter/lines/perfect";
import { positionOf, subject } from "~/tailor/letter/position";

const tag = await loadTagger();

describe("a line as a letter tells it", () => {
  it.each([
    ["kept monthly budget for the choir", "kept a monthly budget for the choir"],
    ["wrote new rehearsal schedule", "wrote a new rehearsal schedule"],
    ["served as stage advocate for the singers", "served as a stage advocate for the singers"],
    ["raised money for choir project in two towns", "raised money for the choir project in two towns"],
    ["sang in small, cold kitchen", "sang in a small, cold kitchen"],
    ["ran bakery kitchen of two shops", "ran the bakery kitchen of two shops"],
    ["worked with variety of grains", "worked with a variety of grains"],
    ["tuned the piano and kept a log", "tuned the piano and kept a log"],
    ["performed system restarts each night", "performed system restarts each night"],
    ["sang for guests", "sang for guests"],
  ])("has its articles: %s", (told, mended) => {
    expect(withArticles(told, tag)).toBe(mended);
  });

  it("ends a list with a joint, and is none where deeds and things stand in one list", () => {
    expect(withLastJoint("grew leeks, kale, chard")).toBe("grew leeks, kale and chard");
    expect(withLastJoint("pruned roses, cleared paths, built two sheds")).toBe(
      "pruned roses, cleared paths and built two sheds",
    );
    expect(withLastJoint("grew leeks, kale and chard")).toBe("grew leeks, kale and chard");
    expect(withLastJoint("grew 2,400 leeks")).toBe("grew 2,400 leeks");
    expect(withLastJoint("pruned roses, hedges, built two sheds")).toBeUndefined();
  });

  it("goes behind “I have” in its participles, unless one of them is not sure", () => {
    expect(asPerfect("wrote and sang two operas", tag)).toBe("written and sang two operas");
    expect(asPerfect("oversaw the choir", tag)).toBe("overseen the choir");
    expect(asPerfect("was promoted to conductor", tag)).toBe("been promoted to conductor");
    expect(asPerfect("conduct the choir", tag)).toBeUndefined();
  });

  it.each([
    "helped plan menus all halls",
    "sold tickets that was left over",
    "printed and written two leaflets",
    "managed the rehearsals musical plans of the choir",
  ])("is not told where its parts do not hold together: %s", (told) => {
    expect(disagrees(told, tag)).toBe(true);
  });

  it.each(["sold 40 tickets a day at the door", "taught singers the score", "printed and wrote two leaflets"])(
    "is told where they do: %s",
    (told) => {
      expect(disagrees(told, tag)).toBe(false);
    },
  );
});

describe("the position of a letter", () => {
  it.each([
    ["Choir Manager - North Valley", "Choir Manager"],
    ["Sr. Organ Builder", "Senior Organ Builder"],
    ["Organ Builder-II", "Organ Builder II"],
    ["Nurse-RN/BSN-Night Rota", "Nurse (RN/BSN)"],
    ["Choir Assistant Part Time", "Choir Assistant"],
  ])("is %s by its name", (title, name) => {
    expect(positionOf(title)).toBe(name);
  });

  it("is of several posts the one nearest to what the person worked as", () => {
    const title = "Valley Inn Team Member - Waiter - Line Cook - Dishwasher";
    expect(positionOf(title, "Prep Cook")).toBe("Line Cook");
    expect(subject(title, "Prep Cook")).toBe("Line Cook");
    expect(subject("Choir Manager - North Valley")).toBe("Choir Manager - North Valley");
  });
});

describe("a clause of another subject behind a comma", () => {
  it("is left out, and lists and counts stay", () => {
    expect(withoutOwnSubject("rebuilt the till queue, waiting times went from 9 to 4 minutes")).toBe(
      "rebuilt the till queue",
    );
    expect(withoutOwnSubject("ran the bakery, flour waste down from 12% to 5%")).toBe("ran the bakery");
    for (const whole of ["cleaned ovens, hoods and floors", "answered guests, 40 to 50 letters a day"])
      expect(withoutOwnSubject(whole)).toBe(whole);
  });

  it("joins two deeds that only a comma parts", () => {
    expect(withLastJoint("moved the archive, cut the search time")).toBe("moved the archive and cut the search time");
  });
});
