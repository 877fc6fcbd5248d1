import { describe, expect, it } from "vitest";
import type { Resume } from "~/tailor/resume";
import { entryOf, valueAt, withValueAt } from "~/tailor/resume-atoms";

const resume: Resume = {
  basics: { name: "Ada Brook", profiles: [] },
  work: [{ position: "Cook", highlights: ["Cooked", "Cleaned"] }],
  volunteer: [],
  education: [],
  awards: [],
  certificates: [],
  publications: [],
  skills: [],
  languages: [],
  interests: [],
  references: [],
  projects: [],
  other: [],
  sections: [],
  atoms: [
    { id: "a1", path: "/work/1/position", text: "Cook", span: null },
    { id: "a2", path: "/work/10/position", text: "Chef", span: null },
    { id: "a3", path: "/work/1/highlights/0", text: "Cooked", span: null },
  ],
  source: "",
};

describe("resume atoms", () => {
  it("reads a value by its pointer and nothing where the pointer leads nowhere", () => {
    expect(valueAt(resume, "/work/0/highlights/1")).toBe("Cleaned");
    expect(valueAt(resume, "/work/3/position")).toBeUndefined();
    expect(valueAt(resume, "/work/0/highlights")).toBeUndefined();
  });

  it("replaces a value in a copy and leaves the original alone", () => {
    const changed = withValueAt(resume, "/work/0/highlights/1", "Ran the kitchen");
    expect(changed.work[0]?.highlights).toEqual(["Cooked", "Ran the kitchen"]);
    expect(resume.work[0]?.highlights).toEqual(["Cooked", "Cleaned"]);
    expect(() => withValueAt(resume, "/work/7/position", "x")).toThrow(RangeError);
  });

  it("names the entry of a path", () => {
    expect(entryOf("/work/0/highlights/2")).toBe("/work/0");
    expect(entryOf("/basics/location/address")).toBe("/basics");
    expect(entryOf("/skills/3/keywords/0")).toBe("/skills/3");
  });
});
