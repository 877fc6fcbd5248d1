import { buildResume } from "./build-resume";

export const salesManager = buildResume({
  basics: {
    name: "Jean-Baptiste Lefèvre",
    label: "Regional Sales Manager",
    email: "jb.lefevre@courrier.example",
    phone: "+33 6 12 34 56 78",
    location: { address: "Lyon, France" },
    summary:
      "Sales leader in medical devices with a record of growing territories and keeping the people who grow them.",
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/jblefevre" }],
  },
  work: [
    {
      position: "Regional Sales Manager",
      name: "Cardiolys Médical",
      location: "Lyon",
      startDate: "2018-01",
      current: true,
      highlights: [
        "Grew the south-east region from €4.2M to €9.7M in five years with a team of eight.",
        "Won three framework agreements with university hospitals worth €6M.",
        "Rolled out Salesforce to 45 users and raised forecast accuracy from 61% to 88%.",
      ],
    },
    {
      position: "Key Account Manager",
      name: "Orthéa Group",
      location: "Grenoble",
      startDate: "2013-06",
      endDate: "2017-12",
      highlights: [
        "Looked after 32 orthopaedic clinics; retention was 97% over four years.",
        "Negotiated a national tender that added 1,100 implants a year.",
      ],
    },
  ],
  education: [
    {
      studyType: "Master's degree",
      area: "Marketing",
      institution: "École de Commerce du Dauphiné",
      startDate: "2008",
      endDate: "2013",
      courses: [],
      highlights: [],
    },
  ],
  skills: [
    { name: "Sales", keywords: ["Tendering", "Negotiation", "Forecasting", "Key accounts"] },
    { name: "Tools", keywords: ["Salesforce", "Power BI", "Excel"] },
  ],
  languages: [
    { language: "French", fluency: "Native" },
    { language: "English", fluency: "Fluent" },
    { language: "Italian", fluency: "Intermediate" },
  ],
});
