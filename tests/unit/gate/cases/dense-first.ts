import type { Case } from "./case";

/** Dense lines with figures, hedges and statuses, written before the mechanism was changed; mended on since. */
export const denseFirst: Case[] = [
  {
    profession: "paramedic",
    original:
      "Responded to 6-8 emergency calls per shift across rural Northmoor as second crew member; completed electronic patient records on a tablet before handover.",
    honest: [
      "As second crew member, attended between six and eight emergency calls each shift across rural Northmoor and filled in electronic patient records on a tablet prior to handover.",
      "Six to eight emergency calls a shift in rural Northmoor as second crew member, with patient records completed electronically on a tablet.",
      "Emergency response (6–8 calls per shift) in rural Northmoor; electronic patient records completed before each handover.",
    ],
    lies: {
      "rank raised": "Responded to 6-8 emergency calls per shift across rural Northmoor as lead crew member.",
      "figure raised": "Responded to 8-10 emergency calls per shift across rural Northmoor as second crew member.",
      area: "Responded to 6-8 emergency calls per shift across urban Northmoor as second crew member.",
      deed: "Responded to 6-8 emergency calls per shift and audited electronic patient records on a tablet.",
    },
  },
  {
    profession: "care assistant",
    original:
      "Night care assistant at Lindholme House (42 residents), Jan 2019 - May 2022. Turned residents at risk of pressure sores every two hours and noted fluid intake on charts.",
    honest: [
      "Worked nights as a care assistant at Lindholme House, a home with 42 residents, from January 2019 until May 2022.",
      "Two-hourly turning of residents at risk of pressure sores and charting of fluid intake at Lindholme House (2019-2022).",
      "Recorded residents' fluid intake on charts and turned those at risk of pressure sores every 2 hours.",
    ],
    lies: {
      senior: "Senior night care assistant at Lindholme House (42 residents), Jan 2019 - May 2022.",
      outcome:
        "Turned residents at risk of pressure sores every two hours, preventing pressure sores among 42 residents.",
      date: "Night care assistant at Lindholme House (42 residents), Jan 2018 - May 2022.",
      medication: "Turned residents at risk of pressure sores every two hours and noted medication on charts.",
    },
  },
  {
    profession: "software tester",
    original:
      "Tested releases of a mobile banking app on 14 devices, logged about 300 defects in Jira over two years and automated roughly a third of the regression suite with Appium.",
    honest: [
      "Automated around one third of the regression suite in Appium and tested mobile banking app releases on fourteen devices.",
      "Release testing of a mobile banking app across 14 devices; approximately 300 defects logged in Jira in two years.",
      "Over 2 years, logged some 300 defects in Jira while testing releases of a mobile banking app.",
    ],
    lies: {
      share: "Automated roughly two thirds of the regression suite with Appium.",
      all: "Automated the regression suite with Appium and tested releases of a mobile banking app on 14 devices.",
      fixed: "Tested releases of a mobile banking app on 14 devices and fixed about 300 defects in two years.",
      period: "Logged about 300 defects a year in Jira and tested releases of a mobile banking app.",
    },
  },
  {
    profession: "paralegal",
    original:
      "Prepared bundles for 11 employment tribunal hearings under the supervision of two solicitors; one case went to appeal. Kept the matter list in Clio up to date.",
    honest: [
      "Under two solicitors' supervision, put together bundles for eleven employment tribunal hearings and kept the Clio matter list current.",
      "Bundle preparation for 11 hearings at employment tribunals (one case went to appeal), supervised by two solicitors.",
      "Updated the matter list in Clio and prepared bundles for employment tribunal hearings.",
    ],
    lies: {
      won: "Prepared bundles for 11 employment tribunal hearings, one of which was won on appeal.",
      represented: "Represented clients in 11 employment tribunal hearings under the supervision of two solicitors.",
      supervised: "Supervised two solicitors preparing bundles for 11 employment tribunal hearings.",
      appeals: "Prepared bundles for 11 employment tribunal appeals under the supervision of two solicitors.",
    },
  },
  {
    profession: "shop manager",
    original:
      "Managed a garden centre café with 9 staff; takings rose from £4,200 to £5,600 a week between spring 2021 and autumn 2022. Wrote the rota and placed orders with four suppliers.",
    honest: [
      "Ran a garden centre café with a staff of nine, where weekly takings went from £4,200 to £5,600 between spring 2021 and autumn 2022.",
      "Manager of a garden centre café (9 staff). Drew up the rota and ordered from 4 suppliers.",
      "Between spring 2021 and autumn 2022, weekly takings at the garden centre café I managed grew from £4.2k to £5.6k.",
    ],
    lies: {
      daily: "Managed a garden centre café with 9 staff; takings rose from £4,200 to £5,600 a day.",
      cause: "Managed 9 staff and raised profit from £4,200 to £5,600 a week.",
      centre: "Managed a garden centre with 9 staff; takings rose from £4,200 to £5,600 a week.",
      suppliers: "Managed a garden centre café with 9 staff and negotiated prices with four suppliers.",
    },
  },
  {
    profession: "welder",
    original:
      "MIG and TIG welding of stainless steel tanks up to 5,000 litres from drawings; coded to BS EN ISO 9606-1 until 2023, renewal booked for March.",
    honest: [
      "Welded stainless steel tanks of up to 5,000 litres from drawings using MIG and TIG.",
      "TIG and MIG welder on stainless steel tanks (up to 5,000 l), working from drawings.",
      "From drawings, MIG and TIG welded tanks in stainless steel.",
    ],
    lies: {
      "coded now": "Coded to BS EN ISO 9606-1. MIG and TIG welding of stainless steel tanks up to 5,000 litres.",
      over: "MIG and TIG welding of stainless steel tanks over 5,000 litres from drawings.",
      metal: "MIG and TIG welding of aluminium tanks up to 5,000 litres from drawings.",
      drew: "Produced drawings and did MIG and TIG welding of stainless steel tanks up to 5,000 litres.",
    },
  },
  {
    profession: "librarian",
    original:
      "Ran Saturday story time for 20-25 children, weeded roughly 1,800 outdated titles and moved the issue desk to self-service with help from the county IT team.",
    honest: [
      "With the county IT team's help, moved the issue desk to self-service; weeded about 1,800 outdated titles.",
      "Ran story time on Saturdays for between 20 and 25 children and removed approximately 1,800 outdated titles.",
      "Saturday story time for 20 to 25 children, weeding of outdated titles (roughly 1,800) and a move to self-service at the issue desk.",
    ],
    lies: {
      alone: "Ran Saturday story time for 20-25 children and single-handedly moved the issue desk to self-service.",
      bought: "Ran Saturday story time for 20-25 children and bought roughly 1,800 titles.",
      frequency: "Ran daily story time for 20-25 children and weeded roughly 1,800 outdated titles.",
      system: "Built a self-service system for the issue desk with help from the county IT team.",
    },
  },
  {
    profession: "product designer",
    original:
      "Contributed icons and two onboarding screens to the redesign of a pharmacy app; task success in usability tests (n=12) went from 7 to 11 participants.",
    honest: [
      "Created icons and 2 onboarding screens as a contribution to a pharmacy app's redesign.",
      "Contributed to the redesign of a pharmacy app with icons and two onboarding screens; in usability tests with 12 participants, task success rose from 7 to 11.",
      "Icons and two onboarding screens for a pharmacy app redesign.",
    ],
    lies: {
      led: "Led the redesign of a pharmacy app, including icons and two onboarding screens.",
      percent:
        "Contributed icons and two onboarding screens to the redesign of a pharmacy app; task success rose by 11%.",
      screens: "Contributed icons and twelve onboarding screens to the redesign of a pharmacy app.",
      tests: "Ran usability tests with 12 participants for the redesign of a pharmacy app.",
    },
  },
  {
    profession: "payroll officer",
    original:
      "Ran the fortnightly payroll for some 480 hourly staff in ADP, with an error rate below 0.5%, and answered queries from depot managers by email.",
    honest: [
      "Processed payroll every two weeks for about 480 hourly staff using ADP, keeping the error rate under 0.5%.",
      "Fortnightly ADP payroll for around 480 hourly-paid staff (error rate below 0.5 per cent); email queries from depot managers answered.",
      "Responded to depot managers' email queries and ran a fortnightly payroll in ADP.",
    ],
    lies: {
      weekly: "Ran the weekly payroll for some 480 hourly staff in ADP, with an error rate below 0.5%.",
      exact: "Ran the fortnightly payroll for 480 salaried staff in ADP.",
      zero: "Ran the fortnightly payroll for some 480 hourly staff in ADP without errors.",
      managed: "Managed 480 hourly staff and ran the fortnightly payroll in ADP.",
    },
  },
  {
    profession: "farm manager",
    original:
      "Looked after 350 breeding ewes with one full-time shepherd; lambing percentage was 168 in 2020 and 174 in 2021. Sprayer certificates PA1 and PA2; PA6 not held.",
    honest: [
      "Cared for 350 breeding ewes together with a full-time shepherd, with lambing percentages of 168 in 2020 and 174 in 2021.",
      "Looked after a flock of 350 breeding ewes; holds PA1 and PA2 sprayer certificates.",
      "350 breeding ewes looked after with one full-time shepherd (lambing percentage: 168 in 2020, 174 in 2021).",
    ],
    lies: {
      swapped: "Looked after 350 breeding ewes; lambing percentage was 174 in 2020 and 168 in 2021.",
      PA6: "Looked after 350 breeding ewes. Sprayer certificates PA1, PA2 and PA6.",
      shepherds: "Managed shepherds looking after 350 breeding ewes.",
      best: "Looked after 350 breeding ewes with a record lambing percentage of 174 in 2021.",
    },
  },
  {
    profession: "call centre agent",
    original:
      "Took about 70 calls a day on broadband faults, solving 62% at first contact against a target of 55%; passed the rest to second-line support.",
    honest: [
      "Handled around seventy broadband fault calls per day and solved 62 per cent at first contact (target: 55 per cent).",
      "Solved 62% of calls on broadband faults at first contact, compared with a target of 55%, and passed on the rest to second-line support.",
      "Roughly 70 broadband fault calls daily; first-contact resolution of 62% against a 55% target.",
    ],
    lies: {
      swap: "Took about 70 calls a day on broadband faults, solving 55% at first contact against a target of 62%.",
      "second line": "Took about 70 calls a day on broadband faults as second-line support.",
      all: "Took about 70 calls a day on broadband faults, solving most without escalation.",
      hour: "Took about 70 calls an hour on broadband faults, solving 62% at first contact.",
    },
  },
  {
    profession: "research chemist",
    original:
      "PhD in Organic Chemistry, University of Westbrae (submitted October 2023, awaiting viva). Synthesised 30 novel ligands, three of which were taken forward by the industrial partner.",
    honest: [
      "Synthesised thirty new ligands; the industrial partner took three of them forward.",
      "Submitted a PhD in Organic Chemistry at the University of Westbrae in October 2023; viva pending.",
      "Synthesis of 30 novel ligands, of which 3 were taken forward by the industrial partner.",
    ],
    lies: {
      awarded: "Holds a PhD in Organic Chemistry from the University of Westbrae. Synthesised 30 novel ligands.",
      all: "Synthesised 30 novel ligands, which were taken forward by the industrial partner.",
      patent: "Synthesised 30 novel ligands, three of which were patented by the industrial partner.",
      swap: "Synthesised three novel ligands, 30 of which were taken forward by the industrial partner.",
    },
  },
  {
    profession: "bus driver",
    original:
      "Drive single- and double-deck buses on routes 14 and 27 out of Castlegate depot. PCV licence (cat. D), no points; two late-running complaints in 5 years.",
    honest: [
      "Single- and double-deck bus driver on routes 14 and 27 from Castlegate depot; holds a PCV licence (category D) with no points.",
      "Hold a PCV category D licence without points and drive double- and single-deck buses out of Castlegate depot.",
      "Two complaints about late running in five years of driving routes 14 and 27.",
    ],
    lies: {
      "no complaints": "Drive single- and double-deck buses on routes 14 and 27 with no complaints in 5 years.",
      category: "PCV licence (cat. D+E), no points. Drive single- and double-deck buses.",
      trainer: "Driver trainer on single- and double-deck buses on routes 14 and 27 out of Castlegate depot.",
      years: "Two late-running complaints in 14 years; drive single- and double-deck buses.",
    },
  },
  {
    profession: "event assistant",
    original:
      "Helped organise three trade fairs with up to 1,200 visitors each; booked caterers and looked after the exhibitor list in Airtable.",
    honest: [
      "Assisted with the organisation of three trade fairs, each with up to 1,200 visitors, and maintained the list of exhibitors in Airtable.",
      "Booked caterers and kept the Airtable exhibitor list for 3 trade fairs I helped to organise.",
      "Supported the organising of trade fairs with as many as 1,200 visitors; managed the exhibitor list in Airtable.",
    ],
    lies: {
      alone: "Organised three trade fairs with up to 1,200 visitors each and booked caterers.",
      sum: "Helped organise three trade fairs with 3,600 visitors in total; booked caterers.",
      budget: "Helped organise three trade fairs with up to 1,200 visitors each and managed caterers' budgets.",
      more: "Helped organise three trade fairs with over 1,200 visitors each; booked caterers.",
    },
  },
  {
    profession: "HVAC technician",
    original:
      "Serviced walk-in freezers and split units at 30+ supermarkets; on call every third weekend. EPA 608 Universal since 2016; NATE exam failed once, retake planned.",
    honest: [
      "On call one weekend in three; serviced split units and walk-in freezers at more than 30 supermarkets.",
      "Servicing of walk-in freezers and split units at over thirty supermarkets. Holder of EPA 608 Universal since 2016.",
      "EPA 608 Universal (2016). Maintained walk-in freezers and split units in 30+ supermarkets.",
    ],
    lies: {
      NATE: "NATE certified; EPA 608 Universal since 2016. Serviced walk-in freezers at 30+ supermarkets.",
      installed: "Installed walk-in freezers and split units at 30+ supermarkets.",
      weekends: "Serviced walk-in freezers at 30+ supermarkets; on call every weekend.",
      count: "Serviced walk-in freezers and split units at 300+ supermarkets.",
    },
  },
  {
    profession: "communications officer",
    original:
      "Wrote the council's weekly e-bulletin (around 6,500 subscribers, up from 4,900 in 2020) and drafted press releases that the head of communications approved.",
    honest: [
      "Drafted press releases for approval by the head of communications and wrote a weekly e-bulletin for the council with about 6,500 subscribers.",
      "Weekly council e-bulletin: writing, with subscribers up from 4,900 in 2020 to around 6,500.",
      "Wrote the council's e-bulletin every week; subscribers rose from 4,900 in 2020 to roughly 6,500.",
    ],
    lies: {
      approved: "Wrote the council's weekly e-bulletin and approved press releases.",
      head: "Head of communications who wrote the council's weekly e-bulletin and press releases.",
      "grew by": "Wrote the council's weekly e-bulletin, gaining 6,500 subscribers since 2020.",
      daily: "Wrote the council's daily e-bulletin (around 6,500 subscribers).",
    },
  },
];
