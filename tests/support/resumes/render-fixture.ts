import type { Resume } from "~/tailor/resume";
import { buildResume } from "./build-resume";

/** A resume of one job with these bullets, for tests that look at a single line. */
export function resumeWithBullets(highlights: string[], more: Partial<Resume> = {}): Resume {
  return buildResume({
    basics: { name: "Robin Vale", email: "robin@vale.example", profiles: [] },
    work: [{ position: "Planner", name: "Vale & Sons", startDate: "2020-01", current: true, highlights }],
    ...more,
  });
}
