import { buildResume } from "./build-resume";

export const softwareEngineer = buildResume({
  basics: {
    name: "Tomasz Brzęczyszczykiewicz",
    label: "Staff Software Engineer",
    email: "tomasz@brzecz.example",
    phone: "+48 600 123 987",
    url: "https://brzecz.example",
    location: { address: "Kraków, Poland" },
    summary:
      "Backend engineer who enjoys efficient office workflow tools, affiliate payouts and anything with a queue in it. Twelve years of Go, TypeScript and PostgreSQL in teams of three to forty.",
    profiles: [
      { network: "GitHub", url: "https://github.com/tbrzecz" },
      { network: "LinkedIn", url: "https://www.linkedin.com/in/tbrzecz" },
    ],
  },
  work: [
    {
      position: "Staff Software Engineer",
      name: "Fjordlight Payments AS",
      location: "Remote",
      startDate: "2020-01",
      current: true,
      highlights: [
        "Own the ledger service (Go, PostgreSQL, Kafka) that books 3.4 million transactions a day at a p99 of 45 ms.",
        "Split a 400,000-line monolith into nine services without a maintenance window; deploys went from weekly to 30 a day.",
        "Wrote the company's incident guide and ran 25 game days; mean time to recovery fell from 94 to 21 minutes.",
        "Coach six senior engineers and chair the architecture review, which answers every proposal within two days.",
      ],
    },
    {
      position: "Senior Backend Developer",
      name: "Offliner Software Sp. z o.o.",
      location: "Kraków",
      startDate: "2016-04",
      endDate: "2019-12",
      highlights: [
        "Built an offline-first sync engine in TypeScript and Node.js used by 18,000 field technicians.",
        "Moved reporting from MySQL to ClickHouse and took the slowest dashboard from 41 s to 900 ms.",
        "Introduced contract tests between 12 teams; integration bugs found in staging dropped by 70%.",
      ],
    },
    {
      position: "Software Developer",
      name: "Wiślane Systemy",
      location: "Gdańsk",
      startDate: "2012-07",
      endDate: "2016-03",
      highlights: [
        "Developed port logistics software in Java and Spring for three container terminals.",
        "Automated the release process with Jenkins and Ansible, from two days of work to 40 minutes.",
      ],
    },
  ],
  projects: [
    {
      name: "pgsift",
      description: "Open-source index advisor for PostgreSQL with 2,300 stars.",
      url: "https://github.com/tbrzecz/pgsift",
      endDate: "2018",
      highlights: ["Reads pg_stat_statements and explains in plain words why a query is slow."],
    },
  ],
  education: [
    {
      studyType: "MSc",
      area: "Computer Science",
      institution: "Northern Polytechnic of Kraków",
      startDate: "2007",
      endDate: "2012",
      courses: [],
      highlights: ["Thesis on conflict-free replicated data types in mobile networks."],
    },
  ],
  skills: [
    { name: "Languages", keywords: ["Go", "TypeScript", "Java", "SQL", "Rust"] },
    { name: "Infrastructure", keywords: ["Kubernetes", "Terraform", "AWS", "Kafka", "PostgreSQL", "ClickHouse"] },
  ],
  languages: [
    { language: "Polish", fluency: "Native" },
    { language: "English", fluency: "C1" },
  ],
});
