import type { Case } from "./case";

export const tuned: Case[] = [
  {
    profession: "software",
    original: "Helped the team ship features for the billing service, written in Go and PostgreSQL.",
    honest: [
      "Assisted the team in shipping features for the billing service (Go, PostgreSQL).",
      "Supported the team with billing service features in Go and Postgres.",
    ],
    lies: {
      inflation: "Led the team to ship 15+ features for the billing service, +40% revenue.",
      skill: "Helped the team ship features for the billing service, written in Go, PostgreSQL and Kubernetes.",
      ownership: "Owned the billing service, written in Go and PostgreSQL.",
      reach: "Helped ship features for the company-wide billing service, written in Go and PostgreSQL.",
      scope: "Built features for the billing service in Go and PostgreSQL.",
    },
  },
  {
    profession: "software",
    original: "Reduced page load time by 30% and cut hosting costs from $12k to $8k per month.",
    honest: [
      "Cut hosting costs from $12,000 to $8,000 per month and reduced page load time 30%.",
      "Lowered page load times by thirty percent; brought hosting costs down from $12k to $8k a month.",
      "Decreased page load time by 30 per cent, and reduced hosting costs from $12k to $8k monthly.",
    ],
    lies: {
      swap: "Reduced page load time by 30% and cut hosting costs from $8k to $12k per month.",
      noun: "Grew revenue by 30% and cut hosting costs from $12k to $8k per month.",
      scale: "Reduced page load time by 30% and cut hosting costs from $12M to $8M per month.",
      currency: "Reduced page load time by 30% and cut hosting costs from €12k to €8k per month.",
      number: "Reduced page load time by 80% and cut hosting costs from $12k to $8k per month.",
      direction: "Increased page load time by 30%.",
      period: "Cut hosting costs from $12k to $8k per week.",
    },
  },
  {
    profession: "software",
    original: "Familiar with Docker and AWS; no experience with Kubernetes.",
    honest: ["Familiarity with Docker and AWS.", "Familiar with AWS and Docker, no Kubernetes experience."],
    lies: {
      level: "Expert in Docker and AWS.",
      negation: "Experience with Kubernetes; familiar with Docker and AWS.",
      proficient: "Proficient in Docker and AWS.",
      plain: "Deployed services with Docker and AWS.",
    },
  },
  {
    profession: "software",
    original:
      "Software Engineering Intern at Brightpath Labs, 3 months in 2021: wrote unit tests in JS for the React front end.",
    honest: [
      "As a software engineering intern at Brightpath Labs for three months in 2021, wrote unit tests in JavaScript for the React frontend.",
      "Wrote JavaScript unit tests for the React front-end (intern, Brightpath Labs, 2021, 3 months).",
    ],
    lies: {
      title: "As a Software Engineer at Brightpath Labs in 2021, wrote unit tests in JS for the React front end.",
      duration: "Software Engineering Intern at Brightpath Labs for 13 months in 2021.",
      employer: "Software Engineering Intern at Northwind Labs, 3 months in 2021.",
      unit: "Software Engineering Intern at Brightpath Labs, 3 years.",
      skill: "Wrote unit tests in JS for the Angular front end.",
      year: "Software Engineering Intern at Brightpath Labs, 3 months in 2019.",
      java: "Wrote unit tests in Java for the React front end.",
    },
  },
  {
    profession: "nursing",
    original: "Cared for up to 6 patients per shift on a 28-bed cardiac ward and trained two new nurses.",
    honest: [
      "Trained 2 new nurses and cared for up to six patients a shift on a 28-bed cardiac ward.",
      "Provided care for up to 6 patients each shift in a 28-bed cardiac unit; taught two new nurses.",
      "Looked after up to 6 patients per shift on a 28-bed cardiac ward, and trained two new nurses.",
    ],
    lies: {
      swap: "Cared for up to 28 patients per shift on a 6-bed cardiac ward and trained two new nurses.",
      number: "Cared for up to 16 patients per shift on a 28-bed cardiac ward.",
      bound: "Cared for over 6 patients per shift on a 28-bed cardiac ward.",
      people: "Trained 12 new nurses on a 28-bed cardiac ward.",
      rank: "Managed a 28-bed cardiac ward and two new nurses.",
      noun: "Trained two new physicians on a 28-bed cardiac ward.",
      extra: "Cared for up to 6 patients per shift on a 28-bed cardiac ward, administering chemotherapy.",
    },
  },
  {
    profession: "nursing",
    original: "Assisted physicians with minor surgery; observed two open-heart operations.",
    honest: [
      "Supported physicians during minor surgery and observed 2 open-heart operations.",
      "Helped doctors with minor surgery; watched two open-heart operations.",
    ],
    lies: {
      scope: "Performed minor surgery alongside physicians.",
      observed: "Performed two open-heart operations.",
      led: "Led minor surgery teams.",
      count: "Observed twelve open-heart operations.",
    },
  },
  {
    profession: "nursing",
    original: "BSN, Westford University, 2016. Licensed RN in Oregon. Basic Spanish.",
    honest: [
      "Licensed Registered Nurse (Oregon) with a BSN from Westford University (2016); basic Spanish.",
      "RN licensed in Oregon. Bachelor of Science in Nursing, Westford University, 2016.",
    ],
    lies: {
      degree: "MSN, Westford University, 2016. Licensed RN in Oregon.",
      language: "Fluent Spanish. Licensed RN in Oregon.",
      state: "Licensed RN in Oregon and California.",
      credential: "Licensed RN in Oregon, ACLS certified.",
      school: "BSN, Eastford University, 2016.",
      newlang: "Licensed RN in Oregon. Basic Spanish and French.",
    },
  },
  {
    profession: "teaching",
    original: "Taught maths to classes of 24 pupils in Years 7-9 and ran a weekly chess club.",
    honest: [
      "Ran a weekly chess club and taught mathematics to classes of 24 students in Years 7-9.",
      "Taught math in Years 7 to 9, with classes of twenty-four pupils; ran a chess club every week.",
    ],
    lies: {
      size: "Taught maths to classes of 34 pupils in Years 7-9.",
      range: "Taught maths to classes of 24 pupils in Years 7-13.",
      subject: "Taught physics to classes of 24 pupils in Years 7-9.",
      head: "Head of maths for classes of 24 pupils in Years 7-9.",
      frequency: "Ran a daily chess club.",
      founded: "Founded a weekly chess club.",
      outcome: "Taught maths to classes of 24 pupils, raising exam results.",
    },
  },
  {
    profession: "teaching",
    original: "Contributed to the school's new reading programme, used by 3 of 5 departments.",
    honest: [
      "Contributed to a new reading program at the school, used by three of five departments.",
      "Helped with the school's new reading programme, which 3 of 5 departments used.",
    ],
    lies: {
      led: "Led the school's new reading programme.",
      created: "Created the school's new reading programme, used by 3 of 5 departments.",
      all: "Contributed to the school's new reading programme, used by all departments.",
      swap: "Contributed to the new reading programme, used by 5 of 3 departments.",
      national: "Contributed to a national reading programme.",
    },
  },
  {
    profession: "accounting",
    original: "Reconciled 14 bank accounts monthly and prepared VAT returns for 30 clients in QuickBooks.",
    honest: [
      "Prepared VAT returns for thirty clients in QuickBooks and reconciled 14 bank accounts each month.",
      "Balanced fourteen bank accounts every month; produced VAT returns for 30 clients using QuickBooks.",
      "Performed monthly reconciliation of 14 bank accounts. Prepared VAT returns for 30 clients with QuickBooks.",
    ],
    lies: {
      swap: "Reconciled 30 bank accounts monthly and prepared VAT returns for 14 clients in QuickBooks.",
      tool: "Reconciled 14 bank accounts monthly and prepared VAT returns for 30 clients in SAP.",
      frequency: "Reconciled 14 bank accounts daily.",
      audit: "Audited 14 bank accounts and prepared VAT returns for 30 clients in QuickBooks.",
      plus: "Reconciled 14+ bank accounts monthly.",
      managed: "Managed 30 clients' VAT team in QuickBooks.",
      accuracy: "Reconciled 14 bank accounts monthly with 100% accuracy.",
    },
  },
  {
    profession: "accounting",
    original: "At Harlow Foods cut late payments 18%. At Pike & Sons managed a budget of $2.4 million.",
    honest: [
      "Managed a $2.4M budget at Pike & Sons; cut late payments by 18% at Harlow Foods.",
      "Reduced late payments 18% at Harlow Foods and managed a budget of $2,400,000 at Pike & Sons.",
    ],
    lies: {
      moved: "At Pike & Sons cut late payments 18%.",
      movedMoney: "Managed a $2.4M budget at Harlow Foods.",
      renamed: "At Harlow Global cut late payments 18%.",
      scale: "Managed a $2.4 billion budget at Pike & Sons.",
      swapped: "Managed a $18M budget at Pike & Sons.",
    },
  },
  {
    profession: "kitchen",
    original: "Prepared around 150 covers a night as commis chef and kept stock records without errors.",
    honest: [
      "As a commis chef, prepared about 150 covers per night and kept error-free stock records.",
      "Kept stock records without errors; prepared roughly 150 covers a night as commis chef.",
    ],
    lies: {
      title: "Prepared around 150 covers a night as head chef.",
      exact: "Prepared over 150 covers a night as commis chef.",
      negation: "Kept stock records with errors.",
      number: "Prepared around 250 covers a night as commis chef.",
      award: "Prepared around 150 covers a night as award-winning commis chef.",
      sole: "Solely kept stock records without errors.",
    },
  },
  {
    profession: "kitchen",
    original: "Responsible for ordering produce and managing a kitchen team of five.",
    honest: [
      "Ordered produce and managed a kitchen team of 5.",
      "Managed five kitchen staff and ordered produce.",
      "Led a kitchen team of five and handled produce ordering.",
    ],
    lies: {
      size: "Ordered produce and managed a kitchen team of 15.",
      sites: "Ordered produce and managed five kitchens.",
      dozen: "Managed a kitchen team of a dozen.",
      budget: "Ordered produce and managed a kitchen budget.",
      several: "Ordered produce and managed kitchen teams across five sites.",
    },
  },
  {
    profession: "warehouse",
    original: "Loaded and unloaded 40 trucks a day with a forklift; supported the rollout of a new scanner system.",
    honest: [
      "Unloaded and loaded forty trucks per day using a forklift, and supported the roll-out of a new scanner system.",
      "Used a forklift to load and unload 40 lorries daily; helped with the rollout of a new scanner system.",
    ],
    lies: {
      owned: "Led and owned the company-wide rollout of a new scanner system.",
      spearheaded: "Spearheaded the rollout of a new scanner system.",
      number: "Loaded and unloaded 400 trucks a day with a forklift.",
      unit: "Loaded and unloaded 40 trucks an hour with a forklift.",
      licence: "Loaded and unloaded 40 trucks a day as a licensed forklift operator.",
      words: "Loaded and unloaded four hundred trucks a day with a forklift.",
      first: "First to support the rollout of a new scanner system.",
    },
  },
  {
    profession: "sales",
    original: "Met the quarterly quota of $200k in 2022 by calling 60 leads a week, with one colleague.",
    honest: [
      "Hit a quarterly target of $200,000 in 2022, together with one colleague, by calling 60 leads per week.",
      "Achieved the $200k quarterly quota in 2022 by phoning sixty leads a week with a colleague.",
    ],
    lies: {
      exceeded: "Exceeded the quarterly quota of $200k in 2022.",
      yearly: "Met the annual quota of $200k in 2022.",
      sole: "Single-handedly met the quarterly quota of $200k in 2022.",
      percent: "Met the quarterly quota of $200k in 2022, reaching 120%.",
      leads: "Met the quarterly quota of $200k by generating 60 leads a week.",
      year: "Met the quarterly quota of $200k in 2022 and 2023.",
      team: "Met the quarterly quota of $200k in 2022 by leading a team of 60.",
    },
  },
  {
    profession: "software",
    original: "Built pages in HTML and Python; certified vocational nurse in an earlier career.",
    honest: ["Created pages with Python and HTML; certified vocational nurse in an earlier career."],
    lies: {
      version: "Built pages in HTML5 and Python.",
      versionWord: "Built pages in HTML and Python 3.",
      credential: "Licensed practical nurse (LPN) in an earlier career.",
    },
  },
  {
    profession: "facilities",
    original: "Supervised or coordinated cleaners; attended a course on asbestos and passed no exam.",
    honest: ["Coordinated or supervised cleaners.", "Supervised cleaners and took a course on asbestos."],
    lies: {
      gave: "Delivered a course on asbestos.",
      exam: "Passed an exam on asbestos.",
      all: "Supervised all cleaners.",
    },
  },
];
