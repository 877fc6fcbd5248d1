import { buildResume } from "./build-resume";

export const teacher = buildResume({
  basics: {
    name: "Eleanor Fitzgibbon",
    label: "Secondary School Mathematics Teacher",
    email: "e.fitzgibbon@schoolpost.example",
    phone: "020 7946 0321",
    location: { address: "Bristol, UK" },
    profiles: [],
  },
  work: [
    {
      position: "Head of Mathematics",
      name: "Hazelcombe Academy",
      location: "Bristol",
      startDate: "2018-09",
      current: true,
      summary: "Mixed comprehensive of 1,150 pupils, 34% eligible for free school meals.",
      highlights: [
        "Lead a department of nine teachers; GCSE passes at grade 5 and above rose from 48% to 63% in four years.",
        "Wrote a spiral curriculum for Years 7 to 9 with retrieval practice in every lesson.",
        "Manage a budget of £41,000 and the timetable for 62 classes.",
      ],
    },
    {
      position: "Mathematics Teacher",
      name: "St Cuthbert's High School",
      location: "Cardiff",
      startDate: "2012-09",
      endDate: "2018-07",
      highlights: [
        "Taught Years 7 to 13, including Further Mathematics A level.",
        "Founded a coding club that 40 pupils joined, half of them girls.",
      ],
    },
  ],
  volunteer: [
    {
      position: "Trustee",
      organization: "Numbers for All",
      startDate: "2020-02",
      current: true,
      highlights: ["Chair the education committee of a charity that tutors 300 children a year."],
    },
  ],
  education: [
    {
      studyType: "PGCE",
      area: "Secondary Mathematics",
      institution: "University of Severnside",
      startDate: "2011",
      endDate: "2012",
      courses: [],
      highlights: [],
    },
    {
      studyType: "BSc",
      area: "Mathematics",
      institution: "University of Carrick",
      startDate: "2008",
      endDate: "2011",
      score: "Upper Second Class Honours",
      courses: [],
      highlights: [],
    },
  ],
  awards: [{ title: "Teacher of the Year", awarder: "West Country Education Awards", date: "2022" }],
  skills: [{ keywords: ["Curriculum design", "Assessment", "Safeguarding", "GeoGebra", "Google Classroom"] }],
  interests: [{ name: "Bell ringing" }, { name: "Fell running" }],
});
