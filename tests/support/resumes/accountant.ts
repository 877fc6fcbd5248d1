import { buildResume } from "./build-resume";

export const accountant = buildResume({
  basics: {
    name: "Priya Raghunathan",
    label: "Senior Accountant",
    email: "priya.raghunathan@mailbox.example",
    phone: "(312) 555-0187",
    location: { address: "Chicago, IL" },
    summary:
      "CPA with seven years in manufacturing and retail accounting. Closes in four days, answers auditors in one, and leaves reconciliations that others can follow.",
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/priya-raghunathan" }],
  },
  work: [
    {
      position: "Senior Accountant",
      name: "Lakeshore Fasteners Inc.",
      location: "Chicago, IL",
      startDate: "2020-06",
      current: true,
      highlights: [
        "Run the monthly close for four entities with $86 million in revenue; shortened it from nine to four business days.",
        "Prepare consolidated statements under US GAAP and the schedules for a Big Four audit with no adjustments since 2021.",
        "Automated 37 recurring journal entries in NetSuite, which saves about 22 hours a month.",
        "Review the work of two staff accountants and train them in lease accounting under ASC 842.",
      ],
    },
    {
      position: "Staff Accountant",
      name: "Harrow & Pine Outfitters",
      location: "Milwaukee, WI",
      startDate: "2017-08",
      endDate: "2020-05",
      highlights: [
        "Reconciled 60 balance sheet accounts and cleared $1.2 million of aged items in the first year.",
        "Filed sales and use tax returns in 14 states on time, every time.",
        "Built the weekly cash forecast in Excel that treasury still uses.",
      ],
    },
  ],
  education: [
    {
      studyType: "Bachelor of Science",
      area: "Accounting",
      institution: "Prairie State University",
      location: "Normal, IL",
      endDate: "2017-05",
      score: "GPA: 3.8/4.0",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [{ name: "Certified Public Accountant (CPA)", issuer: "State of Illinois", date: "2019-11" }],
  skills: [{ keywords: ["US GAAP", "NetSuite", "SAP", "Excel", "Power Query", "Month-end close", "Sales tax"] }],
});
