import { buildResume } from "./build-resume";

export const nurse = buildResume({
  basics: {
    name: "Amara Okonjo-Whitfield",
    label: "Senior Staff Nurse",
    email: "amara.okonjo@postbox.example",
    phone: "+44 7700 900142",
    location: { address: "Leeds, West Yorkshire" },
    summary:
      "Registered adult nurse with nine years in acute medicine and critical care. Known for calm shift leadership, safe discharge planning and patient teaching that sticks.",
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/amara-okonjo" }],
  },
  work: [
    {
      position: "Senior Staff Nurse, Critical Care",
      name: "Aireside General Hospital",
      location: "Leeds",
      startDate: "2019-03",
      current: true,
      highlights: [
        "Lead shifts of up to 12 nurses on a 24-bed intensive care unit, allocating staff by acuity and skill mix.",
        "Cut central line infections from 2.1 to 0.8 per 1,000 line days by rewriting the insertion checklist and auditing it weekly.",
        "Mentor 14 newly qualified nurses through their preceptorship; all of them passed, and eleven still work on the unit.",
        "Sit on the trust's sepsis group and wrote the bedside escalation card now used on six wards.",
      ],
    },
    {
      position: "Staff Nurse, Acute Medicine",
      name: "St Brannock's Infirmary",
      location: "Bradford",
      startDate: "2015-09",
      endDate: "2019-02",
      highlights: [
        "Cared for 8 to 10 patients a shift on a 30-bed admissions unit, including non-invasive ventilation and telemetry.",
        "Administered intravenous medicines, chemotherapy support and blood products with no reportable drug error in three years.",
        "Introduced a five-minute discharge huddle that brought the mean discharge time forward from 16:40 to 14:15.",
      ],
    },
  ],
  education: [
    {
      studyType: "BSc (Hons)",
      area: "Adult Nursing",
      institution: "University of Northmoor",
      startDate: "2012",
      endDate: "2015",
      score: "First Class",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [
    { name: "NMC Registered Nurse, Adult", issuer: "Nursing and Midwifery Council", date: "2015-09" },
    { name: "Advanced Life Support", issuer: "Resuscitation Council UK", date: "2023-05" },
  ],
  skills: [
    { name: "Clinical", keywords: ["Ventilator care", "IV therapy", "Wound care", "Triage", "Sepsis screening"] },
    { name: "Systems", keywords: ["SystmOne", "Epic", "Microsoft Excel"] },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Igbo", fluency: "Fluent" },
  ],
});
