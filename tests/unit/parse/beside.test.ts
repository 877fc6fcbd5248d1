import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const read = (...lines: string[]) => parseResume(lines.join("\n"));
const printed = (...lines: string[]) => resumeToText(read(...lines));

describe("words beside a value", () => {
  it("keeps what is said behind a date beside it", () => {
    const text = printed(
      "Nora Quist",
      "",
      "EXPERIENCE",
      "",
      "Library Page",
      "Elm Hollow Library, Salem, OR",
      "March 2021 – present (part time)",
      "• Shelve returned books",
      "",
      "Lifeguard",
      "Pine Lake Pool, Salem, OR (summers 2018–2020)",
      "• Watched two pools",
    );
    expect(text).toContain("Library Page | March 2021 – present (part time)");
    expect(text).toContain("Lifeguard | summers 2018 – 2020");
    expect(text).not.toContain("ADDITIONAL INFORMATION");
  });

  it("reads a lone word for an open end as the date of the study below it", () => {
    const { education, other } = read(
      "EDUCATION",
      "current",
      "Bachelor of Science : Geology Fernwood College - Salem , OR",
      "2015",
      "High School Diploma Elm Hollow High School - Salem , OR",
    );
    expect(education.map(({ current, endDate }) => [current, endDate])).toEqual([
      [true, undefined],
      [undefined, "2015"],
    ]);
    expect(other).toEqual([]);
  });

  it("prints an address of two lines in their order, and a remark with the web address it is about", () => {
    const text = printed(
      "Nora Quist",
      "12 Mill Lane",
      "Salem, OR 97301",
      "503-555-0144 // nora.quist@example.com // noraquist.com (my drawings and maps)",
      "",
      "SKILLS",
      "QGIS, Excel",
    );
    expect(text.split("\n").slice(0, 2)).toEqual([
      "Nora Quist",
      "12 Mill Lane, Salem, OR 97301 | 503-555-0144 | nora.quist@example.com | noraquist.com (my drawings and maps)",
    ]);
  });

  it("parts voluntary work told in one line into the name, its date and what was done", () => {
    const line = "Town free tool library, May 2023: lent out 300 tools and sharpened the saws.";
    expect(printed("VOLUNTEERING", "", line)).toContain(
      "Town free tool library | May 2023\nlent out 300 tools and sharpened the saws.",
    );
  });

  it("takes a dash below a number for a range where no other line begins with one", () => {
    const { work } = read(
      "EXPERIENCE",
      "Banquet Captain, Elm Hollow Inn, Salem, OR, 2018 – 2020",
      "Set rooms and led the crews of weddings and of dinners for groups that ranged from 20",
      "- 140 guests. I also kept the linen lists.",
    );
    const [{ summary, highlights } = { summary: "", highlights: [] }] = work;
    expect([summary, ...highlights].join(" ")).toContain("from 20 - 140 guests");
  });
});
