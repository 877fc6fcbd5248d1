import { allResumes } from "../../../support/resumes/all-resumes";
import type { Case } from "../cases/case";
import { heldOut } from "../cases/held-out";
import { independentTuned } from "../cases/independent-tuned";
import { modifiers } from "../cases/modifiers";
import { tuned } from "../cases/tuned";
import { unseen } from "../cases/unseen";

const cases: Case[] = [...tuned, ...heldOut, ...unseen, ...modifiers, ...independentTuned];

/** Every line of the invented resumes that tells of work, and every original of the hand-written cases, each once. */
export const trueTexts: string[] = [
  ...new Set([
    ...Object.values(allResumes).flatMap((resume) => [
      ...(resume.basics.summary ? [resume.basics.summary] : []),
      ...[...resume.work, ...resume.volunteer, ...resume.projects].flatMap((entry) => entry.highlights),
    ]),
    ...cases.map((one) => one.original),
  ]),
];
