import type { Case } from "./case";

/** Written without a look at the gate's tables, before its mechanism was changed; the mechanism was then mended on it. */
export const freshFirst: Case[] = [
  {
    profession: "midwife",
    original:
      "Supported 90 home births over four years, monitoring mother and baby and writing up notes in the BadgerNet system.",
    honest: [
      "Over four years, provided support at 90 home births, with monitoring of mother and baby and notes written up in BadgerNet.",
      "Monitored mothers and babies during 90 home births and recorded notes in BadgerNet.",
      "90 home births supported over 4 years; monitored mother and baby.",
      "Gave support at ninety home births in four years.",
    ],
    lies: {
      "scope raised":
        "Led 90 home births over four years, monitoring mother and baby and writing up notes in the BadgerNet system.",
      "figure moved": "Supported home births for 90 families a year over four years, monitoring mother and baby.",
      "outcome added": "Supported 90 home births over four years with no complications, monitoring mother and baby.",
      "deed added": "Supported 90 home births over four years, monitoring mother and baby and prescribing pain relief.",
      "tool swapped":
        "Supported 90 home births over four years, monitoring mother and baby and writing up notes in Cerner.",
    },
  },
  {
    profession: "primary teacher",
    original:
      "Taught a mixed-ability Year 4 class of 28 pupils, planned weekly maths and science lessons, and ran the after-school chess club.",
    honest: [
      "Class teacher for 28 mixed-ability pupils in Year 4; planned maths and science lessons every week and ran the chess club after school.",
      "Planning and teaching of weekly maths and science lessons for a Year 4 class of 28.",
      "Ran an after-school chess club alongside teaching a Year 4 class of 28 mixed-ability pupils.",
      "Responsible for teaching 28 Year 4 pupils of mixed ability and for planning maths and science lessons.",
    ],
    lies: {
      founded: "Founded the after-school chess club and taught a Year 4 class of 28 pupils.",
      "outcome added": "Taught a mixed-ability Year 4 class of 28 pupils and raised maths scores.",
      "subject added": "Planned weekly maths, science and French lessons for a Year 4 class of 28 pupils.",
      "figure changed":
        "Taught a mixed-ability Year 4 class of 32 pupils and planned weekly maths and science lessons.",
      "scope widened": "Planned weekly maths and science lessons for the whole school and ran the chess club.",
    },
  },
  {
    profession: "back-end developer",
    original:
      "Rewrote the invoicing service in Go, cutting median response time from 420 ms to 160 ms; wrote integration tests and reviewed code of two junior developers.",
    honest: [
      "Cut the invoicing service's median response time from 420 ms to 160 ms by rewriting it in Go.",
      "Rewrite of the invoicing service in Go (median response time down from 420 ms to 160 ms), including integration tests.",
      "Reviewed two junior developers' code and wrote integration tests.",
      "Carried out code reviews for two junior developers and rewrote the invoicing service in Go.",
    ],
    lies: {
      managed: "Rewrote the invoicing service in Go and managed two junior developers.",
      "figure swapped": "Rewrote the invoicing service in Go, cutting median response time from 420 ms to 60 ms.",
      average: "Rewrote the invoicing service in Go, cutting maximum response time from 420 ms to 160 ms.",
      "tool added":
        "Rewrote the invoicing service in Go and Kubernetes, cutting median response time from 420 ms to 160 ms.",
      "object added": "Rewrote the invoicing and payroll services in Go, and wrote integration tests.",
    },
  },
  {
    profession: "bookkeeper",
    original:
      "Reconciled bank and credit card accounts for six small businesses each month in Xero and helped prepare VAT returns.",
    honest: [
      "Monthly reconciliation of bank and credit card accounts in Xero for six small businesses.",
      "Performed monthly bank and credit card reconciliations for 6 small businesses using Xero, and assisted with VAT return preparation.",
      "Assisted in the preparation of VAT returns.",
      "Used Xero to reconcile the bank and credit card accounts of six small businesses every month.",
    ],
    lies: {
      "help dropped":
        "Reconciled bank and credit card accounts for six small businesses each month in Xero and prepared VAT returns.",
      submitted: "Reconciled bank accounts for six small businesses each month in Xero and helped submit VAT returns.",
      frequency: "Reconciled bank and credit card accounts for six small businesses each week in Xero.",
      accuracy:
        "Reconciled bank and credit card accounts for six small businesses each month in Xero with 100% accuracy.",
      size: "Reconciled bank and credit card accounts for six large businesses each month in Xero.",
    },
  },
  {
    profession: "electrician",
    original:
      "Installed and tested wiring, consumer units and lighting in new-build flats to BS 7671, working under a supervising electrician.",
    honest: [
      "Under a supervising electrician, fitted and tested wiring, consumer units and lighting in new-build flats in line with BS 7671.",
      "Installation and testing of lighting, wiring and consumer units in new-build flats to BS 7671.",
      "Carried out wiring, consumer unit and lighting installation in new-build flats.",
      "Wiring, lighting and consumer units installed and tested to BS 7671 under the supervision of an electrician.",
    ],
    lies: {
      supervised:
        "Supervised electricians who installed and tested wiring, consumer units and lighting in new-build flats to BS 7671.",
      inspected: "Installed, tested and certified wiring, consumer units and lighting in new-build flats to BS 7671.",
      unsupervised:
        "Installed and tested wiring, consumer units and lighting in new-build flats to BS 7671, working without supervision.",
      "place added":
        "Installed and tested wiring, consumer units and lighting in new-build flats and hospitals to BS 7671.",
      "object swapped": "Installed and tested wiring, fire alarms and lighting in new-build flats to BS 7671.",
    },
  },
  {
    profession: "chef de partie",
    original: "Ran the fish section of a 70-cover restaurant, trained three commis chefs and kept food waste records.",
    honest: [
      "Ran the fish section in a restaurant of 70 covers, maintained food waste records and trained 3 commis chefs.",
      "Training of three commis chefs and record keeping for food waste in a 70-cover restaurant.",
      "Kept records of food waste and provided training to three commis chefs.",
      "In charge of the fish section at a 70-cover restaurant.",
    ],
    lies: {
      "whole kitchen":
        "Ran the kitchen of a 70-cover restaurant, trained three commis chefs and kept food waste records.",
      "cut waste": "Ran the fish section of a 70-cover restaurant, trained three commis chefs and cut food waste.",
      "figure moved": "Ran the fish section of a restaurant, trained 70 commis chefs and kept food waste records.",
      "skill added": "Ran the fish and pastry sections of a 70-cover restaurant and trained three commis chefs.",
      award: "Ran the fish section of a 70-cover Michelin-starred restaurant and trained three commis chefs.",
    },
  },
  {
    profession: "HR adviser",
    original:
      "Advised line managers on absence and grievance cases, drafted around 40 employment contracts a month and took part in the move to Workday.",
    honest: [
      "Gave advice to line managers on grievance and absence cases and drafted about 40 employment contracts per month.",
      "Provided line managers with advice on absence and grievance cases.",
      "Drafting of approximately forty employment contracts every month; participated in the Workday move.",
      "Line managers were advised on absence and grievance cases, and around 40 employment contracts a month were drafted.",
    ],
    lies: {
      "led move": "Advised line managers on absence and grievance cases and managed the move to Workday.",
      resolved:
        "Resolved absence and grievance cases for line managers and drafted around 40 employment contracts a month.",
      "hedge turned":
        "Advised line managers on absence and grievance cases and drafted over 40 employment contracts a month.",
      "audience raised":
        "Advised directors on absence and grievance cases and drafted around 40 employment contracts a month.",
      "case kind": "Advised line managers on absence, grievance and redundancy cases.",
    },
  },
  {
    profession: "lorry driver",
    original:
      "Drove articulated lorries on overnight routes between Dover and Leeds, completed daily vehicle checks and logged hours with a digital tachograph.",
    honest: [
      "Articulated lorry driver on overnight routes between Leeds and Dover; carried out daily vehicle checks.",
      "Completed vehicle checks each day and used a digital tachograph to log hours.",
      "Driving of articulated lorries on overnight routes, with daily vehicle checks and digital tachograph logging.",
      "Logged hours on a digital tachograph while driving overnight routes between Dover and Leeds.",
    ],
    lies: {
      place:
        "Drove articulated lorries on overnight routes between Dover and Glasgow and completed daily vehicle checks.",
      record: "Drove articulated lorries on overnight routes between Dover and Leeds with a clean accident record.",
      repair:
        "Drove articulated lorries on overnight routes between Dover and Leeds and completed daily vehicle repairs.",
      hazard: "Drove articulated lorries with hazardous goods on overnight routes between Dover and Leeds.",
      team: "Coordinated drivers on overnight routes between Dover and Leeds and completed daily vehicle checks.",
    },
  },
  {
    profession: "sales executive",
    original:
      "Sold annual software subscriptions to mid-sized retailers by phone, met quota in 7 of 8 quarters and brought in £310k of new business in 2022.",
    honest: [
      "Brought in £310,000 of new business in 2022, meeting quota in seven of eight quarters.",
      "Phone sales of annual software subscriptions to mid-sized retailers, with quota met in 7 out of 8 quarters.",
      "In 2022, generated new business worth £310k by selling annual software subscriptions to mid-sized retailers.",
      "Met quota in 7 of 8 quarters selling software subscriptions to retailers over the phone.",
    ],
    lies: {
      exceeded:
        "Sold annual software subscriptions to mid-sized retailers by phone and exceeded quota in 7 of 8 quarters.",
      all: "Sold annual software subscriptions to mid-sized retailers by phone and met quota in every quarter.",
      currency:
        "Sold annual software subscriptions to mid-sized retailers by phone and brought in $310k of new business in 2022.",
      yearly:
        "Sold annual software subscriptions to mid-sized retailers and brought in £310k of new business each year.",
      customer: "Sold annual software subscriptions to large banks by phone and met quota in 7 of 8 quarters.",
    },
  },
  {
    profession: "laboratory technician",
    original:
      "Prepared samples for HPLC analysis, calibrated pH meters weekly and assisted two researchers with a stability study of eye drops.",
    honest: [
      "Sample preparation for HPLC analysis and weekly calibration of pH meters.",
      "Helped two researchers with an eye drop stability study and prepared samples for analysis by HPLC.",
      "Performed weekly pH meter calibration and provided assistance to two researchers on a stability study of eye drops.",
      "pH meters calibrated every week; samples prepared for HPLC.",
    ],
    lies: {
      analysed: "Analysed samples by HPLC, calibrated pH meters weekly and assisted two researchers.",
      designed: "Prepared samples for HPLC analysis and designed a stability study of eye drops with two researchers.",
      published:
        "Prepared samples for HPLC analysis and assisted two researchers with a published stability study of eye drops.",
      GMP: "Prepared samples for HPLC analysis in a GMP environment and calibrated pH meters weekly.",
      instrument: "Prepared samples for HPLC analysis, calibrated balances weekly and assisted two researchers.",
    },
  },
  {
    profession: "charity fundraiser",
    original:
      "Using Mailchimp, helped the team raise donations by 9% and organised a sponsored walk with 150 participants.",
    honest: [
      "Helped the team increase donations by 9% using Mailchimp.",
      "Organised a sponsored walk for 150 participants and helped to raise donations by 9%.",
      "Organisation of a sponsored walk with 150 participants.",
      "Contributed to a 9% rise in donations as part of the team, using Mailchimp.",
    ],
    lies: {
      alone: "Using Mailchimp, raised donations by 9% and organised a sponsored walk with 150 participants.",
      "figure moved": "Helped the team raise donations to 150 participants by 9%.",
      sum: "Helped the team raise donations by 9% and organised a sponsored walk that brought in £150.",
      cause: "Organised a sponsored walk with 150 participants that raised donations by 9%.",
      more: "Helped the team double donations and organised a sponsored walk with 150 participants.",
    },
  },
  {
    profession: "mechanical engineer",
    original:
      "Designed plastic housings in SolidWorks for two medical pumps, worked with suppliers on tooling and supported verification testing.",
    honest: [
      "Design of plastic housings for two medical pumps in SolidWorks, with supplier work on tooling.",
      "Used SolidWorks to design the plastic housings of two medical pumps.",
      "Supported verification tests and worked with suppliers on tooling.",
      "Collaborated with tooling suppliers and provided support for verification testing of two medical pumps' plastic housings.",
    ],
    lies: {
      pumps: "Designed two medical pumps in SolidWorks and worked with suppliers on tooling.",
      metal: "Designed metal housings in SolidWorks for two medical pumps.",
      negotiated:
        "Designed plastic housings in SolidWorks for two medical pumps and negotiated tooling prices with suppliers.",
      "led test": "Designed plastic housings in SolidWorks for two medical pumps and conducted verification testing.",
      approval: "Designed FDA-approved plastic housings in SolidWorks for two medical pumps.",
    },
  },
  {
    profession: "student",
    original:
      "BA in History, Tarnley University, expected June 2026. Basic Spanish; familiar with Excel. Treasurer of the debating society for one year.",
    honest: [
      "Expected to complete a BA in History at Tarnley University in June 2026; served as treasurer of the debating society for a year.",
      "Familiarity with Excel and basic Spanish.",
      "Debating society treasurer for one year while studying for a BA in History at Tarnley University.",
      "BA History (expected June 2026), Tarnley University. Some knowledge of Spanish.",
    ],
    lies: {
      finished: "Holds a BA in History from Tarnley University. Treasurer of the debating society for one year.",
      fluent: "BA in History, Tarnley University, expected June 2026. Good Spanish; familiar with Excel.",
      expert: "BA in History, Tarnley University, expected June 2026. Proficient in Excel.",
      office: "BA in History, Tarnley University, expected June 2026. President of the debating society for one year.",
      years: "Treasurer of the debating society for three years. Basic Spanish.",
    },
  },
];
