import { buildResume } from "./build-resume";

export const chef = buildResume({
  basics: {
    name: "Lucía Fernández Ibáñez",
    label: "Sous Chef",
    email: "lucia.fernandez@correo.example",
    phone: "+34 612 345 678",
    location: { address: "Valencia, Spain" },
    summary:
      "Sous chef with ten years in busy Mediterranean kitchens, from 40-cover tasting menus to banquets for 600.",
    profiles: [{ network: "Instagram", url: "https://www.instagram.com/lucia.cocina" }],
  },
  work: [
    {
      position: "Sous Chef",
      name: "Restaurante Albufera Nova",
      location: "Valencia",
      startDate: "2019-05",
      current: true,
      highlights: [
        "Run a brigade of 11 through 180 covers a night and stand in for the head chef two days a week.",
        "Brought food cost from 34% to 28% with seasonal menus and whole-animal butchery.",
        "Passed every hygiene inspection since 2019 with the top grade; keep the HACCP records.",
      ],
    },
    {
      position: "Chef de Partie",
      name: "Hotel Miramar del Grao",
      location: "Alicante",
      startDate: "2014-03",
      endDate: "2019-04",
      highlights: [
        "Led the fish section for a 220-room hotel and banquets of up to 600 guests.",
        "Trained 20 apprentices in knife work, stocks and sauces.",
      ],
    },
  ],
  education: [
    {
      studyType: "Diploma",
      area: "Professional Cookery",
      institution: "Escuela de Hostelería del Turia",
      startDate: "2012",
      endDate: "2014",
      courses: [],
      highlights: [],
    },
  ],
  certificates: [{ name: "Food Hygiene Level 3", date: "2021-02" }],
  skills: [{ keywords: ["Menu planning", "Butchery", "HACCP", "Stock control", "Rota planning"] }],
  languages: [
    { language: "Spanish", fluency: "Native" },
    { language: "English", fluency: "B2" },
    { language: "French", fluency: "A2" },
  ],
});
