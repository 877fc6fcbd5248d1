import type { BuilderForm } from "~/domain/resumes/builder/builder.schema";

/** A form of the builder, filled in. */
export const filledForm: BuilderForm = {
  name: "Marisol Quint",
  email: "marisol.quint@example.com",
  phone: "020 7946 0011",
  location: "Leeds, UK",
  summary: "Pastry chef who likes early mornings. Looks for a bakery with its own mill.",
  education: [
    { school: "Kirkgate College", degree: "Diploma in Patisserie", year: "2014" },
    { school: "St. Mary's School", degree: "A-levels", year: "2010 - 2012" },
  ],
  experience: [
    {
      company: "Copper Lane Bakery",
      role: "Pastry chef",
      years: "2018 - present",
      highlights: "Baked 400 croissants a day\nTrained 3 apprentices",
    },
    { company: "Hotel Amberley", role: "Commis chef", years: "2014 - 2018", highlights: "" },
  ],
  skills: "laminated dough, sourdough, food safety",
};
