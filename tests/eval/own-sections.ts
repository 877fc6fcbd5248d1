import { allResumes } from "../support/resumes/all-resumes";
import { compareWords } from "./compare-words";
import { ownFit, ownPdfs } from "./own-data";
import { padResumes } from "./pad-resumes";
import { rankPairs } from "./rank-pairs";
import { readExports } from "./read-exports";
import type { Section } from "./table";
import { tryLies } from "./try-lies";

/** A section of the evaluation with the question that it answers, for people who never saw the code. */
export interface OwnSection {
  question: string;
  about: string;
  section: Section;
}

export const own = "own fixtures";

export function rankOwn(): OwnSection {
  return {
    question: "Does the right person come first?",
    about:
      "Ten invented posts of ten professions against ten invented people. AUC is the chance that somebody of the post's own occupation scores above somebody of another one: 1 is always, 0.5 is a coin. TF-IDF is the plain method that counts shared words.",
    section: rankPairs(ownFit(), `Ranking, ${own}`),
  };
}

function padOwn(): OwnSection {
  return {
    question: "Can a score be talked up?",
    about:
      "Every pair again, after an edit that adds no evidence, such as a line “familiar with” all that the post asks for. The score must not rise.",
    section: padResumes(ownFit(), 1),
  };
}

function lieToGate(): OwnSection {
  return {
    question: "Does an invented fact get through?",
    about:
      "Hand-written rewrites of invented resumes: false ones (a wrong number, an added skill, “led” for “helped”) must be refused, honest rephrasings accepted.",
    section: tryLies(),
  };
}

/** Everything that can be measured on what the project itself invented, in the order of the page. */
export async function measureOwn(): Promise<OwnSection[]> {
  return [
    rankOwn(),
    padOwn(),
    lieToGate(),
    {
      question: "Do machines read the files we make?",
      about:
        "Every export of ten invented resumes, in each format and look, read back field by field as an applicant tracking system would.",
      section: await readExports(new Map(Object.entries(allResumes)), `Round trip, ${own}`),
    },
    {
      question: "Do we read the files you bring?",
      about: "The words and their order in PDF files, against what poppler's pdftotext reads in the same files.",
      section: await compareWords(await ownPdfs(), `Words of files, ${own}`),
    },
  ];
}
