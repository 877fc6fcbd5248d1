import { describe, expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { disagrees } from "~/tailor/letter/lines/broken-line";
import { withArticles, withLastJoint, withOwnSubject } from "~/tailor/letter/lines/mend-told";
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
    ["built $9M concert studio of oak", "built a $9M concert studio of oak"],
    ["toured within €8,000 budget", "toured within an €8,000 budget"],
    ["sold $9,000 worth of tickets", "sold $9,000 worth of tickets"],
    ["tuned the piano and kept a log", "tuned the piano and kept a log"],
    ["performed system restarts each night", "performed system restarts each night"],
    ["sang for guests", "sang for guests"],
  ])("has its articles: %s", (told, mended) => {
    expect(withArticles(told, tag)).toBe(mended);
  });

  it("ends a list with a joint, and is none where deeds and things stand in one list", () => {
    expect(withLastJoint("grew leeks, kale, chard")).toBe("grew leeks, kale and chard");
    expect(withLastJoint("planned choir tours, summer concerts")).toBe("planned choir tours and summer concerts");
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
  it("becomes a clause where it tells a result, and lists and counts stay", () => {
    expect(withOwnSubject("rebuilt the till queue, waiting times went from 9 to 4 minutes")).toEqual({
      told: "rebuilt the till queue",
      result: ", and waiting times went from 9 to 4 minutes",
    });
    expect(withOwnSubject("ran the bakery, flour waste down from 12% to 5%")).toEqual({
      told: "ran the bakery",
      result: ", with flour waste down from 12% to 5%",
    });
    expect(withOwnSubject("dyed the wool, guest score rose from 7 to 9").result).toBe(
      ", and the guest score rose from 7 to 9",
    );
    expect(withOwnSubject("dyed the wool, missed orders went from 9 a week to none").told).toBe("dyed the wool");
    for (const whole of ["cleaned ovens, hoods and floors", "answered guests, 40 to 50 letters a day"])
      expect(withOwnSubject(whole)).toEqual({ told: whole, result: "" });
  });

  it("joins two deeds that only a comma parts", () => {
    expect(withLastJoint("moved the archive, cut the search time")).toBe("moved the archive and cut the search time");
    expect(withLastJoint("lit the kiln, sort cups and bowls")).toBe("lit the kiln, sort cups and bowls");
    expect(withLastJoint("clean the kiln, sort cups and bowls")).toBe("clean the kiln and sort cups and bowls");
    expect(withLastJoint("wrote a bid, funded with 9,000 euros")).toBe("wrote a bid, funded with 9,000 euros");
  });
});
