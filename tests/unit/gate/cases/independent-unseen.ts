import type { Case } from "./case";

/** Held out: written by somebody who had not seen the gate's code, and read by nobody who works on it. Nothing may be tuned on these; run them for their counts only. */
export const independentUnseen: Case[] = [
  {
    profession: "software engineer",
    original:
      "Built a reporting service in Go and PostgreSQL that replaced a nightly Python job; p95 latency went from 900 ms to 240 ms.",
    honest: [
      "Developed a Go and PostgreSQL reporting service to replace a nightly Python job, with p95 latency dropping from 900 ms to 240 ms.",
      "Replaced a nightly Python job with a reporting service built in Go and PostgreSQL (p95 latency: 900 ms to 240 ms).",
      "Built a reporting service using PostgreSQL and Go, replacing a Python job that ran nightly.",
    ],
    lies: {
      "tool swapped":
        "Built a reporting service in Rust and PostgreSQL that replaced a nightly Python job; p95 latency went from 900 ms to 240 ms.",
      "unit changed":
        "Built a reporting service in Go and PostgreSQL that replaced a nightly Python job; p95 latency went from 900 s to 240 s.",
      "skill imported":
        "Built a reporting service in Go, Kubernetes and PostgreSQL that replaced a nightly Python job; p95 latency went from 900 ms to 240 ms.",
      "metric swapped":
        "Built a reporting service in Go and PostgreSQL that replaced a nightly Python job; p99 latency went from 900 ms to 240 ms.",
    },
  },
  {
    profession: "software engineer",
    original:
      "Contributed bug fixes to the checkout team's React front end and wrote Cypress tests for about a third of the payment flows.",
    honest: [
      "Fixed bugs in the checkout team's React front end and wrote Cypress tests covering roughly one third of payment flows.",
      "Wrote Cypress tests for around a third of the payment flows; contributed bug fixes to the React front end of the checkout team.",
      "Contributed fixes for bugs in the React front end of the checkout team.",
    ],
    lies: {
      "scope verb inflated":
        "Owned the checkout team's React front end and wrote Cypress tests for about a third of the payment flows.",
      "fraction raised":
        "Contributed bug fixes to the checkout team's React front end and wrote Cypress tests for about two thirds of the payment flows.",
      "tool swapped":
        "Contributed bug fixes to the checkout team's React front end and wrote Playwright tests for about a third of the payment flows.",
      "coverage made total":
        "Contributed bug fixes to the checkout team's React front end and wrote Cypress tests for the payment flows end to end, reaching full coverage.",
    },
  },
  {
    profession: "software engineer",
    original:
      "Software Engineer II at Marlowe Grid, Feb 2020 - Nov 2023. Java, Spring Boot, Kafka. On-call one week in five.",
    honest: [
      "Worked at Marlowe Grid as Software Engineer II from February 2020 to November 2023 with Java, Spring Boot and Kafka; on call 1 week in 5.",
      "Software Engineer II (Marlowe Grid, 02/2020 – 11/2023) working in Java, Kafka and Spring Boot, with an on-call rotation of one week in five.",
      "Marlowe Grid: Software Engineer II. Used Java, Spring Boot and Kafka.",
    ],
    lies: {
      "title raised":
        "Senior Software Engineer at Marlowe Grid, Feb 2020 - Nov 2023. Java, Spring Boot, Kafka. On-call one week in five.",
      "tool swapped":
        "Software Engineer II at Marlowe Grid, Feb 2020 - Nov 2023. JavaScript, Spring Boot, Kafka. On-call one week in five.",
      "date changed":
        "Software Engineer II at Marlowe Grid, Feb 2020 - Nov 2024. Java, Spring Boot, Kafka. On-call one week in five.",
      "employer changed":
        "Software Engineer II at Marlowe Systems, Feb 2020 - Nov 2023. Java, Spring Boot, Kafka. On-call one week in five.",
    },
  },
  {
    profession: "software engineer",
    original:
      "I prototyped an LLM-based search during a hackathon. It was never shipped, but the write-up was shared with the platform group.",
    honest: [
      "Prototyped LLM-based search at a hackathon (not shipped); the write-up was shared with the platform group.",
      "During a hackathon, prototyped a search based on an LLM; although it never shipped, the write-up went to the platform group.",
      "Hackathon prototype of LLM-based search, unshipped, with a write-up shared with the platform group.",
    ],
    lies: {
      "negation dropped":
        "Prototyped and shipped an LLM-based search, and shared the write-up with the platform group.",
      "setting dropped for production":
        "Built a production LLM-based search after a hackathon; the write-up was shared with the platform group.",
      "recipient widened": "Prototyped an LLM-based search during a hackathon; the write-up was shared company-wide.",
      "award invented":
        "Prototyped an LLM-based search that won a hackathon; the write-up was shared with the platform group.",
    },
  },
  {
    profession: "software engineer",
    original:
      "Migrating 11 of our 40 services from Jenkins to GitHub Actions (in progress). Build times on the migrated ones are down by approx. 20%.",
    honest: [
      "Moving 11 of 40 services from Jenkins to GitHub Actions (ongoing), with build times on those migrated down about 20%.",
      "Currently migrating eleven of forty services to GitHub Actions from Jenkins; build times on migrated services have fallen by around 20 per cent.",
      "In the process of migrating 11 of 40 services to GitHub Actions from Jenkins.",
      "Build times on services migrated from Jenkins to GitHub Actions are down by roughly 20% (migration of 11 of 40 services in progress).",
    ],
    lies: {
      "in-progress claimed done with number":
        "Migrated 40 services from Jenkins to GitHub Actions. Build times are down by approx. 20%.",
      "hedge turned to over":
        "Migrating 11 of our 40 services from Jenkins to GitHub Actions (in progress). Build times on the migrated ones are down by over 20%.",
      "percent changed to multiple":
        "Migrating 11 of our 40 services from Jenkins to GitHub Actions; builds on the migrated ones run twice as fast.",
      "noun swapped":
        "Migrating 11 of our 40 services from Jenkins to GitHub Actions (in progress). Deployment failures on the migrated ones are down by approx. 20%.",
    },
  },
  {
    profession: "software engineer",
    original:
      "BSc Computer Science (2:2), Penhallow University 2018. AWS Certified Cloud Practitioner. Self-taught TypeScript; read-level Japanese.",
    honest: [
      "AWS Certified Cloud Practitioner with a BSc in Computer Science (2:2) from Penhallow University, 2018; self-taught in TypeScript; reads Japanese.",
      "Bachelor of Science, Computer Science, 2:2 (Penhallow University, 2018). AWS Certified Cloud Practitioner. TypeScript (self-taught). Japanese (reading level).",
      "Computer Science BSc, Penhallow University. Certified AWS Cloud Practitioner. Taught myself TypeScript.",
    ],
    lies: {
      "credential raised":
        "BSc Computer Science (2:2), Penhallow University 2018. AWS Certified Solutions Architect. Self-taught TypeScript; read-level Japanese.",
      "class raised":
        "BSc Computer Science (2:1), Penhallow University 2018. AWS Certified Cloud Practitioner. Self-taught TypeScript; read-level Japanese.",
      "language level raised":
        "BSc Computer Science (2:2), Penhallow University 2018. AWS Certified Cloud Practitioner. Self-taught TypeScript; speaks and reads Japanese.",
      "quality invented":
        "BSc Computer Science (2:2), Penhallow University 2018. AWS Certified Cloud Practitioner. TypeScript expert; read-level Japanese.",
    },
  },
  {
    profession: "teacher",
    original: "Teach Year 3 (29 pupils, 6 with EHCPs) at St Orrin's Primary. Maths lead for Key Stage 1 only.",
    honest: [
      "Year 3 teacher at St Orrin's Primary with a class of 29, six of whom have EHCPs; Maths lead for Key Stage 1.",
      "Teaching 29 Year 3 pupils (6 with Education, Health and Care Plans) at St Orrin's Primary, and leading Maths in KS1.",
      "Maths lead for KS1 only and teacher of a 29-pupil Year 3 class at St Orrin's Primary.",
    ],
    lies: {
      "scope widened": "Teach Year 3 (29 pupils, 6 with EHCPs) at St Orrin's Primary. Maths lead for the whole school.",
      "number moved": "Teach Year 3 (29 pupils with EHCPs) at St Orrin's Primary. Maths lead for Key Stage 1 only.",
      "subject changed":
        "Teach Year 3 (29 pupils, 6 with EHCPs) at St Orrin's Primary. English lead for Key Stage 1 only.",
      "year group changed":
        "Teach Year 6 (29 pupils, 6 with EHCPs) at St Orrin's Primary. Maths lead for Key Stage 1 only.",
    },
  },
  {
    profession: "teacher",
    original:
      "8th grade science teacher, Dell Ridge Middle School, 2014-2019. Started a robotics club that grew from 7 kids to 24.",
    honest: [
      "Taught 8th grade science at Dell Ridge Middle School from 2014 to 2019 and started a robotics club, which grew from seven to 24 students.",
      "Founded a robotics club that grew from 7 to 24 kids while teaching eighth-grade science at Dell Ridge Middle School (2014–2019).",
      "Eighth-grade science teacher at Dell Ridge Middle School; started a robotics club.",
    ],
    lies: {
      "number changed":
        "8th grade science teacher, Dell Ridge Middle School, 2014-2019. Started a robotics club that grew from 7 kids to 42.",
      "first invented":
        "8th grade science teacher, Dell Ridge Middle School, 2014-2019. Started the district's first robotics club, which grew from 7 kids to 24.",
      "title raised":
        "Science department chair, Dell Ridge Middle School, 2014-2019. Started a robotics club that grew from 7 kids to 24.",
      "award invented":
        "8th grade science teacher, Dell Ridge Middle School, 2014-2019. Started a robotics club that grew from 7 kids to 24 and won the state championship.",
    },
  },
  {
    profession: "teacher",
    original:
      "Planned to introduce peer marking across the department; piloted it with one Year 9 set before moving schools.",
    honest: [
      "Piloted peer marking with one Year 9 set, with plans to introduce it department-wide, before moving schools.",
      "Before moving schools, ran a pilot of peer marking with a Year 9 set; had planned to introduce it across the department.",
      "Trialled peer marking with a single Year 9 set.",
    ],
    lies: {
      "plan claimed done": "Introduced peer marking across the department after piloting it with one Year 9 set.",
      "plural inflated":
        "Planned to introduce peer marking across the department; piloted it with all Year 9 sets before moving schools.",
      "outcome invented":
        "Piloted peer marking with one Year 9 set, raising attainment, and planned to introduce it across the department.",
      "year changed":
        "Planned to introduce peer marking across the department; piloted it with one Year 11 set before moving schools.",
    },
  },
  {
    profession: "teacher",
    original: "PGCE (Secondary French), Tamsworth University, 2012; QTS. French to degree level, Spanish to GCSE.",
    honest: [
      "Holds QTS and a PGCE in Secondary French from Tamsworth University (2012), with degree-level French and GCSE-level Spanish.",
      "Languages: French (degree level), Spanish (GCSE). PGCE Secondary French, Tamsworth University, 2012, with QTS.",
      "PGCE in Secondary French (2012, Tamsworth University) with Qualified Teacher Status; French to degree level.",
    ],
    lies: {
      "language level raised":
        "PGCE (Secondary French), Tamsworth University, 2012; QTS. French and Spanish to degree level.",
      "credential added":
        "PGCE (Secondary French), Tamsworth University, 2012; QTS; NPQH. French to degree level, Spanish to GCSE.",
      "date changed":
        "PGCE (Secondary French), Tamsworth University, 2002; QTS. French to degree level, Spanish to GCSE.",
      "language swapped":
        "PGCE (Secondary French), Tamsworth University, 2012; QTS. French to degree level, Italian to GCSE.",
    },
  },
  {
    profession: "teacher",
    original:
      "GCSE grade 5+ pass rate in my two classes was 64%, the department's was 58%. Mentored a trainee for one term.",
    honest: [
      "64% of pupils in my two classes passed GCSE at grade 5+, compared with 58% for the department; mentored a trainee for a term.",
      "Mentored one trainee for one term; GCSE pass rate at grade 5+ in two classes taught was 64 per cent (department: 58 per cent).",
      "Two classes with a 64% GCSE grade 5+ pass rate, against 58% for the department.",
      "Acted as mentor to a trainee for one term.",
    ],
    lies: {
      "number changed":
        "GCSE grade 5+ pass rate in my two classes was 74%, the department's was 58%. Mentored a trainee for one term.",
      "metric moved": "Department GCSE grade 5+ pass rate was 64%. Mentored a trainee for one term.",
      "improvement invented":
        "Raised the GCSE grade 5+ pass rate from 58% to 64% in two classes and mentored a trainee for one term.",
      "plural and duration stretched":
        "GCSE grade 5+ pass rate in my two classes was 64%, the department's was 58%. Mentored trainees every term.",
    },
  },
  {
    profession: "teacher",
    original:
      "Sub teacher, K-5, Lorne County Schools, on and off since 2021. Comfortable with Google Classroom, still learning Canvas.",
    honest: [
      "Substitute teacher (K-5) for Lorne County Schools on and off since 2021; comfortable with Google Classroom and learning Canvas.",
      "Since 2021, on-and-off K-5 sub teaching for Lorne County Schools. Comfortable using Google Classroom; currently learning Canvas.",
      "K-5 substitute teacher, Lorne County Schools. Comfortable with Google Classroom.",
    ],
    lies: {
      "learning claimed as known":
        "Sub teacher, K-5, Lorne County Schools, on and off since 2021. Comfortable with Google Classroom and Canvas.",
      "hedge dropped":
        "Full-time teacher, K-5, Lorne County Schools, since 2021. Comfortable with Google Classroom, still learning Canvas.",
      "range widened":
        "Sub teacher, K-12, Lorne County Schools, on and off since 2021. Comfortable with Google Classroom, still learning Canvas.",
    },
  },
  {
    profession: "chef",
    original:
      "Ran the larder section at The Gilded Perch (90 covers), prepping starters and cold desserts; stepped up to sauce when short-staffed.",
    honest: [
      "Ran larder at The Gilded Perch (90 covers), preparing starters and cold desserts and stepping up to the sauce section when short-staffed.",
      "At The Gilded Perch (90 covers), prepped cold desserts and starters while running the larder section; covered sauce when the kitchen was short-staffed.",
      "Prepped starters and cold desserts in charge of the larder section at The Gilded Perch.",
    ],
    lies: {
      "condition dropped":
        "Ran the larder and sauce sections at The Gilded Perch (90 covers), prepping starters and cold desserts.",
      "number changed":
        "Ran the larder section at The Gilded Perch (190 covers), prepping starters and cold desserts; stepped up to sauce when short-staffed.",
      "scope widened":
        "Ran the kitchen at The Gilded Perch (90 covers), prepping starters and cold desserts; stepped up to sauce when short-staffed.",
      "award invented":
        "Ran the larder section at the Michelin-starred The Gilded Perch (90 covers), prepping starters and cold desserts.",
    },
  },
  {
    profession: "chef",
    original: "Sous chef, Hotel Brisa, May 2016-Apr 2019 (seasonal, closed Nov-Feb). Food cost held at 29-31%.",
    honest: [
      "Seasonal sous chef at Hotel Brisa (closed November to February) from May 2016 to April 2019, with food cost held at 29 to 31 per cent.",
      "Sous chef at Hotel Brisa, a seasonal hotel closed Nov-Feb, 05/2016–04/2019. Held food cost between 29% and 31%.",
      "Held food cost at 29–31% as sous chef, Hotel Brisa.",
    ],
    lies: {
      "seasonal dropped for year-round":
        "Year-round sous chef, Hotel Brisa, May 2016-Apr 2019. Food cost held at 29-31%.",
      "title raised": "Head chef, Hotel Brisa, May 2016-Apr 2019 (seasonal, closed Nov-Feb). Food cost held at 29-31%.",
      "range widened":
        "Sous chef, Hotel Brisa, May 2016-Apr 2019 (seasonal, closed Nov-Feb). Food cost held at 25-31%.",
      "metric swapped":
        "Sous chef, Hotel Brisa, May 2016-Apr 2019 (seasonal, closed Nov-Feb). Labour cost held at 29-31%.",
    },
  },
  {
    profession: "chef",
    original:
      "Helped the head chef write the autumn menu; four of my dishes were kept on. Did the allergen sheets for every dish.",
    honest: [
      "Assisted the head chef in writing the autumn menu, with 4 of my dishes kept on, and produced allergen sheets for every dish.",
      "Prepared allergen sheets for all dishes and helped write the autumn menu with the head chef (four of my dishes stayed on).",
      "Supported the head chef with the autumn menu; four dishes of mine were retained.",
    ],
    lies: {
      "scope verb inflated":
        "Created the autumn menu, on which four of my dishes were kept; did the allergen sheets for every dish.",
      "spelled-out number changed":
        "Helped the head chef write the autumn menu; nine of my dishes were kept on. Did the allergen sheets for every dish.",
      "recipient dropped and plural":
        "Helped the head chef write all four seasonal menus and did the allergen sheets for every dish.",
      "result invented":
        "Helped the head chef write the autumn menu; four of my dishes were kept on and became best sellers.",
    },
  },
  {
    profession: "chef",
    original:
      "Line cook at a 200-seat brewpub in Duluth. Grill and fry stations, 250+ tickets on a Saturday. ServSafe Food Handler card.",
    honest: [
      "Worked grill and fry as a line cook in a 200-seat Duluth brewpub, with more than 250 tickets on a Saturday; holds ServSafe Food Handler card.",
      "ServSafe Food Handler card holder. Line cook on grill and fry stations at a Duluth brewpub (200 seats, 250+ Saturday tickets).",
      "Line cook, grill and fry stations, 200-seat brewpub.",
      "Cooked on the grill and fry stations of a 200-seat brewpub in Duluth: over 250 tickets on a Saturday.",
    ],
    lies: {
      "credential raised":
        "Line cook at a 200-seat brewpub in Duluth. Grill and fry stations, 250+ tickets on a Saturday. ServSafe Manager certified.",
      "period swapped":
        "Line cook at a 200-seat brewpub in Duluth. Grill and fry stations, 250+ tickets every night. ServSafe Food Handler card.",
      "number changed":
        "Line cook at a 300-seat brewpub in Duluth. Grill and fry stations, 250+ tickets on a Saturday. ServSafe Food Handler card.",
      "skill added":
        "Line cook at a 200-seat brewpub in Duluth. Grill, fry and sauté stations, 250+ tickets on a Saturday. ServSafe Food Handler card.",
    },
  },
  {
    profession: "chef",
    original: "Reduced vegetable waste from about 12 kg to 7 kg a day by batch-prepping twice instead of once",
    honest: [
      "By batch-prepping twice rather than once, cut vegetable waste from around 12 kg a day to 7 kg",
      "Cut daily vegetable waste from roughly 12 to 7 kilograms through batch-prepping twice instead of once",
      "Batch-prepped twice instead of once, bringing vegetable waste down from approximately 12 kg to 7 kg per day",
      "Decreased the kitchen's vegetable waste by batch-prepping twice instead of once",
    ],
    lies: {
      "unit changed": "Reduced vegetable waste from about 12 kg to 7 kg a week by batch-prepping twice instead of once",
      "noun widened": "Reduced total food waste from about 12 kg to 7 kg a day by batch-prepping twice instead of once",
      "number changed":
        "Reduced vegetable waste from about 12 kg to 2 kg a day by batch-prepping twice instead of once",
      "percent inflated": "Reduced vegetable waste by 70% a day by batch-prepping twice instead of once",
    },
  },
  {
    profession: "chef",
    original:
      "NVQ Level 2 Professional Cookery, Level 3 started but not completed. Six weeks' stage at Maison Thévard, Lyon. Basic kitchen French.",
    honest: [
      "Holds NVQ Level 2 in Professional Cookery (began but did not complete Level 3); staged for six weeks at Maison Thévard in Lyon; basic kitchen French.",
      "Completed a 6-week stage at Maison Thévard, Lyon. NVQ Level 2 Professional Cookery. Basic kitchen French.",
      "NVQ Level 2 in Professional Cookery, with Level 3 started but not finished; stage of six weeks at Lyon's Maison Thévard.",
    ],
    lies: {
      "unfinished credential claimed":
        "NVQ Level 3 Professional Cookery. Six weeks' stage at Maison Thévard, Lyon. Basic kitchen French.",
      "duration stretched":
        "NVQ Level 2 Professional Cookery. Six months' stage at Maison Thévard, Lyon. Basic kitchen French.",
      "language level raised":
        "NVQ Level 2 Professional Cookery. Six weeks' stage at Maison Thévard, Lyon. Working French.",
      "stage claimed as job":
        "NVQ Level 2 Professional Cookery. Six weeks as chef de partie at Maison Thévard, Lyon. Basic kitchen French.",
    },
  },
  {
    profession: "sales representative",
    original: "Sold dental consumables to 85 practices across Devon and Cornwall. 104% of target in 2021, 97% in 2022.",
    honest: [
      "Sold dental consumables to 85 practices in Devon and Cornwall, achieving 104% of target in 2021 and 97% in 2022.",
      "Covered Devon and Cornwall, selling dental consumables to eighty-five practices (2021: 104 per cent of target; 2022: 97 per cent).",
      "Reached 104% of target in 2021 selling dental consumables across Devon and Cornwall.",
      "Responsible for sales of dental consumables to 85 practices across Cornwall and Devon.",
    ],
    lies: {
      "numbers swapped in time":
        "Sold dental consumables to 85 practices across Devon and Cornwall. 97% of target in 2021, 104% in 2022.",
      "worse year erased to both":
        "Sold dental consumables to 85 practices across Devon and Cornwall, exceeding target in 2021 and 2022.",
      "noun swapped":
        "Sold dental consumables to 85 hospitals across Devon and Cornwall. 104% of target in 2021, 97% in 2022.",
      "territory widened":
        "Sold dental consumables to 85 practices across the South of England. 104% of target in 2021, 97% in 2022.",
    },
  },
  {
    profession: "sales representative",
    original:
      "Account Executive at Brightloom (SaaS), quota $900K. Closed $740K new ARR in FY23. Shared one enterprise deal with a senior AE.",
    honest: [
      "Closed $740,000 in new ARR in FY23 against a $900,000 quota as an Account Executive at Brightloom (SaaS), sharing one enterprise deal with a senior AE.",
      "Account Executive, Brightloom (SaaS): $740K new ARR closed in FY23 on a $900K quota; one enterprise deal shared with a senior AE.",
      "As Account Executive for SaaS company Brightloom, closed $740K of new annual recurring revenue in FY23.",
    ],
    lies: {
      "quota claimed as closed":
        "Account Executive at Brightloom (SaaS). Closed $900K new ARR in FY23. Shared one enterprise deal with a senior AE.",
      "sole credit":
        "Account Executive at Brightloom (SaaS), quota $900K. Closed $740K new ARR in FY23, including one enterprise deal as sole rep.",
      "title raised": "Senior Account Executive at Brightloom (SaaS), quota $900K. Closed $740K new ARR in FY23.",
      "unit noun changed":
        "Account Executive at Brightloom (SaaS), quota $900K. Closed $740K new MRR in FY23. Shared one enterprise deal with a senior AE.",
    },
  },
  {
    profession: "sales representative",
    original:
      "Made 50 to 60 cold calls a day and logged them in HubSpot. Booked roughly 9 demos a month for the closers.",
    honest: [
      "Made 50–60 cold calls daily, logging each in HubSpot, and booked about nine demos per month for the closers.",
      "Booked around 9 demos monthly for closers through cold-calling (fifty to sixty calls a day, logged in HubSpot).",
      "Logged 50 to 60 daily cold calls in HubSpot.",
    ],
    lies: {
      "period changed":
        "Made 50 to 60 cold calls a day and logged them in HubSpot. Booked roughly 9 demos a week for the closers.",
      "tool swapped":
        "Made 50 to 60 cold calls a day and logged them in Salesforce. Booked roughly 9 demos a month for the closers.",
      "action raised": "Made 50 to 60 cold calls a day, logged them in HubSpot, and closed roughly 9 deals a month.",
      "hedge turned to more than":
        "Made 50 to 60 cold calls a day and logged them in HubSpot. Booked more than 9 demos a month for the closers.",
    },
  },
  {
    profession: "sales representative",
    original:
      "Was one of three reps asked to test the new pricing tool; gave feedback that partly shaped the final version.",
    honest: [
      "Asked, as one of 3 reps, to test the new pricing tool, and gave feedback which partly shaped the final version.",
      "Tested the new pricing tool as one of three reps asked to; feedback partly shaped its final version.",
      "Among three sales reps asked to test a new pricing tool and give feedback on it.",
    ],
    lies: {
      "scope verb inflated":
        "Spearheaded testing of the new pricing tool with two other reps; gave feedback that partly shaped the final version.",
      "hedge dropped":
        "Was one of three reps asked to test the new pricing tool; gave feedback that determined the final version.",
      "sole invented":
        "Was the only rep asked to test the new pricing tool; gave feedback that partly shaped the final version.",
      "made tool": "Designed the new pricing tool with two other reps.",
    },
  },
  {
    profession: "sales representative",
    original:
      "Retail sales associate turned regional rep: seven years in flooring, the last two covering 14 stores for Castellan Tile.",
    honest: [
      "Regional rep, formerly retail sales associate, with 7 years in flooring, including the last two covering fourteen stores for Castellan Tile.",
      "Seven years in flooring, moving from retail sales associate to regional rep; have covered 14 stores for Castellan Tile for the last two.",
      "Regional rep who has covered 14 stores for Castellan Tile for the last 2 years.",
    ],
    lies: {
      "number moved": "Regional rep with seven years covering 14 stores for Castellan Tile.",
      "duration stretched":
        "Retail sales associate turned regional rep: twelve years in flooring, the last two covering 14 stores for Castellan Tile.",
      "title raised":
        "Retail sales associate turned regional manager: seven years in flooring, the last two covering 14 stores for Castellan Tile.",
      "number changed":
        "Retail sales associate turned regional rep: seven years in flooring, the last two covering 40 stores for Castellan Tile.",
    },
  },
  {
    profession: "sales representative",
    original:
      "I won back a client we had lost in 2019, worth around £60k a year. Support new starters with call listening when the team lead asks.",
    honest: [
      "Won back a client lost in 2019 worth about £60,000 a year; help new starters with call listening at the team lead's request.",
      "Regained a client, lost in 2019, that was worth approximately £60k per year, and assist new starters with call listening when asked by the team lead.",
      "Win-back of a lost client worth around £60k annually.",
    ],
    lies: {
      "plural inflated":
        "Won back clients lost in 2019, worth around £60k a year. Support new starters with call listening when the team lead asks.",
      "number changed":
        "Won back a client lost in 2019, worth around £160k a year. Support new starters with call listening when the team lead asks.",
      "scope verb inflated":
        "Won back a client lost in 2019, worth around £60k a year. Lead onboarding and training of new starters.",
      "unit changed":
        "Won back a client lost in 2019, worth around £60k a month. Support new starters with call listening when the team lead asks.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original:
      "Drafted witness statements and disclosure lists in six employment tribunal claims, under the supervision of a partner at Haldane Voss LLP.",
    honest: [
      "Supervised by a partner at Haldane Voss LLP, drafted disclosure lists and witness statements for 6 employment tribunal claims.",
      "Prepared drafts of witness statements and disclosure lists in six claims before the employment tribunal, under a partner's supervision, at Haldane Voss LLP.",
      "Drafted disclosure lists under partner supervision in six employment tribunal claims.",
    ],
    lies: {
      "supervision dropped and independence claimed":
        "Independently drafted witness statements and disclosure lists in six employment tribunal claims at Haldane Voss LLP.",
      "number changed":
        "Drafted witness statements and disclosure lists in sixteen employment tribunal claims, under the supervision of a partner at Haldane Voss LLP.",
      "task raised":
        "Drafted pleadings, witness statements and disclosure lists in six employment tribunal claims, under the supervision of a partner at Haldane Voss LLP.",
      "employer changed":
        "Drafted witness statements and disclosure lists in six employment tribunal claims, under the supervision of a partner at Haldane Chambers.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original:
      "Associate, litigation group, 2018-present. Second-chaired two jury trials; took or defended around 40 depositions. Admitted in New York; New Jersey application pending.",
    honest: [
      "Litigation associate since 2018 who has second-chaired two jury trials and taken or defended about 40 depositions; admitted in New York, with New Jersey application pending.",
      "Took or defended approximately forty depositions and second-chaired 2 jury trials as a litigation associate (2018–present). New York admitted; application to New Jersey pending.",
      "Associate in the litigation group since 2018. Admitted in New York.",
      "Served as second chair in two jury trials and took or defended some 40 depositions.",
    ],
    lies: {
      "pending credential held":
        "Associate, litigation group, 2018-present. Second-chaired two jury trials; took or defended around 40 depositions. Admitted in New York and New Jersey.",
      "role raised":
        "Associate, litigation group, 2018-present. First-chaired two jury trials; took or defended around 40 depositions. Admitted in New York.",
      "noun swapped":
        "Associate, litigation group, 2018-present. Second-chaired 40 jury trials and took or defended depositions. Admitted in New York.",
      "title raised":
        "Partner, litigation group, 2018-present. Second-chaired two jury trials; took or defended around 40 depositions. Admitted in New York.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original:
      "Reviewed NDAs and supplier contracts for the in-house legal team and suggested edits, which the general counsel signed off.",
    honest: [
      "For the in-house legal team, reviewed supplier contracts and NDAs, suggesting edits for the general counsel's sign-off.",
      "Reviewed non-disclosure agreements and supplier contracts and proposed edits (signed off by the general counsel) for the in-house legal team.",
      "Provided contract review to the in-house legal team, covering NDAs and supplier contracts.",
    ],
    lies: {
      "scope verb inflated":
        "Reviewed, negotiated and approved NDAs and supplier contracts for the in-house legal team.",
      "number invented":
        "Reviewed 200+ NDAs and supplier contracts for the in-house legal team and suggested edits, which the general counsel signed off.",
      "document swapped":
        "Reviewed NDAs and licensing agreements for the in-house legal team and suggested edits, which the general counsel signed off.",
      "speed invented":
        "Reviewed NDAs and supplier contracts for the in-house legal team and suggested edits, shortening turnaround for the general counsel.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original: "LLB (Hons) Keswater University 2017; LPC with Commendation 2018; SQE2 booked for April. Fluent Welsh.",
    honest: [
      "Fluent Welsh speaker with an LLB (Hons) from Keswater University (2017) and the LPC with Commendation (2018); SQE2 booked for April.",
      "LPC (Commendation), 2018. LLB (Hons), Keswater University, 2017. Due to sit SQE2 in April. Languages: Welsh (fluent).",
      "Graduated LLB (Hons) from Keswater University in 2017 and completed the LPC in 2018 with Commendation.",
    ],
    lies: {
      "booked exam claimed passed":
        "LLB (Hons) Keswater University 2017; LPC with Commendation 2018; passed SQE2 in April. Fluent Welsh.",
      "grade raised":
        "LLB (Hons) Keswater University 2017; LPC with Distinction 2018; SQE2 booked for April. Fluent Welsh.",
      "degree raised": "LLM Keswater University 2017; LPC with Commendation 2018; SQE2 booked for April. Fluent Welsh.",
      "language swapped":
        "LLB (Hons) Keswater University 2017; LPC with Commendation 2018; SQE2 booked for April. Fluent French.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original:
      "Bundled and paginated trial documents in iManage; filed at court when the usual clerk was away. Up to 30 bundles a month in busy periods.",
    honest: [
      "Prepared up to 30 bundles a month in busy periods, bundling and paginating trial documents in iManage, and filed at court in the usual clerk's absence.",
      "Using iManage, bundled and paginated documents for trial (up to thirty bundles monthly at busy times); covered court filing when the usual clerk was away.",
      "Bundled and paginated trial documents in iManage and filed at court when covering for the usual clerk.",
    ],
    lies: {
      "hedge dropped":
        "Bundled and paginated trial documents in iManage, 30 bundles a month; filed at court when the usual clerk was away.",
      "tool swapped":
        "Bundled and paginated trial documents in NetDocuments; filed at court when the usual clerk was away. Up to 30 bundles a month in busy periods.",
      "condition dropped":
        "Bundled and paginated trial documents in iManage and was responsible for all court filings. Up to 30 bundles a month in busy periods.",
      "unit changed":
        "Bundled and paginated trial documents in iManage; filed at court when the usual clerk was away. Up to 30 bundles a week in busy periods.",
    },
  },
  {
    profession: "lawyer/paralegal",
    original:
      "Assisted counsel in a $12.5 million product liability matter: summarized medical records for 9 plaintiffs and maintained the exhibit index.",
    honest: [
      "Supported counsel on a $12.5M product liability matter by summarizing the medical records of nine plaintiffs and keeping the exhibit index.",
      "Summarized nine plaintiffs' medical records and maintained the index of exhibits, assisting counsel in a product liability matter of $12.5 million.",
      "Helped counsel with a product liability matter ($12.5 million), including medical record summaries for 9 plaintiffs and upkeep of the exhibit index.",
    ],
    lies: {
      "scale changed":
        "Assisted counsel in a $12.5 billion product liability matter: summarized medical records for 9 plaintiffs and maintained the exhibit index.",
      "outcome invented":
        "Assisted counsel in winning a $12.5 million product liability matter: summarized medical records for 9 plaintiffs and maintained the exhibit index.",
      "scope verb inflated":
        "Managed a $12.5 million product liability matter: summarized medical records for 9 plaintiffs and maintained the exhibit index.",
      "number changed":
        "Assisted counsel in a $12.5 million product liability matter: summarized medical records for 90 plaintiffs and maintained the exhibit index.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "Designed drainage for a 220-unit housing scheme in MicroDrainage and Civil 3D; checked by a chartered engineer before submission.",
    honest: [
      "Used MicroDrainage and Civil 3D to design the drainage for a housing scheme of 220 units, checked by a chartered engineer prior to submission.",
      "Produced the drainage design for a 220-unit housing scheme (Civil 3D, MicroDrainage), which a chartered engineer checked before it was submitted.",
      "Drainage design for a 220-unit housing scheme using Civil 3D and MicroDrainage.",
    ],
    lies: {
      "check dropped and authority claimed":
        "Designed and approved drainage for a 220-unit housing scheme in MicroDrainage and Civil 3D.",
      "tool swapped":
        "Designed drainage for a 220-unit housing scheme in InfoDrainage and Civil 3D; checked by a chartered engineer before submission.",
      "number changed":
        "Designed drainage for a 2,200-unit housing scheme in MicroDrainage and Civil 3D; checked by a chartered engineer before submission.",
      "scope added":
        "Designed drainage and highways for a 220-unit housing scheme in MicroDrainage and Civil 3D; checked by a chartered engineer before submission.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "EIT, passed FE in 2021; sitting the PE next fall. Two years in bridge inspection with Corvane Engineers, NBIS routine inspections of 40+ county bridges.",
    honest: [
      "EIT (FE passed 2021, sitting PE next fall) with two years' bridge inspection at Corvane Engineers, carrying out routine NBIS inspections on more than 40 county bridges.",
      "Performed NBIS routine inspections of over forty county bridges in 2 years of bridge inspection with Corvane Engineers. EIT; passed the FE in 2021 and taking the PE next fall.",
      "EIT who passed the FE in 2021, with two years in bridge inspection at Corvane Engineers.",
    ],
    lies: {
      "future exam claimed held":
        "PE with two years in bridge inspection at Corvane Engineers, NBIS routine inspections of 40+ county bridges.",
      "number changed":
        "EIT, passed FE in 2021; sitting the PE next fall. Two years in bridge inspection with Corvane Engineers, NBIS routine inspections of 140+ county bridges.",
      "inspection type raised":
        "EIT, passed FE in 2021. Two years in bridge inspection with Corvane Engineers, NBIS fracture-critical inspections of 40+ county bridges.",
      "duration stretched":
        "EIT, passed FE in 2021; sitting the PE next fall. Five years in bridge inspection with Corvane Engineers, NBIS routine inspections of 40+ county bridges.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "Assistant site engineer on the A991 Toller bypass (£38m): setting out, daily diaries, concrete cube results. Helped price two variations.",
    honest: [
      "As Assistant Site Engineer on the £38 million A991 Toller bypass, carried out setting out, kept daily diaries, handled concrete cube results and assisted in pricing two variations.",
      "Helped price 2 variations on the A991 Toller bypass (£38m) as assistant site engineer; duties covered daily diaries, setting out and concrete cube results.",
      "Assistant site engineer, A991 Toller bypass: setting out, daily diaries and concrete cube results.",
    ],
    lies: {
      "scale changed":
        "Assistant site engineer on the A991 Toller bypass (£38bn): setting out, daily diaries, concrete cube results. Helped price two variations.",
      "title raised":
        "Site engineer on the A991 Toller bypass (£38m): setting out, daily diaries, concrete cube results. Helped price two variations.",
      "responsibility for value claimed":
        "Assistant site engineer on the A991 Toller bypass, managing a £38m budget: setting out, daily diaries, concrete cube results.",
      "scope verb inflated":
        "Assistant site engineer on the A991 Toller bypass (£38m): setting out, daily diaries, concrete cube results. Negotiated and agreed two variations.",
    },
  },
  {
    profession: "civil engineer",
    original: "Proposed a change from in-situ to precast culverts; the client estimated it could save four weeks.",
    honest: [
      "Proposed switching from in-situ to precast culverts, which the client estimated could save 4 weeks.",
      "Suggested precast rather than in-situ culverts, a change with a client-estimated potential saving of four weeks.",
      "Put forward a proposal to replace in-situ culverts with precast ones (potential saving estimated by the client: four weeks).",
      "Proposed moving from in-situ to precast culverts.",
    ],
    lies: {
      "estimate claimed as achieved": "Changed in-situ culverts to precast, saving four weeks.",
      "unit changed":
        "Proposed a change from in-situ to precast culverts; the client estimated it could save four months.",
      "direction turned":
        "Proposed a change from precast to in-situ culverts; the client estimated it could save four weeks.",
      "benefit kind changed":
        "Proposed a change from in-situ to precast culverts; the client estimated it could save £400k.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "MEng Civil Engineering, Strathallan University, 2015. Member of the ICE, not yet chartered. I use AutoCAD daily and Revit occasionally.",
    honest: [
      "ICE member (not yet chartered) with an MEng in Civil Engineering from Strathallan University, 2015; daily AutoCAD user and occasional Revit user.",
      "Holds a 2015 MEng in Civil Engineering from Strathallan University and ICE membership; not yet chartered. Works in AutoCAD daily and sometimes in Revit.",
      "Uses AutoCAD every day and Revit occasionally. MEng (Civil Engineering), Strathallan University.",
    ],
    lies: {
      "credential raised":
        "Chartered Civil Engineer (CEng MICE). MEng Civil Engineering, Strathallan University, 2015. AutoCAD daily and Revit occasionally.",
      "frequency inflated":
        "MEng Civil Engineering, Strathallan University, 2015. Member of the ICE, not yet chartered. Uses AutoCAD and Revit daily.",
      "degree raised":
        "PhD Civil Engineering, Strathallan University, 2015. Member of the ICE, not yet chartered. Uses AutoCAD daily and Revit occasionally.",
      "skill imported":
        "MEng Civil Engineering, Strathallan University, 2015. Member of the ICE, not yet chartered. Uses AutoCAD daily, Revit occasionally and Navisworks for clash detection.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "Coordinated with the utility company and three subcontractors on a water main relocation; finished one week behind the original date, $15K under budget.",
    honest: [
      "Coordinated a water main relocation with three subcontractors and the utility company, finishing $15,000 under budget and one week after the original date.",
      "Coordination with the utility company and 3 subcontractors on relocating a water main ($15K under budget; finished a week behind the original date).",
      "Worked in coordination with three subcontractors and the utility company on a water main relocation that came in $15K under budget.",
    ],
    lies: {
      "negative turned positive":
        "Coordinated with the utility company and three subcontractors on a water main relocation; finished one week ahead of the original date, $15K under budget.",
      "scale changed":
        "Coordinated with the utility company and three subcontractors on a water main relocation; finished $150K under budget.",
      "scope verb inflated":
        "Directed the utility company and three subcontractors on a water main relocation; finished one week behind the original date, $15K under budget.",
      "plural inflated":
        "Coordinated with utility companies and three subcontractors on water main relocations, finishing $15K under budget.",
    },
  },
  {
    profession: "data analyst",
    original: "Built 9 Tableau dashboards for the claims department and retired about 30 manual Excel reports.",
    honest: [
      "Developed nine Tableau dashboards for the claims department, retiring around 30 manual Excel reports.",
      "Retired approximately thirty manual Excel reports and built 9 dashboards in Tableau for claims.",
      "Created nine dashboards for the claims department using Tableau.",
      "Built 9 claims-department dashboards (Tableau); about 30 manual reports in Excel were retired.",
    ],
    lies: {
      "noun swapped": "Built 30 Tableau dashboards for the claims department and retired 9 manual Excel reports.",
      "tool swapped":
        "Built 9 Power BI dashboards for the claims department and retired about 30 manual Excel reports.",
      "recipient widened": "Built 9 Tableau dashboards used company-wide and retired about 30 manual Excel reports.",
      "time saving invented":
        "Built 9 Tableau dashboards for the claims department and retired about 30 manual Excel reports, saving 10 hours a week.",
    },
  },
  {
    profession: "data analyst",
    original: "Junior Data Analyst, Oxbow Insurance, Jul 2021 - present. SQL every day, Python (pandas) now and then.",
    honest: [
      "Junior Data Analyst at Oxbow Insurance since July 2021, using SQL daily and Python (pandas) occasionally.",
      "Working at Oxbow Insurance as Junior Data Analyst (Jul 2021 to present) with daily SQL and occasional Python/pandas.",
      "Junior Data Analyst, Oxbow Insurance: daily use of SQL.",
    ],
    lies: {
      "title raised": "Data Analyst, Oxbow Insurance, Jul 2021 - present. SQL every day, Python (pandas) now and then.",
      "frequency inflated":
        "Junior Data Analyst, Oxbow Insurance, Jul 2021 - present. SQL and Python (pandas) every day.",
      "skill imported":
        "Junior Data Analyst, Oxbow Insurance, Jul 2021 - present. SQL every day, Python (pandas, scikit-learn) now and then.",
      "date changed":
        "Junior Data Analyst, Oxbow Insurance, Jul 2019 - present. SQL every day, Python (pandas) now and then.",
    },
  },
  {
    profession: "data analyst",
    original:
      "Analysed churn for the retention team. The model flagged 1,900 at-risk accounts; the retention team went on to keep 310 of them.",
    honest: [
      "Carried out churn analysis for the retention team; the model flagged 1,900 at-risk accounts, of which the retention team kept 310.",
      "Analysed churn for the retention team, which went on to keep 310 of the 1,900 accounts that the model flagged as at risk.",
      "Churn analysis for the retention team, with 1,900 at-risk accounts flagged by the model.",
    ],
    lies: {
      "number moved": "Analysed churn for the retention team and retained 1,900 at-risk accounts.",
      "credit taken": "Analysed churn, flagged 1,900 at-risk accounts and saved 310 of them.",
      "number changed":
        "Analysed churn for the retention team. The model flagged 19,000 at-risk accounts; the retention team went on to keep 310 of them.",
      "method invented":
        "Analysed churn for the retention team with a deep learning model that flagged 1,900 at-risk accounts; the retention team went on to keep 310 of them.",
    },
  },
  {
    profession: "data analyst",
    original:
      "Conversion on the signup page moved from 3.2% to 3.9% during an A/B test that I analysed (designed by Product).",
    honest: [
      "Analysed an A/B test, designed by Product, during which signup page conversion went from 3.2% to 3.9%.",
      "Analysis of a Product-designed A/B test on the signup page (conversion moved from 3.2 per cent to 3.9 per cent).",
      "Analysed a signup page A/B test designed by Product; conversion rose to 3.9% from 3.2%.",
    ],
    lies: {
      "percent vs points":
        "Conversion on the signup page rose by 0.7% during an A/B test that I analysed (designed by Product).",
      "credit taken": "Designed and analysed an A/B test in which signup page conversion moved from 3.2% to 3.9%.",
      "metric swapped":
        "Retention on the signup page moved from 3.2% to 3.9% during an A/B test that I analysed (designed by Product).",
      "number changed":
        "Conversion on the signup page moved from 3.2% to 9.3% during an A/B test that I analysed (designed by Product).",
    },
  },
  {
    profession: "data analyst",
    original:
      "BSc Statistics, Univ. of Lynmere (2020). Google Data Analytics certificate, 5 of 8 courses done. Fluent English, B1 Portuguese.",
    honest: [
      "Statistics graduate (BSc, University of Lynmere, 2020) who has completed five of eight courses of the Google Data Analytics certificate; fluent English and B1 Portuguese.",
      "Bachelor of Science in Statistics, Univ. of Lynmere, 2020. Working on the Google Data Analytics certificate (5 of 8 courses completed). English (fluent), Portuguese (B1).",
      "Fluent in English; Portuguese at B1. BSc Statistics from the University of Lynmere.",
    ],
    lies: {
      "in-progress credential held":
        "BSc Statistics, Univ. of Lynmere (2020). Google Data Analytics certificate. Fluent English, B1 Portuguese.",
      "language level raised":
        "BSc Statistics, Univ. of Lynmere (2020). Google Data Analytics certificate, 5 of 8 courses done. Fluent English, C1 Portuguese.",
      "degree subject changed":
        "BSc Data Science, Univ. of Lynmere (2020). Google Data Analytics certificate, 5 of 8 courses done. Fluent English, B1 Portuguese.",
      "progress changed":
        "BSc Statistics, Univ. of Lynmere (2020). Google Data Analytics certificate, 7 of 8 courses done. Fluent English, B1 Portuguese.",
    },
  },
  {
    profession: "data analyst",
    original:
      "I assist the finance team with the quarterly forecast and clean CRM exports each month (around 40k rows). Usually present findings to my line manager.",
    honest: [
      "Help the finance team with its quarterly forecast, clean monthly CRM exports of about 40,000 rows, and usually present findings to line manager.",
      "Clean CRM exports monthly (c. 40k rows), support the finance team's quarterly forecast, and generally present findings to my line manager.",
      "Each month, clean CRM exports of roughly 40,000 rows; assist finance with the forecast every quarter.",
    ],
    lies: {
      "recipient raised":
        "Assist the finance team with the quarterly forecast, clean CRM exports each month (around 40k rows) and present findings to the board.",
      "scope verb inflated":
        "Own the quarterly forecast for the finance team and clean CRM exports each month (around 40k rows).",
      "scale changed":
        "Assist the finance team with the quarterly forecast and clean CRM exports each month (around 40M rows). Usually present findings to my line manager.",
      "frequency invented":
        "Assist the finance team with the quarterly forecast and clean CRM exports each week (around 40k rows). Usually present findings to my line manager.",
    },
  },
  {
    profession: "mechanic",
    original:
      "Serviced and repaired cars and light vans at Draycott Motors, 4-5 jobs a day: brakes, clutches, timing belts, diagnostics with Snap-on Zeus.",
    honest: [
      "At Draycott Motors, serviced and repaired light vans and cars, completing four to five jobs a day across brakes, clutches, timing belts and diagnostics (Snap-on Zeus).",
      "Service and repair of cars and light vans at Draycott Motors (4–5 jobs daily), including timing belts, clutches, brakes and Snap-on Zeus diagnostics.",
      "Cars and light vans serviced and repaired at Draycott Motors, four or five jobs a day.",
    ],
    lies: {
      "range widened":
        "Serviced and repaired cars and light vans at Draycott Motors, 4-9 jobs a day: brakes, clutches, timing belts, diagnostics with Snap-on Zeus.",
      "skill imported":
        "Serviced and repaired cars, hybrids and light vans at Draycott Motors, 4-5 jobs a day: brakes, clutches, timing belts, high-voltage systems, diagnostics with Snap-on Zeus.",
      "tool swapped":
        "Serviced and repaired cars and light vans at Draycott Motors, 4-5 jobs a day: brakes, clutches, timing belts, diagnostics with Bosch KTS.",
      "vehicle class changed":
        "Serviced and repaired cars and heavy trucks at Draycott Motors, 4-5 jobs a day: brakes, clutches, timing belts, diagnostics with Snap-on Zeus.",
    },
  },
  {
    profession: "mechanic",
    original:
      "ASE certified in Brakes (A5) and Suspension (A4). Two tests left for Master. 11 years turning wrenches, last three on diesels.",
    honest: [
      "Eleven years turning wrenches, the last 3 on diesels; ASE certified in Suspension (A4) and Brakes (A5), with two tests left for Master.",
      "ASE certifications: A4 Suspension, A5 Brakes; two tests remaining for Master. 11 years of wrenching, including the last three on diesels.",
      "ASE-certified in A5 Brakes and A4 Suspension with 11 years turning wrenches.",
    ],
    lies: {
      "credential raised": "ASE Master certified. 11 years turning wrenches, last three on diesels.",
      "duration moved":
        "ASE certified in Brakes (A5) and Suspension (A4). Two tests left for Master. 11 years on diesels.",
      "credential added":
        "ASE certified in Brakes (A5), Suspension (A4) and Engine Performance (A8). 11 years turning wrenches, last three on diesels.",
      "duration stretched":
        "ASE certified in Brakes (A5) and Suspension (A4). Two tests left for Master. 17 years turning wrenches, last three on diesels.",
    },
  },
  {
    profession: "mechanic",
    original:
      "Workshop controller while the foreman was off sick (approx. 3 months). Otherwise vehicle technician, level 2.",
    honest: [
      "Level 2 vehicle technician who covered as workshop controller for around three months during the foreman's sickness absence.",
      "Vehicle technician (level 2); served as workshop controller for about 3 months while the foreman was off sick.",
      "Acted as workshop controller during the foreman's sick leave of approximately three months; otherwise a level 2 vehicle technician.",
    ],
    lies: {
      "temporary role made permanent": "Workshop controller, formerly vehicle technician, level 2.",
      "duration stretched":
        "Workshop controller while the foreman was off sick (approx. 13 months). Otherwise vehicle technician, level 2.",
      "level raised":
        "Workshop controller while the foreman was off sick (approx. 3 months). Otherwise vehicle technician, level 3.",
      "title swapped": "Workshop foreman for approx. 3 months. Otherwise vehicle technician, level 2.",
    },
  },
  {
    profession: "mechanic",
    original: "Comebacks on my jobs fell to 2 in 2022 from 9 the year before. Never had a failed MOT retest.",
    honest: [
      "Comebacks on own jobs dropped from nine in 2021 to two in 2022; never had an MOT retest fail.",
      "Comebacks on own jobs down to 2 in 2022, from 9 the previous year, and no failed MOT retests.",
      "No failed MOT retests ever. Comebacks on my jobs went from 9 to 2 in 2022.",
    ],
    lies: {
      "metrics swapped":
        "Comebacks across the workshop fell to 2 in 2022 from 9 the year before. Never had a failed MOT retest.",
      "number changed":
        "Comebacks on my jobs fell to zero in 2022 from 9 the year before. Never had a failed MOT retest.",
      "noun widened": "Comebacks on my jobs fell to 2 in 2022 from 9 the year before. Never had a failed MOT.",
      "quality invented":
        "Best-performing technician in the workshop: comebacks fell to 2 in 2022 from 9 the year before.",
    },
  },
  {
    profession: "mechanic",
    original:
      "Rebuilt hydraulic pumps on farm machinery, mostly John Deere and some Claas. Drove out to breakdowns within a 30-mile radius at harvest.",
    honest: [
      "Rebuilt farm machinery hydraulic pumps (mainly John Deere, some Claas) and travelled to breakdowns in a 30-mile radius at harvest time.",
      "At harvest, drove out to breakdowns up to 30 miles away; rebuilt hydraulic pumps on farm machinery, mostly John Deere with some Claas.",
      "Rebuilt hydraulic pumps, mostly on John Deere and some on Claas farm machinery.",
      "Harvest-time breakdown call-outs within a thirty-mile radius.",
    ],
    lies: {
      "brand added":
        "Rebuilt hydraulic pumps on farm machinery, mostly John Deere, Claas and New Holland. Drove out to breakdowns within a 30-mile radius at harvest.",
      "quantity turned":
        "Rebuilt hydraulic pumps on farm machinery, mostly Claas and some John Deere. Drove out to breakdowns within a 30-mile radius at harvest.",
      "number changed":
        "Rebuilt hydraulic pumps on farm machinery, mostly John Deere and some Claas. Drove out to breakdowns within a 300-mile radius at harvest.",
      "season dropped for round-the-clock":
        "Rebuilt hydraulic pumps on farm machinery, mostly John Deere and some Claas. On 24/7 call-out to breakdowns within a 30-mile radius.",
    },
  },
  {
    profession: "mechanic",
    original:
      "Showed the Saturday lad how to do oil changes and tyres. Ordered parts through TecDoc for me and one other technician.",
    honest: [
      "Taught the Saturday lad to do oil changes and tyres; ordered parts via TecDoc for self and one other technician.",
      "Ordered parts in TecDoc for two technicians (myself and one other) and showed the Saturday lad how to carry out oil changes and tyre work.",
      "Showed a Saturday lad how to change oil and do tyres.",
    ],
    lies: {
      "recipient inflated":
        "Trained apprentices in oil changes and tyres. Ordered parts through TecDoc for me and one other technician.",
      "scope widened":
        "Showed the Saturday lad how to do oil changes and tyres. Ordered parts through TecDoc for the whole workshop.",
      "responsibility inflated":
        "Showed the Saturday lad how to do oil changes and tyres. Managed parts inventory and suppliers through TecDoc.",
      "tool swapped":
        "Showed the Saturday lad how to do oil changes and tyres. Ordered parts through Autodata for me and one other technician.",
    },
  },
  {
    profession: "marketing manager",
    original:
      "Marketing manager at Solbury Cycles with an annual budget of £140k; ran paid social, email and two trade shows a year.",
    honest: [
      "As Marketing Manager for Solbury Cycles, ran email, paid social and two annual trade shows on a budget of £140,000 a year.",
      "Ran paid social, email and 2 trade shows per year at Solbury Cycles as marketing manager (annual budget: £140k).",
      "Marketing manager, Solbury Cycles. £140k yearly budget.",
      "Paid social, email and trade shows (two a year) run for Solbury Cycles as its marketing manager.",
    ],
    lies: {
      "scale changed":
        "Marketing manager at Solbury Cycles with an annual budget of £1.4m; ran paid social, email and two trade shows a year.",
      "channel added":
        "Marketing manager at Solbury Cycles with an annual budget of £140k; ran paid social, paid search, email and two trade shows a year.",
      "period changed":
        "Marketing manager at Solbury Cycles with a monthly budget of £140k; ran paid social, email and two trade shows a year.",
      "title raised":
        "Head of Marketing at Solbury Cycles with an annual budget of £140k; ran paid social, email and two trade shows a year.",
    },
  },
  {
    profession: "marketing manager",
    original:
      "Newsletter subscribers grew from 4,100 to 6,800 between January and September 2022, mainly through a giveaway with a partner brand.",
    honest: [
      "Newsletter subscriber growth from 4,100 to 6,800 in January–September 2022, chiefly via a giveaway with a partner brand.",
      "From January to September 2022, the newsletter went from 4,100 subscribers to 6,800, largely thanks to a giveaway run with a partner brand.",
      "Newsletter subscriber numbers rose to 6,800 from 4,100 between Jan and Sept 2022.",
    ],
    lies: {
      "number changed":
        "Newsletter subscribers grew from 4,100 to 8,600 between January and September 2022, mainly through a giveaway with a partner brand.",
      "noun swapped":
        "Paying customers grew from 4,100 to 6,800 between January and September 2022, mainly through a giveaway with a partner brand.",
      "date changed":
        "Newsletter subscribers grew from 4,100 to 6,800 between January and March 2022, mainly through a giveaway with a partner brand.",
      "cause swapped":
        "Newsletter subscribers grew from 4,100 to 6,800 between January and September 2022 through SEO and content marketing.",
    },
  },
  {
    profession: "marketing manager",
    original:
      "Part of the launch team for the Numa oat drink in Canada. Wrote the press kit; the agency handled media buying.",
    honest: [
      "Member of the team that launched the Numa oat drink in Canada; wrote the press kit while the agency dealt with media buying.",
      "Authored the press kit for the Canadian launch of the Numa oat drink as part of the launch team (media buying was handled by the agency).",
      "Wrote the press kit as a member of the Canada launch team for Numa oat drink.",
    ],
    lies: {
      "scope verb inflated":
        "Led the launch of the Numa oat drink in Canada and wrote the press kit; the agency handled media buying.",
      "territory widened":
        "Part of the launch team for the Numa oat drink across North America. Wrote the press kit; the agency handled media buying.",
      "credit taken":
        "Part of the launch team for the Numa oat drink in Canada. Wrote the press kit and handled media buying.",
      "outcome invented":
        "Part of the launch team for the Numa oat drink in Canada, writing a press kit that secured national coverage.",
    },
  },
  {
    profession: "marketing manager",
    original:
      "B.A. Communications, minor in Spanish. HubSpot Inbound certified (expired 2021). GA4, some Looker Studio, no paid search experience.",
    honest: [
      "Bachelor of Arts in Communications with a minor in Spanish; HubSpot Inbound certification (expired in 2021); GA4 and some Looker Studio.",
      "Tools: GA4, some Looker Studio (no paid search experience). B.A. in Communications, Spanish minor. HubSpot Inbound certified until 2021.",
      "B.A. in Communications (Spanish minor). Knows GA4 and some Looker Studio.",
    ],
    lies: {
      "negation dropped": "B.A. Communications, minor in Spanish. GA4, some Looker Studio, paid search experience.",
      "expired credential claimed current":
        "B.A. Communications, minor in Spanish. Currently HubSpot Inbound certified. GA4, some Looker Studio.",
      "degree swapped":
        "B.A. Marketing, minor in Spanish. HubSpot Inbound certified (expired 2021). GA4, some Looker Studio, no paid search experience.",
      "language level invented":
        "B.A. Communications; fluent in Spanish. HubSpot Inbound certified (expired 2021). GA4, some Looker Studio.",
    },
  },
  {
    profession: "marketing manager",
    original: "Wanted to lower cost per lead below $40 by year end. We got to $46, from $71.",
    honest: [
      "As a team, brought cost per lead down from $71 to $46 against a target of below $40 by year end.",
      "Cost per lead was reduced to $46 from $71 (goal: under $40 by year end).",
      "Helped get cost per lead down to $46, from $71; the aim was below $40 by year end.",
    ],
    lies: {
      "aim claimed as result": "Lowered cost per lead below $40 by year end, from $71.",
      "number changed": "Lowered cost per lead to $46 from $91, against a goal of below $40 by year end.",
      "metric swapped": "Lowered cost per acquisition from $71 to $46, against a goal of below $40 by year end.",
      "percent inflated": "Cut cost per lead by 46% by year end.",
    },
  },
  {
    profession: "marketing manager",
    original:
      "I manage one executive and a freelance copywriter, brief the design agency and report monthly to the commercial director. Wrote brand guidelines adopted by the UK team.",
    honest: [
      "Manage an executive and a freelance copywriter, brief the design agency, and provide monthly reports to the commercial director; authored brand guidelines that the UK team adopted.",
      "Wrote the brand guidelines adopted by the UK team. Manage 1 executive and 1 freelance copywriter; report to the commercial director each month; brief the design agency.",
      "Responsible for managing one executive and a freelance copywriter and for briefing the design agency.",
    ],
    lies: {
      "recipient raised":
        "Manage one executive and a freelance copywriter, brief the design agency and report monthly to the CEO. Wrote brand guidelines adopted by the UK team.",
      "team enlarged":
        "Manage a team of executives and freelance copywriters, brief the design agency and report monthly to the commercial director.",
      "scope widened globally":
        "Manage one executive and a freelance copywriter. Wrote brand guidelines adopted globally.",
      "frequency invented":
        "Manage one executive and a freelance copywriter, brief the design agency and report weekly to the commercial director.",
    },
  },
  {
    profession: "construction foreman",
    original:
      "Foreman on a 6-storey steel frame block for Tarrow Build, 18-25 men on site, no RIDDOR incidents in 14 months.",
    honest: [
      "Foreman for Tarrow Build on a six-storey steel frame block with 18 to 25 men on site and zero RIDDOR incidents over 14 months.",
      "Worked as foreman on Tarrow Build's six-storey, steel-framed block (18–25 men on site); 14 months without a RIDDOR incident.",
      "Fourteen months with no RIDDOR incidents as foreman of a 6-storey steel frame block, Tarrow Build.",
    ],
    lies: {
      "range widened":
        "Foreman on a 6-storey steel frame block for Tarrow Build, 18-45 men on site, no RIDDOR incidents in 14 months.",
      "claim widened":
        "Foreman on a 6-storey steel frame block for Tarrow Build, 18-25 men on site, no incidents of any kind in 14 months.",
      "number moved":
        "Foreman on a 14-storey steel frame block for Tarrow Build, 18-25 men on site, no RIDDOR incidents.",
      "title raised":
        "Site Manager on a 6-storey steel frame block for Tarrow Build, 18-25 men on site, no RIDDOR incidents in 14 months.",
    },
  },
  {
    profession: "construction foreman",
    original:
      "Ran concrete crew of 10 on Interstate overpass pours, up to 350 cubic yards a night. OSHA 30. Flagger cert expired.",
    honest: [
      "Ran a 10-person concrete crew pouring Interstate overpasses, placing up to 350 cubic yards per night; OSHA 30; flagger certification expired.",
      "OSHA 30. Ran a concrete crew of ten on Interstate overpass pours (as much as 350 cubic yards a night).",
      "Ran a concrete crew of 10 on Interstate overpass pours, up to 350 cubic yards per night.",
    ],
    lies: {
      "hedge turned to over":
        "Ran concrete crew of 10 on Interstate overpass pours, over 350 cubic yards a night. OSHA 30. Flagger cert expired.",
      "unit changed":
        "Ran concrete crew of 10 on Interstate overpass pours, up to 350 cubic yards an hour. OSHA 30. Flagger cert expired.",
      "expired credential claimed":
        "Ran concrete crew of 10 on Interstate overpass pours, up to 350 cubic yards a night. OSHA 30 and flagger certified.",
      "credential raised":
        "Ran concrete crew of 10 on Interstate overpass pours, up to 350 cubic yards a night. OSHA 500. Flagger cert expired.",
    },
  },
  {
    profession: "construction foreman",
    original:
      "Started as a labourer with Quennell Brothers in 2006, ganger from 2011, assistant foreman since 2016. SMSTS, CSCS Gold.",
    honest: [
      "Assistant foreman at Quennell Brothers since 2016, having begun as a labourer in 2006 and become ganger in 2011; holds SMSTS and CSCS Gold.",
      "With Quennell Brothers: labourer from 2006, ganger from 2011, assistant foreman from 2016 to present. CSCS Gold and SMSTS held.",
      "SMSTS and CSCS Gold holder, assistant foreman since 2016.",
    ],
    lies: {
      "title raised":
        "Started as a labourer with Quennell Brothers in 2006, ganger from 2011, foreman since 2016. SMSTS, CSCS Gold.",
      "dates merged": "Assistant foreman with Quennell Brothers since 2006. SMSTS, CSCS Gold.",
      "card raised":
        "Started as a labourer with Quennell Brothers in 2006, ganger from 2011, assistant foreman since 2016. SMSTS, CSCS Black.",
      "date changed":
        "Started as a labourer with Quennell Brothers in 2006, ganger from 2009, assistant foreman since 2016. SMSTS, CSCS Gold.",
    },
  },
  {
    profession: "construction foreman",
    original:
      "Helped the project manager resequence the groundworks after flooding, which got back roughly two of the five weeks lost.",
    honest: [
      "Assisted the project manager with resequencing groundworks following flooding, recovering around two of the five weeks lost.",
      "After flooding, helped the project manager to re-sequence the groundworks; about 2 of 5 lost weeks were recovered.",
      "Helped with resequencing of the groundworks after flooding.",
      "Supported the project manager in a resequencing of groundworks that won back approximately two of five weeks lost to flooding.",
    ],
    lies: {
      "hedge and number dropped":
        "Helped the project manager resequence the groundworks after flooding, which got back the five weeks lost.",
      "scope verb inflated":
        "Resequenced the groundworks after flooding, which got back roughly two of the five weeks lost.",
      "hedge dropped upward":
        "Helped the project manager resequence the groundworks after flooding, which got back over two of the five weeks lost.",
      "unit changed":
        "Helped the project manager resequence the groundworks after flooding, which got back roughly two of the five months lost.",
    },
  },
  {
    profession: "construction foreman",
    original: "Read drawings, set out with a total station (Leica TS16), gave toolbox talks every Monday.",
    honest: [
      "Interpreted drawings, used a Leica TS16 total station for setting out and delivered toolbox talks each Monday.",
      "Delivered weekly Monday toolbox talks, read drawings and set out using a total station (Leica TS16).",
      "Setting out with a Leica TS16 total station; reading of drawings; toolbox talks on Mondays.",
    ],
    lies: {
      "frequency invented":
        "Read drawings, set out with a total station (Leica TS16), gave toolbox talks every morning.",
      "tool swapped": "Read drawings, set out with a total station (Trimble S7), gave toolbox talks every Monday.",
      "action raised": "Produced drawings, set out with a total station (Leica TS16), gave toolbox talks every Monday.",
      "skill imported":
        "Read drawings and BIM models, set out with a total station (Leica TS16), gave toolbox talks every Monday.",
    },
  },
  {
    profession: "construction foreman",
    original:
      "I kept plant hire for my section within the £9,500 monthly allowance most months and signed off timesheets for two subcontract gangs.",
    honest: [
      "Kept section plant hire inside the £9,500 monthly allowance in most months; signed off the timesheets of 2 subcontract gangs.",
      "Signed off timesheets for two subcontract gangs and, most months, kept my section's plant hire within its allowance of £9,500 a month.",
      "Signed off two subcontract gangs' timesheets.",
      "Most months, plant hire for my section stayed within the monthly allowance of £9,500.",
    ],
    lies: {
      "hedge dropped":
        "Kept plant hire for my section within the £9,500 monthly allowance every month and signed off timesheets for two subcontract gangs.",
      "scope widened":
        "Kept plant hire for the whole site within the £9,500 monthly allowance most months and signed off timesheets for two subcontract gangs.",
      "number changed":
        "Kept plant hire for my section within the £95,000 monthly allowance most months and signed off timesheets for two subcontract gangs.",
      "action raised":
        "Kept plant hire for my section within the £9,500 monthly allowance most months and appointed and managed two subcontractors.",
    },
  },
];
