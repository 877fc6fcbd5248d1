import { buildResume } from "./build-resume";

export const graphicDesigner = buildResume({
  basics: {
    name: "Nguyễn Thị Minh Khai",
    label: "Graphic Designer",
    email: "khai@minhkhai.example",
    phone: "+84 90 123 45 67",
    url: "https://minhkhai.example",
    location: { address: "Đà Nẵng, Vietnam" },
    summary: "Brand and editorial designer who draws type, sets books and ships design systems.",
    profiles: [{ network: "Behance", url: "https://www.behance.net/minhkhai" }],
  },
  work: [
    {
      position: "Senior Graphic Designer",
      name: "Sông Hàn Studio",
      location: "Đà Nẵng",
      startDate: "2019-10",
      current: true,
      highlights: [
        "Designed the identities of 23 companies, from naming workshop to signage.",
        "Built a Figma library of 340 components that halved the time from brief to first draft.",
        "Art-directed a 480-page photo book on the fishing villages of Quảng Nam, sold out in two printings.",
      ],
    },
    {
      position: "Junior Designer",
      name: "In Ấn Phương Đông",
      location: "Huế",
      startDate: "2016-01",
      endDate: "2019-09",
      highlights: ["Laid out textbooks and packaging in InDesign and Illustrator, about 60 titles a year."],
    },
  ],
  projects: [
    {
      name: "Hải Vân Sans",
      description: "A free typeface for Vietnamese road signs, drawn in four weights.",
      url: "https://minhkhai.example/hai-van",
      highlights: [],
    },
  ],
  education: [
    {
      studyType: "Bachelor of Arts",
      area: "Graphic Design",
      institution: "University of Arts",
      location: "Huế",
      startDate: "2011",
      endDate: "2015",
      courses: [],
      highlights: [],
    },
  ],
  awards: [{ title: "Silver, Brand Identity", awarder: "Mekong Design Prize", date: "2021" }],
  skills: [{ keywords: ["Figma", "InDesign", "Illustrator", "Typography", "Art direction"] }],
  languages: [
    { language: "Vietnamese", fluency: "Native" },
    { language: "English", fluency: "B2" },
  ],
});
