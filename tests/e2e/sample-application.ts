import { renderResume } from "~/tailor/render/render-resume";
import { fontsFromDisk } from "../support/files/fonts";
import { buildResume } from "../support/resumes/build-resume";

/** An invented person with a resume that says less than it could, and the post of an invented employer. */
export const applicant = buildResume({
  basics: {
    name: "Imogen Halloway",
    label: "Warehouse and Transport Coordinator",
    email: "imogen.halloway@postbox.example",
    phone: "+44 7700 900311",
    location: { address: "Norwich, UK" },
    profiles: [],
  },
  work: [
    {
      position: "Transport Coordinator",
      name: "Tarnbridge Cold Chain Ltd",
      location: "Norwich, UK",
      startDate: "2020-05",
      current: true,
      highlights: [
        "Keep the vehicle files and driver records in order for two yearly audits.",
        "Plan 46 chilled deliveries a day for 18 drivers in Descartes and MS Excel.",
        "Cut late deliveries from 9% to 3% in a year by moving two loading slots in order to miss the morning traffic.",
        "Team leadership for two planners; trained eleven new ones, and nine of them still work here.",
      ],
    },
    {
      position: "Warehouse Shift Lead",
      name: "Pelican & Rook Freight",
      location: "Ipswich, UK",
      startDate: "2016-09",
      endDate: "2020-04",
      highlights: [
        "Responsible for managing a shift of 14 people in a 6,000 m² warehouse.",
        "Was able to reduce picking errors by 38% with a second scan at the packing bench.",
        "Responsible for the preparation of stock counts in SAP S/4HANA on a weekly basis.",
        "Utilized a variety of handheld scanners and trained 20 colleagues on them.",
      ],
    },
    {
      position: "Volunteer Coordinator",
      name: "Sallow Street Food Bank",
      location: "Ipswich, UK",
      startDate: "2014-02",
      endDate: "2016-08",
      highlights: [
        "Duties included scheduling 35 volunteers over six days a week.",
        "Wrote the food safety guide that three other food banks now use.",
      ],
    },
  ],
  education: [
    {
      institution: "Waveney College",
      studyType: "HND",
      area: "Logistics and Supply Chain Management",
      endDate: "2016",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [{ name: "Transport Manager CPC", date: "2021" }],
  skills: [
    { keywords: ["Fleet files", "Descartes", "MS Excel", "SAP S/4HANA", "Route planning", "Inventory management"] },
  ],
  languages: [{ language: "English", fluency: "native" }],
});

export function applicantPdf(): Promise<Uint8Array> {
  return renderResume(applicant, { format: "pdf", template: "classic", fonts: fontsFromDisk });
}

export const job = {
  title: "Transport Operations Manager",
  company: "Marram Coast Foods",
  text: `Transport Operations Manager
Marram Coast Foods, Great Yarmouth

Marram Coast Foods brings smoked fish and chilled ready meals to 1,400 shops in the east of England. You run the transport office: 22 drivers, two planners, and a promise of delivery before nine.

What you will do
- Plan routes and delivery slots for a chilled fleet
- Lead and train planners and drivers
- Report on late deliveries, cost per drop and picking errors every week
- Keep our operator licence, vehicle and driver records ready for audit

Requirements
- At least five years' experience in transport or logistics
- Transport Manager CPC
- Route planning software, ideally Descartes
- Microsoft Excel
- Experience with inventory management in SAP
- Team leadership
- Power BI

Nice to have
- Food safety knowledge
- Lean Six Sigma
- German

We offer 28 days of holiday, a company pension and fish at cost price.`,
};
