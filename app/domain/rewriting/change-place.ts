import type { Resume } from "../../tailor/resume";

/** Where in the resume a JSON pointer stands, as a person would say it: "Staff Nurse, Wharfe Hospital". */
export function changePlace(resume: Resume, path: string): string {
  const [, section = "", position = ""] = path.split("/");
  const index = Number(position);
  switch (section) {
    case "basics":
      return "Summary";
    case "letter":
      return "Cover letter";
    case "work":
      return named([resume.work[index]?.position, resume.work[index]?.name], "Experience");
    case "volunteer":
      return named([resume.volunteer[index]?.position, resume.volunteer[index]?.organization], "Volunteering");
    case "projects":
      return named([resume.projects[index]?.name], "Projects");
    case "education":
      return named([resume.education[index]?.studyType, resume.education[index]?.institution], "Education");
    case "skills":
      return named(["Skills", resume.skills[index]?.name], "Skills");
    default:
      return "Your resume";
  }
}

function named(parts: (string | undefined)[], otherwise: string): string {
  return parts.filter(Boolean).join(", ") || otherwise;
}
