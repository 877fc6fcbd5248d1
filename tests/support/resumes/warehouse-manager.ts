import { buildResume } from "./build-resume";

export const warehouseManager = buildResume({
  basics: {
    name: "Олена Ткаченко",
    label: "Warehouse Operations Manager",
    email: "olena.tkachenko@poshta.example",
    phone: "+49 151 23456789",
    location: { address: "Leipzig, Germany" },
    summary: "Operations manager for warehouses of 5,000 to 40,000 square metres, with lean methods and low turnover.",
    profiles: [],
  },
  work: [
    {
      position: "Warehouse Operations Manager",
      name: "Elbtal Logistik GmbH",
      location: "Leipzig",
      startDate: "2020-08",
      current: true,
      highlights: [
        "Manage 85 people on three shifts shipping 22,000 parcels a day.",
        "Raised picking accuracy from 98.4% to 99.8% by moving to voice picking.",
        "Planned and ran the move to a new 28,000 m² site in six weekends with no late order.",
      ],
    },
    {
      position: "Shift Supervisor",
      name: "Дніпро Транс",
      location: "Dnipro",
      startDate: "2014-02",
      endDate: "2020-07",
      highlights: [
        "Supervised 24 forklift drivers and pickers and wrote the shift rota.",
        "Cut damaged goods by 40% with a new loading standard.",
      ],
    },
  ],
  education: [
    {
      studyType: "Bachelor's degree",
      area: "Logistics",
      institution: "Prydniprovsk Transport Academy",
      startDate: "2009",
      endDate: "2013",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [{ name: "Lean Six Sigma Green Belt", issuer: "Institut für Prozessqualität", date: "2021-10" }],
  skills: [{ keywords: ["SAP EWM", "Voice picking", "Lean", "Rota planning", "Forklift licence"] }],
  languages: [
    { language: "Ukrainian", fluency: "Native" },
    { language: "German", fluency: "B2" },
    { language: "English", fluency: "B1" },
  ],
});
