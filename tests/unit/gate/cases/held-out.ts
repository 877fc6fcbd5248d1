import type { Case } from "./case";

/** Written before the gate first saw them; the rate of the first run is in the test beside. */
export const heldOut: Case[] = [
  {
    profession: "marketing",
    original: "Managed social media accounts for 4 brands and grew followers from 10k to 25k in 18 months.",
    honest: [
      "Ran social media accounts for four brands, growing followers from 10,000 to 25,000 in 18 months.",
      "Grew followers from 10K to 25K over 18 months while managing social media for 4 brands.",
      "Oversaw social media accounts for 4 brands; increased followers from 10k to 25k within a year and a half.",
    ],
    lies: {
      reversed: "Grew followers from 25k to 10k in 18 months.",
      duration: "Grew followers from 10k to 25k in 18 weeks.",
      count: "Managed social media accounts for 14 brands.",
      scale: "Grew followers from 10M to 25M in 18 months.",
      tool: "Managed social media accounts for 4 brands with Hootsuite.",
      doubled: "Tripled followers in 18 months.",
      paid: "Managed paid social media campaigns for 4 brands.",
    },
  },
  {
    profession: "marketing",
    original: "Wrote weekly newsletters sent to 5,000 subscribers; open rate rose by 6 percentage points.",
    honest: [
      "Authored weekly newsletters for 5,000 subscribers, with the open rate up 6 percentage points.",
      "Produced a weekly newsletter to 5k subscribers; raised the open rate by six percentage points.",
    ],
    lies: {
      percent: "Wrote weekly newsletters; open rate rose by 6%.",
      clicks: "Wrote weekly newsletters; click rate rose by 6 percentage points.",
      daily: "Wrote daily newsletters sent to 5,000 subscribers.",
      revenue: "Wrote weekly newsletters sent to 5,000 subscribers, driving revenue.",
      hundred: "Wrote weekly newsletters sent to 500,000 subscribers.",
    },
  },
  {
    profession: "electrical",
    original: "Installed wiring in 22 new homes as an apprentice under a licensed electrician, 2018-2020.",
    honest: [
      "As an apprentice, installed wiring in twenty-two new homes under a licensed electrician (2018-2020).",
      "Fitted wiring in 22 new houses, 2018 to 2020, as an apprentice to a licensed electrician.",
    ],
    lies: {
      licensed: "Installed wiring in 22 new homes as a licensed electrician, 2018-2020.",
      title: "Installed wiring in 22 new homes as an electrician.",
      dates: "Installed wiring in 22 new homes as an apprentice, 2016-2020.",
      commercial: "Installed wiring in 22 new commercial buildings as an apprentice.",
      supervised: "Supervised an apprentice and a licensed electrician installing wiring in 22 new homes.",
      number: "Installed wiring in 220 new homes as an apprentice.",
    },
  },
  {
    profession: "electrical",
    original: "Tested circuits up to 400 V and logged faults; not certified for high-voltage work.",
    honest: [
      "Logged faults and tested circuits of up to 400 V.",
      "Checked circuits up to 400 V and recorded faults; not certified for high-voltage work.",
    ],
    lies: {
      negation: "Certified for high-voltage work; tested circuits up to 400 V.",
      bound: "Tested circuits over 400 V.",
      unit: "Tested circuits up to 400 kV.",
      designed: "Designed circuits up to 400 V.",
    },
  },
  {
    profession: "law",
    original: "Supported three attorneys by drafting motions and organising exhibits for 12 trials.",
    honest: [
      "Drafted motions and organized exhibits for twelve trials in support of three attorneys.",
      "Assisted 3 lawyers by drafting motions and organizing exhibits for 12 trials.",
    ],
    lies: {
      argued: "Argued motions at 12 trials.",
      won: "Won 12 trials with three attorneys.",
      swap: "Supported twelve attorneys by drafting motions for 3 trials.",
      supervised: "Supervised three attorneys drafting motions.",
      title: "As an attorney, drafted motions for 12 trials.",
      federal: "Supported three attorneys by drafting motions for 12 federal trials.",
    },
  },
  {
    profession: "law",
    original: "Paralegal certificate, Calder College, 2015; LLB in progress, expected 2026.",
    honest: [
      "Working towards an LLB (expected 2026); paralegal certificate from Calder College, 2015.",
      "Certificate for paralegals, Calder College (2015). LLB in progress, expected in 2026.",
    ],
    lies: {
      finished: "LLB and paralegal certificate, Calder College, 2015.",
      upgraded: "LLM in progress, expected 2026.",
      year: "LLB in progress, expected 2024.",
      school: "LLB in progress at Calder University, expected 2026.",
    },
  },
  {
    profession: "hr",
    original: "Screened CVs and scheduled interviews for 9 vacancies at once; helped write the onboarding guide.",
    honest: [
      "Reviewed CVs, arranged interviews for nine vacancies at once, and helped write the onboarding guide.",
      "Scheduled interviews and screened CVs for 9 simultaneous vacancies.",
      "Assisted in writing the onboarding guide; screened CVs and booked interviews for 9 vacancies at once.",
    ],
    lies: {
      wrote: "Wrote the onboarding guide.",
      hired: "Hired staff for 9 vacancies at once.",
      number: "Screened CVs for 90 vacancies at once.",
      led: "Led recruitment for 9 vacancies.",
      system: "Screened CVs in Workday for 9 vacancies.",
      global: "Screened CVs and scheduled interviews for 9 global vacancies.",
    },
  },
  {
    profession: "hr",
    original: "Ran payroll for 85 employees in ADP and answered benefits questions, four years.",
    honest: [
      "Processed payroll for 85 staff in ADP and responded to benefits queries for 4 years.",
      "Four years of running payroll for 85 employees with ADP and answering questions about benefits.",
    ],
    lies: {
      years: "Ran payroll for 85 employees in ADP, fourteen years.",
      unit: "Ran payroll for 85 companies in ADP.",
      tool: "Ran payroll for 85 employees in Paychex.",
      negotiated: "Ran payroll for 85 employees in ADP and negotiated benefits.",
      managed: "Managed 85 employees and answered benefits questions.",
      over: "Ran payroll for 85+ employees in ADP.",
    },
  },
  {
    profession: "laboratory",
    original: "Ran PCR on about 60 samples per day and calibrated 3 centrifuges each month.",
    honest: [
      "Performed PCR on approximately 60 samples a day and calibrated three centrifuges monthly.",
      "Calibrated 3 centrifuges every month; ran PCR for around sixty samples daily.",
    ],
    lies: {
      exact: "Ran PCR on 600 samples per day.",
      more: "Ran PCR on more than 60 samples per day.",
      swap: "Ran PCR on 3 samples per day and calibrated 60 centrifuges each month.",
      technique: "Ran PCR and ELISA on about 60 samples per day.",
      developed: "Developed PCR methods on about 60 samples per day.",
      week: "Calibrated 3 centrifuges each week.",
    },
  },
  {
    profession: "laboratory",
    original: "Co-author of two papers; presented a poster at the Lindale conference in 2023.",
    honest: [
      "Presented a poster at the Lindale conference (2023) and co-authored 2 papers.",
      "Co-authored two papers and showed a poster at the 2023 Lindale conference.",
    ],
    lies: {
      sole: "Author of two papers.",
      count: "Co-author of twelve papers.",
      keynote: "Gave the keynote at the Lindale conference in 2023.",
      first: "First author of two papers.",
      place: "Presented a poster at the Oxford conference in 2023.",
    },
  },
  {
    profession: "retail",
    original: "Shift supervisor for a crew of 7 cashiers at Tolland Market; handled cash drawers of $1,500.",
    honest: [
      "Supervised 7 cashiers as shift supervisor at Tolland Market and handled $1,500 cash drawers.",
      "As shift supervisor at Tolland Market, oversaw a crew of seven cashiers; handled cash drawers of $1.5k.",
    ],
    lies: {
      title: "Store manager for a crew of 7 cashiers at Tolland Market.",
      employer: "Shift supervisor for a crew of 7 cashiers at Grantham Market.",
      amount: "Handled cash drawers of $15,000.",
      currency: "Handled cash drawers of £1,500.",
      team: "Shift supervisor for a crew of 17 cashiers at Tolland Market.",
      sales: "Handled sales of $1,500.",
    },
  },
  {
    profession: "retail",
    original: "Answered customer questions by phone and e-mail, with some exposure to Salesforce.",
    honest: [
      "Responded to customer queries by phone and email; some exposure to Salesforce.",
      "Dealt with customer enquiries over the phone and by e-mail, with limited exposure to Salesforce.",
    ],
    lies: {
      skilled: "Skilled in Salesforce; answered customer questions by phone and e-mail.",
      administered: "Administered Salesforce and answered customer questions.",
      experienced: "Answered customer questions by phone, e-mail and chat.",
      vip: "Answered executive customer questions by phone and e-mail.",
      zendesk: "Answered customer questions in Zendesk.",
    },
  },
  {
    profession: "engineering",
    original: "Part of a team that designed a pump housing in SolidWorks, saving 0.8 kg per unit.",
    honest: [
      "Worked in a team that designed a pump housing in SolidWorks and saved 0.8 kg per unit.",
      "Contributed to the design of a pump housing in SolidWorks, which saved 0.8 kg per unit.",
    ],
    lies: {
      alone: "Designed a pump housing in SolidWorks, saving 0.8 kg per unit.",
      led: "Led a team that designed a pump housing in SolidWorks.",
      unit: "Part of a team that designed a pump housing in SolidWorks, saving 0.8 tonnes per unit.",
      money: "Part of a team that designed a pump housing in SolidWorks, saving $0.8M per unit.",
      tool: "Part of a team that designed a pump housing in CATIA, saving 0.8 kg per unit.",
      patent: "Part of a team that designed a patented pump housing in SolidWorks.",
    },
  },
  {
    profession: "driving",
    original: "Drove a school bus on 2 routes for 5 years without an accident; holds a Class B CDL.",
    honest: [
      "Class B CDL holder who drove a school bus on two routes for five years with no accidents.",
      "Operated a school bus on 2 routes for 5 years, accident-free. Holds a Class B CDL.",
    ],
    lies: {
      class: "Drove a school bus on 2 routes for 5 years; holds a Class A CDL.",
      negation: "Drove a school bus on 2 routes for 5 years with an accident.",
      years: "Drove a school bus on 2 routes for 25 years without an accident.",
      swap: "Drove a school bus on 5 routes for 2 years without an accident.",
      hazmat: "Holds a Class B CDL with hazmat endorsement.",
    },
  },
];
