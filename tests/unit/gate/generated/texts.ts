import { allResumes } from "../../../support/resumes/all-resumes";
import { gateCases } from "../cases/read-cases";

const { tuned, tunedSecond, tunedThird, modifiers, independentTuned } = gateCases;
const cases = [...tuned, ...tunedSecond, ...tunedThird, ...modifiers, ...independentTuned];

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
