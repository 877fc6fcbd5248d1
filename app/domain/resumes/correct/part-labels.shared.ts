import type { PartSection } from "~/tailor/correct/part-shape";

interface PartLabels {
  title: string;
  /** One entry, as a sentence says it. */
  entry: string;
  fields: Record<string, string>;
  lists: Record<string, string>;
}

const dates = { from: "Start", to: "End" };

/** How people call the parts of a resume and their fields. */
export const partLabels: Record<PartSection | "basics", PartLabels> = {
  basics: {
    title: "Name and contact",
    entry: "name and contact",
    fields: {
      name: "Name",
      label: "Headline",
      location: "Location",
      phone: "Phone",
      email: "Email",
      url: "Website",
      summary: "Summary",
    },
    lists: { links: "Links" },
  },
  work: {
    title: "Experience",
    entry: "job",
    fields: {
      position: "Job title",
      name: "Employer",
      location: "Location",
      url: "Web address",
      ...dates,
      summary: "Description",
    },
    lists: { highlights: "Bullets" },
  },
  education: {
    title: "Education",
    entry: "degree",
    fields: {
      studyType: "Degree",
      area: "Subject",
      institution: "School",
      location: "Location",
      score: "Grade",
      ...dates,
    },
    lists: { courses: "Courses", highlights: "Bullets" },
  },
  projects: {
    title: "Projects",
    entry: "project",
    fields: { name: "Project", url: "Web address", ...dates, description: "Description" },
    lists: { highlights: "Bullets" },
  },
  volunteer: {
    title: "Volunteering",
    entry: "volunteer role",
    fields: {
      position: "Role",
      organization: "Organisation",
      ...dates,
      url: "Web address",
      summary: "Description",
    },
    lists: { highlights: "Bullets" },
  },
  skills: {
    title: "Skills",
    entry: "group of skills",
    fields: { name: "Name of the group", level: "Level" },
    lists: { keywords: "Skills" },
  },
  languages: { title: "Languages", entry: "language", fields: { language: "Language", fluency: "Level" }, lists: {} },
  certificates: {
    title: "Certificates",
    entry: "certificate",
    fields: { name: "Certificate", issuer: "Issued by", date: "Date", url: "Web address" },
    lists: {},
  },
  awards: {
    title: "Awards",
    entry: "award",
    fields: { title: "Award", awarder: "Given by", date: "Date", summary: "Description" },
    lists: {},
  },
  publications: {
    title: "Publications",
    entry: "publication",
    fields: {
      name: "Title",
      publisher: "Published by",
      date: "Date",
      url: "Web address",
      summary: "Description",
    },
    lists: {},
  },
  interests: {
    title: "Interests",
    entry: "interest",
    fields: { name: "Interest" },
    lists: { keywords: "What it includes" },
  },
  references: {
    title: "References",
    entry: "reference",
    fields: { name: "Name", reference: "Reference" },
    lists: {},
  },
  other: { title: "Other", entry: "section", fields: { title: "Heading" }, lists: { lines: "Lines" } },
};

/** Fields that hold more than a line. */
export const longFields: readonly string[] = ["summary", "description", "reference"];
