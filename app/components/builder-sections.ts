import type { Section } from "../domain/resumes/builder/builder.schema";

/** What the sections are called, and what each asks for. */
export const builderSections: Record<Section, { title: string; lead: string }> = {
  personal: { title: "Personal", lead: "Who you are and how an employer reaches you." },
  education: { title: "Education", lead: "Schools, courses and training, the newest first." },
  experience: { title: "Experience", lead: "Paid or unpaid, the newest first. What you did there counts most." },
  skills: { title: "Skills", lead: "What you know how to do, in the words a job post would use." },
  review: { title: "Review", lead: "Read it once more. You can still change everything." },
};
