import type { Case } from "./case";

/** Written together with the first fresh set, and no rule was made for it: it is measured, not mended on. */
export const freshSecond: Case[] = [
  {
    profession: "veterinary nurse",
    original:
      "Assisted vets in around 15 routine operations a week, took X-rays and looked after inpatients overnight at a two-branch practice.",
    honest: [
      "Provided assistance to vets during about 15 routine operations per week and took X-rays.",
      "Overnight care of inpatients at a practice with two branches.",
      "X-rays taken and inpatients looked after overnight; helped vets with roughly fifteen routine operations weekly.",
      "Looked after inpatients overnight and helped vets with routine operations.",
    ],
    lies: {
      performed: "Performed around 15 routine operations a week, took X-rays and looked after inpatients overnight.",
      complex: "Assisted vets in around 15 complex operations a week and took X-rays.",
      read: "Assisted vets in around 15 routine operations a week and interpreted X-rays.",
      branches: "Assisted vets in around 15 routine operations a week at a five-branch practice.",
      daily: "Assisted vets in around 15 routine operations a day and took X-rays.",
    },
  },
  {
    profession: "secondary teacher",
    original: "Teach GCSE chemistry to five classes, mark mock exams and mentor one trainee teacher each term.",
    honest: [
      "Teaching of GCSE chemistry to five classes, with marking of mock exams.",
      "Mentor to one trainee teacher every term; mark mock exams and teach chemistry at GCSE.",
      "GCSE chemistry teacher for 5 classes.",
      "Responsible for teaching five GCSE chemistry classes and marking mock exams.",
    ],
    lies: {
      "A level": "Teach GCSE and A-level chemistry to five classes and mark mock exams.",
      head: "Head of GCSE chemistry, teaching five classes and marking mock exams.",
      wrote: "Teach GCSE chemistry to five classes and write mock exams.",
      mentees: "Teach GCSE chemistry to five classes and mentor five trainee teachers each term.",
      "pass rate": "Teach GCSE chemistry to five classes with a strong pass rate.",
    },
  },
  {
    profession: "data analyst",
    original:
      "Built Tableau dashboards for the marketing team, cleaned survey data in Python and cut monthly reporting from three days to one.",
    honest: [
      "Reduced monthly reporting from 3 days to 1 and built dashboards in Tableau for the marketing team.",
      "Data cleaning for surveys in Python and dashboard building in Tableau.",
      "Created Tableau dashboards for marketing and used Python to clean survey data.",
      "Monthly reporting shortened from three days to one.",
    ],
    lies: {
      teams: "Built Tableau dashboards for the marketing and sales teams and cleaned survey data in Python.",
      tool: "Built Power BI dashboards for the marketing team and cleaned survey data in Python.",
      weekly: "Built Tableau dashboards for the marketing team and cut weekly reporting from three days to one.",
      ML: "Built Tableau dashboards for the marketing team and modelled survey data in Python.",
      led: "Led the marketing team's dashboards in Tableau and cleaned survey data in Python.",
    },
  },
  {
    profession: "accounts assistant",
    original:
      "Processed roughly 200 supplier invoices a week in Sage, chased late payments and supported the month-end close.",
    honest: [
      "Weekly processing of about 200 supplier invoices in Sage; provided support for month-end close.",
      "Handled around two hundred supplier invoices per week using Sage and chased late payments.",
      "Chasing of late payments and processing of supplier invoices in Sage.",
      "Helped with the month-end close and chased payments that were late.",
    ],
    lies: {
      approved: "Approved roughly 200 supplier invoices a week in Sage and chased late payments.",
      "owned close": "Processed roughly 200 supplier invoices a week in Sage and completed the month-end close.",
      recovered: "Processed roughly 200 supplier invoices a week in Sage and recovered late payments.",
      "year end": "Processed roughly 200 supplier invoices a week in Sage and supported the year-end close.",
      count: "Processed roughly 200 customer invoices a week in Sage and chased late payments.",
    },
  },
  {
    profession: "plumber",
    original:
      "Fitted bathrooms and replaced boilers in about 60 homes, Gas Safe registered, and took on call-outs one weekend a month.",
    honest: [
      "Gas Safe registered plumber who fitted bathrooms and replaced boilers in around 60 homes.",
      "Bathroom fitting and boiler replacement in approximately sixty homes.",
      "Boilers replaced and bathrooms fitted in about 60 homes; call-outs on one weekend per month.",
      "Covered call-outs one weekend each month and installed bathrooms.",
    ],
    lies: {
      serviced: "Fitted bathrooms and serviced boilers in about 60 homes, Gas Safe registered.",
      commercial: "Fitted bathrooms and replaced boilers in about 60 offices, Gas Safe registered.",
      "every weekend": "Fitted bathrooms and replaced boilers in about 60 homes and took on call-outs every weekend.",
      designed: "Designed and fitted bathrooms in about 60 homes, Gas Safe registered.",
      assessor: "Gas Safe assessor who fitted bathrooms and replaced boilers in about 60 homes.",
    },
  },
  {
    profession: "barista",
    original:
      "Made coffee for up to 250 customers a day, trained new starters on the espresso machine and cashed up at closing.",
    honest: [
      "Served coffee to up to 250 customers per day and cashed up at closing time.",
      "Training of new starters on the espresso machine and cashing up at closing.",
      "Prepared coffee for as many as 250 customers daily; gave espresso machine training to new starters.",
      "Cashed up at closing and taught new starters to use the espresso machine.",
    ],
    lies: {
      "bound dropped": "Made coffee for 250 customers a day and cashed up at closing.",
      "at least": "Made coffee for more than 250 customers a day and cashed up at closing.",
      hired: "Made coffee for up to 250 customers a day and recruited new starters.",
      ordered: "Made coffee for up to 250 customers a day, ordered stock and cashed up at closing.",
      head: "Head barista who made coffee for up to 250 customers a day.",
    },
  },
  {
    profession: "recruiter",
    original:
      "Screened CVs and scheduled interviews for warehouse roles, and worked with the hiring manager to fill 34 vacancies in 2021.",
    honest: [
      "CV screening and interview scheduling for warehouse roles.",
      "Collaborated with the hiring manager to fill 34 vacancies in 2021.",
      "In 2021, helped fill 34 vacancies together with the hiring manager.",
      "Scheduled interviews and carried out screening of CVs for warehouse roles.",
    ],
    lies: {
      alone: "Screened CVs, scheduled interviews and filled 34 vacancies single-handedly in 2021.",
      conducted: "Screened CVs and conducted interviews for warehouse roles.",
      executive: "Screened CVs and scheduled interviews for executive roles.",
      year: "Worked with the hiring manager to fill 34 vacancies in 2022.",
      speed: "Screened CVs for warehouse roles and shortened time to hire with the hiring manager.",
    },
  },
  {
    profession: "warehouse operative",
    original:
      "Picked orders with a handheld scanner, loaded trailers by forklift and achieved a pick accuracy of 99.2% in the last peak season.",
    honest: [
      "Achieved 99.2% pick accuracy in the last peak season, picking orders with a handheld scanner.",
      "Order picking with a handheld scanner and trailer loading by forklift.",
      "Used a handheld scanner to pick orders and a forklift to load trailers.",
      "In the last peak season, pick accuracy of 99.2 percent was achieved.",
    ],
    lies: {
      always: "Picked orders with a handheld scanner and consistently achieved a pick accuracy of 99.2%.",
      best: "Picked orders with a handheld scanner and achieved the site's best pick accuracy.",
      "team's": "Loaded trailers by forklift and raised the team's pick accuracy to 99.2%.",
      stock: "Picked orders with a handheld scanner and achieved a stock accuracy of 99.2%.",
      crane: "Picked orders with a handheld scanner and loaded trailers by crane.",
    },
  },
  {
    profession: "estate agent",
    original:
      "Valued flats and houses in north Bristol, hosted viewings and, with a colleague, sold 22 properties in the first half of 2023.",
    honest: [
      "With a colleague, sold twenty-two properties in the first half of 2023.",
      "Valuation of houses and flats in north Bristol and hosting of viewings.",
      "Hosted viewings, valued houses and flats in north Bristol.",
      "Carried out valuations of flats and houses and hosted property viewings.",
    ],
    lies: {
      alone:
        "Valued flats and houses in north Bristol, hosted viewings and sold 22 properties in the first half of 2023.",
      area: "Valued flats and houses across Bristol and hosted viewings.",
      let: "With a colleague, let 22 properties in the first half of 2023.",
      period: "With a colleague, sold 22 properties in the first quarter of 2023.",
      luxury: "Valued luxury flats and houses in north Bristol and hosted viewings.",
    },
  },
  {
    profession: "research assistant",
    original:
      "Recruited 48 participants for a sleep study, ran interviews and coded transcripts in NVivo; co-authored one conference poster.",
    honest: [
      "Recruitment of 48 participants for a sleep study and transcript coding in NVivo.",
      "Co-author of one conference poster; ran interviews for a sleep study.",
      "Used NVivo to code transcripts and recruited forty-eight sleep study participants.",
      "Conducted interviews and recruited 48 participants for a study on sleep.",
    ],
    lies: {
      paper: "Recruited 48 participants for a sleep study and co-authored one journal paper.",
      author: "Recruited 48 participants for a sleep study and authored one conference poster.",
      presented: "Recruited 48 participants for a sleep study and presented one conference poster.",
      analysed: "Recruited 48 participants for a sleep study and analysed transcripts statistically.",
      PI: "Led a sleep study with 48 participants, ran interviews and coded transcripts in NVivo.",
    },
  },
  {
    profession: "marketing coordinator",
    original:
      "Using Canva, helped the brand manager refresh the monthly newsletter; open rate rose from 18% to 23% that year.",
    honest: [
      "Helped the brand manager to refresh the monthly newsletter using Canva.",
      "Assisted the brand manager in refreshing the monthly newsletter with Canva; the open rate rose from 18% to 23% that year.",
      "The newsletter's open rate increased from 18 to 23% that year.",
      "Supported the monthly newsletter refresh in Canva.",
    ],
    lies: {
      alone: "Using Canva, refreshed the monthly newsletter; open rate rose from 18% to 23% that year.",
      click: "Helped the brand manager refresh the monthly newsletter; click rate rose from 18% to 23% that year.",
      by: "Helped the brand manager refresh the monthly newsletter; open rate rose by 23% that year.",
      cause: "Helped the brand manager increase newsletter subscribers using Canva.",
      manager: "As brand manager, refreshed the monthly newsletter using Canva.",
    },
  },
  {
    profession: "civil engineer",
    original:
      "Checked drainage drawings for three housing schemes, carried out site visits every fortnight and prepared cost estimates in CostX.",
    honest: [
      "Checking of drainage drawings for 3 housing schemes and preparation of cost estimates in CostX.",
      "Visited sites every two weeks and prepared cost estimates using CostX.",
      "Conducted fortnightly site visits and checked drainage drawings.",
      "Cost estimates were prepared in CostX; drainage drawings were checked for three housing schemes.",
    ],
    lies: {
      produced: "Produced drainage drawings for three housing schemes and carried out site visits every fortnight.",
      approved: "Approved drainage drawings for three housing schemes and prepared cost estimates in CostX.",
      road: "Checked road drawings for three housing schemes and prepared cost estimates in CostX.",
      weekly: "Checked drainage drawings and carried out site visits every week.",
      savings: "Checked drainage drawings for three housing schemes, saving costs with estimates in CostX.",
    },
  },
  {
    profession: "trainee solicitor",
    original:
      "Trainee at Hollis & Wren LLP since September 2022, expected to qualify in 2024. Drafted witness statements and shadowed partners at two mediations.",
    honest: [
      "Since September 2022, trainee at Hollis & Wren LLP; qualification expected in 2024.",
      "Drafted witness statements and shadowed partners in two mediations.",
      "Drafting of witness statements and shadowing of partners at 2 mediations.",
      "Hollis & Wren LLP trainee (from September 2022) due to qualify in 2024.",
    ],
    lies: {
      qualified: "Solicitor at Hollis & Wren LLP since September 2022. Drafted witness statements.",
      represented: "Drafted witness statements and represented clients at two mediations.",
      start: "Trainee at Hollis & Wren LLP since September 2021, expected to qualify in 2024.",
      status: "Trainee at Hollis & Wren LLP since September 2022, qualified in 2024.",
      partners: "Drafted witness statements and ran two mediations with partners.",
    },
  },
];
