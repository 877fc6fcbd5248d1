import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { findLetterPlaceholders, findPlaceholders } from "~/tailor/reading/find-placeholders";
import { readingGaps, unfinishedInLetter, unfinishedParts } from "~/tailor/reading/reading-gaps";
import type { Basics } from "~/tailor/resume";
import { allResumes } from "../../support/resumes/all-resumes";
import { buildResume } from "../../support/resumes/build-resume";
import { nursePost } from "../../support/resumes/sample-posts";

const basics: Basics = {
  name: "Robin Farrow",
  email: "robin.farrow@postbox.example",
  phone: "+44 7700 900140",
  location: { address: "Leeds, UK" },
  profiles: [],
};
const job = { position: "Fitter", name: "Brannock Marine", startDate: "2019", highlights: [] as string[] };

/** What is found where one bullet says this. */
const inBullet = (text: string) =>
  findPlaceholders(buildResume({ basics, work: [{ ...job, highlights: [text] }] })).map((found) => found.text);
const inBasics = (changed: Partial<Basics>) =>
  findPlaceholders(buildResume({ basics: { ...basics, ...changed } })).map((found) => found.text);

it("finds nothing in resumes that are finished", () => {
  for (const [name, resume] of Object.entries(allResumes)) expect(unfinishedParts(resume), name).toEqual([]);
});

it.each([
  ["Led a team of [number] people at [Company Name].", ["[number]", "[Company Name]"]],
  ["Cut costs by XX% in a year.", ["XX%"]],
  ["Saved $X a month.", ["$X"]],
  ["Saved $XXX,XXX a year.", ["$XXX,XXX"]],
  ["Trained {{number of people}} on <tool>.", ["{{number of people}}", "<tool>"]],
  ["Increased sales by ___% over the year.", ["___"]],
  ["Won the prize in 20XX.", ["20XX"]],
  ["Lorem ipsum dolor sit amet", ["Lorem ipsum dolor sit amet"]],
  ["[Insert your achievement]", ["[Insert your achievement]"]],
  ["Describe your responsibilities", ["Describe your responsibilities"]],
  ["Managed the accounts of Company Name in Leeds.", ["Company Name"]],
  ["Grew the branch by ##% and [X%].", ["[X%]", "##%"]],
])("sees that nobody filled in: %s", (text, found) => {
  expect(inBullet(text)).toEqual(found);
});

it.each([
  "Fixed List<String> and arr[i] bugs in 14 services.",
  "Cited in three reviews [1], [2-4] and [sic] once.",
  "Read logs from <stdin> and wrote them to [redacted].",
  "Sold 40 pairs of size XXL and X-ray film; 5% more than in 2019.",
  "Changed company names in 200 contracts.",
  "Company Name: registered in three countries.",
  "Ran the Know Your Numbers campaign for city and state schools.",
  "Passed Level X and Chapter XX.",
  "Raised #12 to #3 in the ranking; C# and F# code.",
  "Wrote __init__ and __main__ of 14 packages.",
])("doubts nothing in: %s", (text) => {
  expect(inBullet(text)).toEqual([]);
});

it("knows a field that holds the name of itself", () => {
  const resume = buildResume({
    basics: { ...basics, name: "Your Name", label: "Job Title Here", location: { address: "City, State" } },
    work: [
      { ...job, position: "Job Title", name: "Company Name", location: "City, State Zip Code" },
      { ...job, position: "[Position]", name: "Name of Company" },
    ],
    education: [{ institution: "University Name", studyType: "Degree Name", courses: [], highlights: [] }],
  });
  expect(findPlaceholders(resume).map(({ part, text }) => `${part}: ${text}`)).toEqual([
    "basics: Your Name",
    "basics: Job Title Here",
    "basics: City, State",
    "work-0: Job Title",
    "work-0: Company Name",
    "work-0: City, State Zip Code",
    "work-1: [Position]",
    "work-1: Name of Company",
    "education-0: University Name",
    "education-0: Degree Name",
  ]);
});

it("never doubts the name and contact of a person", () => {
  const people = ["John Doe", "Jane Name", "Will Job", "Dean School", "X Æ", "Sue Major", "First Mwangi"];
  for (const name of people) expect(inBasics({ name }), name).toEqual([]);
  for (const email of ["me@danielreyes.org", "name.first@gmail.com", "user77@outlook.com", "j@city.edu"]) {
    expect(inBasics({ email }), email).toEqual([]);
  }
  for (const phone of ["+44 7700 900140", "(212) 736-5000", "0711 555 0123", "+49 30 901820", "+1 202 555 0143"]) {
    expect(inBasics({ phone }), phone).toEqual([]);
  }
  for (const address of ["State College, PA", "City of London", "Kansas City, MO", "Country Club Hills, IL"]) {
    expect(inBasics({ location: { address } }), address).toEqual([]);
  }
  const employers = ["City University", "State Street", "The Job Company", "Company of Animals", "School of Rock"];
  for (const name of employers) {
    expect(findPlaceholders(buildResume({ basics, work: [{ ...job, name }] })), name).toEqual([]);
  }
});

it("knows addresses and numbers that are nobody's", () => {
  const emails = ["your.email@example.com", "name@email.com", "yourname@gmail.com", "first.last@company.com"];
  for (const email of emails) expect(inBasics({ email }), email).toEqual([email]);
  for (const phone of ["123-456-7890", "(555) 555-5555", "+1 (555) 123-4567", "000-000-0000", "XXX-XXX-XXXX"]) {
    expect(inBasics({ phone }), phone).toEqual([phone]);
  }
  for (const url of ["linkedin.com/in/yourname", "https://www.yourwebsite.com", "github.com/username"]) {
    expect(inBasics({ url }), url).toEqual([url]);
  }
});

it("tells once what stands in several places, after what is missing, and where to mend it", () => {
  const resume = buildResume({
    basics: { profiles: [] },
    work: [
      { ...job, name: "Company Name" },
      { ...job, name: "Company Name", highlights: ["Led [number] people"] },
    ],
  });
  const parts = unfinishedParts(resume);
  expect(parts).toEqual([
    { text: "No name was found.", part: "basics" },
    { text: "No email address was found.", part: "basics" },
    { text: "No phone number was found.", part: "basics" },
    { text: "“Company Name” is still a placeholder, in 2 places.", part: "work-0" },
    { text: "“[number]” is still a placeholder.", part: "work-1" },
  ]);
  expect(readingGaps(resume).slice(0, parts.length)).toEqual(parts);
});

const templateLetter = `[Your Name]
City, State, ZIP Code
your.email@example.com | (XXX) XXX-XXXX
[Date]

[Hiring Manager's Name]
Company Name

Dear [Hiring Manager],

I saw your post for [Job Title] on [platform] and [explain why you apply here]. At [Company Name] I cut costs by XX%.
[Mention a recent deed of the company.]

Kind regards,
Your Name`;

it("sees in a letter what nobody filled in, each told once", () => {
  expect(findLetterPlaceholders(`${templateLetter}\n\n${templateLetter}`)).toEqual([
    "[Your Name]",
    "City, State, ZIP Code",
    "(XXX) XXX-XXXX",
    "your.email@example.com",
    "[Date]",
    "[Hiring Manager's Name]",
    "Company Name",
    "[Hiring Manager]",
    "[Job Title]",
    "[platform]",
    "[explain why you apply here]",
    "[Company Name]",
    "XX%",
    "[Mention a recent deed of the company.]",
    "Your Name",
  ]);
  expect(unfinishedInLetter("Dear [Company Name] team,")).toEqual([
    "“[Company Name]” is still a placeholder in the letter.",
  ]);
});

it("doubts nothing in a letter that is finished", async () => {
  const tag = await loadTagger();
  const posting = readPosting(nursePost);
  for (const [name, resume] of Object.entries(allResumes)) {
    const match = matchResume(resume, posting, { asOf: "2026-10" });
    const { text } = writeLetter({ resume, posting, match, date: "22 November 2026" }, tag);
    expect(findLetterPlaceholders(text), name).toEqual([]);
  }
  const typed = `Jane Name
State College, PA
jane.name@postbox.example

1 May 2026

City University

Dear hiring team,

The role asks for a state registration [1] and a name for care; I have both.

Yours,
Will Job`;
  expect(findLetterPlaceholders(typed)).toEqual([]);
});
