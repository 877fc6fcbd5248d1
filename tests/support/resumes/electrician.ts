import { buildResume } from "./build-resume";

export const electrician = buildResume({
  basics: {
    name: "Dale Kowalczuk",
    label: "Journeyman Electrician",
    email: "dale.k@wiremail.example",
    phone: "(406) 555-0119",
    location: { address: "Billings, MT" },
    profiles: [],
  },
  work: [
    {
      position: "Journeyman Electrician",
      name: "Big Sky Electric LLC",
      location: "Billings, MT",
      startDate: "2017-04",
      current: true,
      highlights: [
        "Wire commercial and light industrial buildings up to 480 V three-phase, from panel schedules to final inspection.",
        "Supervise three apprentices and sign off their hours.",
        "Troubleshoot PLC and motor control faults for two grain elevators on call.",
        "Six years and 11,000 hours without a lost-time accident.",
      ],
    },
    {
      position: "Apprentice Electrician",
      name: "Rimrock Contracting",
      location: "Laurel, MT",
      startDate: "2013-05",
      endDate: "2017-03",
      highlights: ["Pulled cable, bent conduit and installed lighting on 25 school and hospital projects."],
    },
  ],
  education: [
    {
      studyType: "Apprenticeship",
      area: "Inside Wireman",
      institution: "Yellowstone Joint Apprenticeship Committee",
      startDate: "2013",
      endDate: "2017",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [
    { name: "Journeyman Electrician License", issuer: "State of Montana", date: "2017" },
    { name: "OSHA 30-Hour Construction", date: "2022" },
  ],
  skills: [{ keywords: ["NEC 2023", "Conduit bending", "Motor controls", "PLC troubleshooting", "Blueprint reading"] }],
});
