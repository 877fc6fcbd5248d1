import { buildResume } from "./build-resume";

export const dataScientist = buildResume({
  basics: {
    name: "Δημήτρης Παπαδόπουλος",
    label: "Data Scientist",
    email: "d.papadopoulos@tachydromeio.example",
    phone: "+30 691 234 5678",
    location: { address: "Thessaloniki, Greece" },
    summary: "Statistician turned data scientist; models demand, churn and anything with a calendar in it.",
    profiles: [{ network: "GitHub", url: "https://github.com/dpapado" }],
  },
  work: [
    {
      position: "Data Scientist",
      name: "Thermaikos Retail Analytics",
      location: "Thessaloniki",
      startDate: "2019-02",
      current: true,
      highlights: [
        "Forecast demand for 12,000 products in 210 shops with gradient boosting; waste fell by 19%.",
        "Designed and analysed 48 A/B tests on pricing and layout.",
        "Put models into production with Airflow, MLflow and Docker; retraining is nightly and unattended.",
      ],
    },
    {
      position: "Statistical Analyst",
      name: "Institute for Public Health Data",
      location: "Athens",
      startDate: "2015-01",
      endDate: "2019-01",
      highlights: [
        "Analysed registry data of 2.3 million patients in R and SAS.",
        "Co-wrote five papers on influenza surveillance.",
      ],
    },
  ],
  publications: [
    {
      name: "Nowcasting influenza from pharmacy sales",
      publisher: "Journal of Applied Surveillance",
      releaseDate: "2018-06",
    },
  ],
  education: [
    {
      studyType: "PhD",
      area: "Statistics",
      institution: "Macedonian Institute of Science",
      startDate: "2010",
      endDate: "2015",
      courses: [],
      highlights: [],
    },
  ],
  skills: [
    { name: "Methods", keywords: ["Time series", "Bayesian inference", "Gradient boosting", "Causal inference"] },
    { name: "Tools", keywords: ["Python", "R", "SQL", "Airflow", "Docker"] },
  ],
  languages: [
    { language: "Greek", fluency: "Native" },
    { language: "English", fluency: "C2" },
  ],
});
