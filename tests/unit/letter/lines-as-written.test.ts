import { describe, expect, it } from "vitest";
import { contactOf } from "~/tailor/posting/contact";
import { readPosting } from "~/tailor/posting/read-posting";
import { fit, letterFor } from "./letter-for";

const resume =
  "Ana Bold\n\nEXPERIENCE\n\nShift Lead, Marsh Foods, 2019 - now\n- trucks out by the cut-off were 88% when I got the shift, now 97.5%\n- wrong picks 5.2 per thousand to 1.9, look-alike boxes moved apart\n- temperature logs at dock and in trailers, zero majors in 2 food safety audits\n- pick rate per head 118 to 141 cases an hour\n";
const post =
  "Warehouse Shift Lead\n\nRequirements\n- Pick accuracy and pick rate\n- Temperature logs and food safety audits\n- Trucks out on time\n";

describe("a letter of notes that cannot be put into sentences", () => {
  it("has them as they stand below their job, and says so", () => {
    const { text } = letterFor(resume, post, { score: fit });
    expect(text).toContain("This is the part of my work that comes closest to the job:");
    expect(text).toContain("Shift Lead, Marsh Foods (since 2019):\n• ");
    expect(text).toContain("• Trucks out by the cut-off were 88% when I got the shift, now 97.5%");
    expect(text).not.toMatch(/\bI (?:wrong|trucks|temperature|pick)\b/u);
  });

  it("is not written to a post that asks for other things", () => {
    const other = "Notary\n\nRequirements\n- Conveyancing of farms\n- Probate and wills\n";
    expect(letterFor(resume, other, { score: 5 }).text).toMatch(/^No letter was written/u);
  });
});

it("greets people with double names and behind what they do", () => {
  const greeted = (line: string) => contactOf(readPosting(`Nurse\n\nWe need a nurse.\n\n${line}\n`));
  expect(greeted("Please send a CV and a letter to our Head Nurse, Bethan Ashworth-Pryce, by mail.")).toBe(
    "Bethan Ashworth-Pryce",
  );
  expect(greeted("By CV and cover letter to Noreen Tuohy-Barrett, HR Officer.")).toBe("Noreen Tuohy-Barrett");
});

it("joins what came of it as a sentence of its own", () => {
  const { text } = letterFor(
    "Ana Bold\n\nEXPERIENCE\n\nFamily Worker, Marsh House\n2015 - 2018\n- Ran a parenting group for ten weeks; 11 of 13 parents finished\n- Started a food club for young parents; 22 families now attend\n",
    "Family Worker\n\nRequirements\n- Parenting groups are required\n- Work with young parents and families\n",
    { score: fit },
  );
  expect(text).not.toMatch(/with (?:11|22)/u);
  expect(text).toContain("; 11 of 13 parents finished");
});

it("shows no line that says what somebody has not done", () => {
  const denied = resume.replace("- pick rate", "- not trained in loading of trailers or temperature logs\n- pick rate");
  const { text } = letterFor(denied, post, { score: fit });
  expect(text).toContain("This is the part of my work");
  expect(text).not.toMatch(/not trained/iu);
});
