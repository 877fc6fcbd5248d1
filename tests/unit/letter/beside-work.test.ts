import { describe, expect, it } from "vitest";
import { fit, letterFor } from "./letter-for";

const post = `Delivery Driver

Tern Dairy

Responsibilities
- Deliver milk and cheese to shops and schools

Requirements
- Class B CDL is required
- First Aid certificate is required
- Full driving licence and own car
- Own hand tools
- 2 years of experience as a delivery driver
- Zendesk is required
`;

const job = "Delivery Driver, Pike Foods\n2015 - Present\n";

function letter(rest: string, work = `${job}- Night route\n`, score = fit): string {
  return letterFor(`Ana Bold\n\nEXPERIENCE\n\n${work}\n${rest}`, post, { score }).text;
}

describe("what a letter tells beside work", () => {
  it("makes a note of what the match shows where no line of a job can be told", () => {
    const text = letter("CERTIFICATIONS\nClass B CDL, clean record\nFirst Aid\n\nSKILLS\nZendesk, Excel\n");
    expect(text).toContain("I have worked as a Delivery Driver at Pike Foods since 2015.");
    expect(text).toContain("I have Class B CDL (clean record) and First Aid.");
    expect(text).toContain("I work with Zendesk.");
    expect(text).not.toContain("Excel");
  });

  it("writes no note where next to nothing is shown, nor to somebody who is far from a fit", () => {
    expect(letter("")).toMatch(/^No letter was written/);
    expect(letter("CERTIFICATIONS\nClass B CDL\n", undefined, 12)).toMatch(/^No letter was written/);
  });

  it("tells what somebody has as they say it, and nothing that they limit", () => {
    const has = (line: string) => letter(`OTHER\n${line}\n\nCERTIFICATIONS\nClass B CDL\n`);
    expect(has("Full set of hand tools and own car")).toContain(
      "I have Class B CDL; a full set of hand tools and own car.",
    );
    expect(has("I own my van and all hand tools")).toContain("I own my van and all hand tools.");
    expect(has("Full set of hand tools, but no meter")).not.toContain("hand tools");
  });

  it("says once who somebody is", () => {
    const summary = "SUMMARY\nDelivery driver with nine years on milk and cheese rounds of shops and schools.\n\n";
    const text = letter(
      "CERTIFICATIONS\nClass B CDL\n",
      `${job}- Delivered milk and cheese to 40 shops and schools\n- Took the money of 40 shops each Friday\n`,
    );
    const told = letterFor(
      `Ana Bold\n\n${summary}EXPERIENCE\n\n${job}- Delivered milk and cheese to 40 shops and schools\n- Took the money of 40 shops each Friday\n\nCERTIFICATIONS\nClass B CDL\n`,
      post,
      { score: fit },
    ).text;
    expect(text).toContain("I have Class B CDL.");
    expect(told.match(/nine years/gu)).toHaveLength(1);
  });
});

describe("what stands between somebody and the post", () => {
  const nurse = (title: string) =>
    `${title}\n\nRequirements\n- Registered Nurse license is required\n- Wound care and medication administration\n`;
  const resume =
    "Ana Bold\n\nEXPERIENCE\n\nLicensed Practical Nurse, Marsh Care Home\n2015 - 2022\n- Gave medications to 30 residents a day\n- Dressed the wounds of 12 residents each morning\n\nLICENSES\nLicensed Practical Nurse\n";

  it("is a licence below the one that the post insists on, called what it is", () => {
    expect(letterFor(resume, nurse("Registered Nurse"), { score: fit }).text).toContain(
      "You ask for the license of a Registered Nurse. Mine is that of a Licensed Practical Nurse.",
    );
  });

  it("is named where there is no letter: the licence, too little that is shown, or another way to apply", () => {
    const groom = "Ana Bold\n\nEXPERIENCE\n\nGroom, Marsh Stables\n2015 - 2018\n- Fed nine horses\n";
    expect(letterFor(groom, nurse("Registered Nurse")).text).toMatch(/your resume does not show it: Registered Nurse/);
    const clerk = "Clerk\n\nRequirements\n- Data entry is required\n- Filing of invoices is required\n";
    expect(letterFor(groom, clerk).text).toMatch(/of the 2 things that the post asks for your resume shows none/);
    expect(letterFor(groom, `${clerk}\nPlease complete our application form.\n`).text).toContain(
      "wants an application form",
    );
    expect(letterFor(groom, `${clerk}\nCall Ana at the office or text your resume.\n`).text).toContain(
      "takes a call or a text message",
    );
  });
});

describe("degrees", () => {
  const studies = (asked: string, lines: string) =>
    letterFor(
      `Ana Bold\n\nEXPERIENCE\n\nAccountant, Pike Foods\n2015 - 2018\n- Closed the ledger of two sites in four days\n\nEDUCATION\n\n${lines}\n`,
      `Accountant\n\nRequirements\n- ${asked}\n- Ledger reconciliation is required\n`,
      { score: fit },
    ).text;

  it("are told together where the higher one is of another field", () => {
    expect(
      studies(
        "Bachelor's degree is required",
        "Master of Science in Botany, Calder College, 2016\n\nBachelor of Science in Accounting, Calder College, 2012",
      ),
    ).toContain("a Master of Science in Botany and a Bachelor of Science in Accounting");
    expect(
      studies(
        "Bachelor's degree in Accounting is required",
        "Master of Science in Botany, Calder College, 2016\n\nBachelor of Science in Accounting, Calder College, 2012",
      ),
    ).toContain("a Master of Science in Botany and a Bachelor of Science in Accounting");
  });

  it("of another field alone are told without their school, and not at all where none is insisted on", () => {
    const botany = "Bachelor of Science in Botany, University of Calder, 2012";
    expect(studies("Bachelor's degree is required", botany)).toContain("I hold a Bachelor of Science in Botany.");
    expect(studies("Bachelor's degree is a plus", botany)).not.toContain("Botany");
  });
});
