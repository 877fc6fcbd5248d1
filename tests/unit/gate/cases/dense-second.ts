import type { Case } from "./case";

/** Written together with the first dense set, and no rule was made for it: it is measured, not mended on. */
export const denseSecond: Case[] = [
  {
    profession: "theatre nurse",
    original:
      "Scrubbed for an average of 9 day-case operations a list, mostly hernias and cataracts; checked instrument trays and mentored one student nurse at a time.",
    honest: [
      "Scrub nurse duties on lists averaging nine day-case operations, chiefly cataracts and hernias.",
      "Mentor to one student nurse at a time; checked instrument trays and scrubbed for day-case operations (average of 9 per list).",
      "Checking of instrument trays and scrubbing for day-case hernia and cataract operations.",
    ],
    lies: {
      "average dropped": "Scrubbed for a maximum of 9 day-case operations a list, mostly hernias and cataracts.",
      emergency: "Scrubbed for an average of 9 emergency operations a list, mostly hernias and cataracts.",
      students: "Scrubbed for an average of 9 day-case operations a list and mentored 9 student nurses.",
      only: "Scrubbed for an average of 9 day-case operations a list, performing hernias and cataracts.",
    },
  },
  {
    profession: "nursery worker",
    original:
      "Key person for six toddlers in a room of 24; wrote observations in Tapestry twice a week and led singing sessions when the room leader was absent.",
    honest: [
      "As key person for 6 toddlers in a 24-child room, wrote Tapestry observations twice weekly.",
      "Wrote observations two times a week in Tapestry; in the room leader's absence, led singing sessions.",
      "Key person for six toddlers; twice-weekly Tapestry observations.",
    ],
    lies: {
      leader: "Room leader for six toddlers in a room of 24; wrote observations in Tapestry twice a week.",
      "24": "Key person for 24 toddlers; wrote observations in Tapestry twice a week.",
      "condition dropped":
        "Led daily singing sessions and wrote observations in Tapestry twice a week for six toddlers.",
      plans: "Key person for six toddlers in a room of 24; wrote lesson plans in Tapestry twice a week.",
    },
  },
  {
    profession: "site reliability engineer",
    original:
      "Moved about half of the company's 60 cron jobs to Airflow; wrote runbooks, and took part in an on-call rota of five people covering a payments API with 99.9% availability.",
    honest: [
      "Migrated roughly half of the company's sixty cron jobs to Airflow and wrote runbooks.",
      "Participated in a five-person on-call rota for a payments API (99.9% availability); authored runbooks.",
      "Runbook writing and the move of around half of 60 cron jobs to Airflow.",
    ],
    lies: {
      all: "Moved the company's 60 cron jobs to Airflow and wrote runbooks.",
      raised: "Took part in an on-call rota of five people and raised a payments API's availability to 99.9%.",
      "set up": "Set up an on-call rota of five people covering a payments API.",
      nines: "Took part in an on-call rota covering a payments API with 99.99% availability.",
    },
  },
  {
    profession: "conveyancer",
    original:
      "Handled 35-40 residential sales and purchases at a time as assistant to a licensed conveyancer; CLC Diploma, level 4 passed, level 6 in progress.",
    honest: [
      "As assistant to a licensed conveyancer, dealt with between 35 and 40 residential purchases and sales at any one time.",
      "CLC Diploma: level 4 passed, currently studying for level 6. Assistant to a licensed conveyancer on residential sales and purchases.",
      "Residential sales and purchases (35 to 40 at a time), assisting a licensed conveyancer.",
    ],
    lies: {
      licensed: "Licensed conveyancer who handled 35-40 residential sales and purchases at a time.",
      "level 6": "CLC Diploma, levels 4 and 6 passed. Handled 35-40 residential sales and purchases at a time.",
      commercial: "Handled 35-40 residential and commercial sales at a time as assistant to a licensed conveyancer.",
      "a month": "Handled 35-40 residential sales and purchases a month as assistant to a licensed conveyancer.",
    },
  },
  {
    profession: "hotel receptionist",
    original:
      "Checked in up to 60 guests on a late shift at the 88-room Harbour Lights Hotel using Protel; guest survey score for reception 8.7 of 10 in 2022.",
    honest: [
      "Using Protel, checked in as many as 60 guests per late shift at the Harbour Lights Hotel (88 rooms).",
      "Late-shift guest check-in (up to 60) at the 88-room Harbour Lights Hotel; reception scored 8.7 out of 10 in the 2022 guest survey.",
      "Guest check-in with Protel at the Harbour Lights Hotel, which has 88 rooms.",
    ],
    lies: {
      "88 guests": "Checked in up to 88 guests on a late shift at the Harbour Lights Hotel using Protel.",
      "hotel score": "Checked in guests at the Harbour Lights Hotel; hotel survey score 8.7 of 10 in 2022 and 2023.",
      supervised: "Supervised reception on late shifts at the 88-room Harbour Lights Hotel.",
      improved: "Raised the guest survey score for reception to 8.7 of 10 in 2022.",
    },
  },
  {
    profession: "carpenter",
    original:
      "First and second fix on 18 timber-frame houses for Elmsgate Homes, mainly stairs and kitchens; two apprentices worked alongside me.",
    honest: [
      "Carried out first and second fix carpentry on eighteen timber-frame houses for Elmsgate Homes, mostly kitchens and stairs.",
      "Worked alongside two apprentices on first and second fix for 18 timber-frame houses.",
      "First fix and second fix (chiefly stairs and kitchens) in 18 timber-frame houses built by Elmsgate Homes.",
    ],
    lies: {
      managed: "Managed two apprentices during first and second fix on 18 timber-frame houses.",
      roofs: "First and second fix on 18 timber-frame houses for Elmsgate Homes, including roofs.",
      foreman: "Carpentry foreman on 18 timber-frame houses for Elmsgate Homes.",
      "18 kitchens": "Fitted 18 kitchens in timber-frame houses for Elmsgate Homes.",
    },
  },
  {
    profession: "museum assistant",
    original:
      "Catalogued 620 ceramics in Modes over 14 months on a grant-funded contract; gave a talk to about 40 visitors at the open day.",
    honest: [
      "On a 14-month grant-funded contract, catalogued 620 ceramics using Modes.",
      "Gave an open-day talk to around forty visitors and catalogued ceramics in Modes.",
      "Cataloguing of 620 ceramics in Modes (grant-funded, fourteen months).",
    ],
    lies: {
      "won grant": "Won a grant to catalogue 620 ceramics in Modes over 14 months.",
      talks: "Gave talks to about 40 visitors a month and catalogued 620 ceramics in Modes.",
      restored: "Restored 620 ceramics over 14 months on a grant-funded contract.",
      "40 months": "Catalogued 620 ceramics in Modes over 40 months on a grant-funded contract.",
    },
  },
  {
    profession: "UX researcher",
    original:
      "Planned and moderated 22 remote interviews for an insurance portal, synthesised them in Dovetail with a junior colleague, and shared a short report with the product trio.",
    honest: [
      "Moderated and planned twenty-two remote interviews for an insurance portal.",
      "Remote interviews (22) planned and moderated for an insurance portal; synthesis in Dovetail together with a junior colleague.",
      "Shared a brief report with the product trio after synthesising 22 interviews in Dovetail with a junior colleague.",
    ],
    lies: {
      "in person": "Planned and moderated 22 in-person interviews for an insurance portal.",
      managed: "Planned 22 remote interviews for an insurance portal and managed a junior colleague.",
      product: "Planned and moderated 22 remote interviews, leading to changes in an insurance portal.",
      survey: "Planned and moderated 22 remote interviews and a survey for an insurance portal.",
    },
  },
  {
    profession: "credit controller",
    original:
      "Brought debtor days down from 61 to 47 in a year for a ledger of around £3m, phoning customers daily; assisted the auditor with sample checks.",
    honest: [
      "Reduced debtor days from 61 to 47 within one year on a ledger of approximately £3m by phoning customers every day.",
      "Debtor days cut from 61 to 47 over a year (ledger of about £3 million). Helped the auditor with sample checks.",
      "Assisted the auditor in checking samples and made daily phone calls to customers.",
    ],
    lies: {
      by: "Brought debtor days down by 47 in a year for a ledger of around £3m.",
      audit: "Carried out sample checks as auditor and phoned customers daily.",
      collected: "Collected around £3m from customers in a year, phoning daily.",
      months: "Brought debtor days down from 61 to 47 in a month for a ledger of around £3m.",
    },
  },
  {
    profession: "gardener",
    original:
      "One of three gardeners at Marsh Court, looking after 4 acres of borders and a walled kitchen garden; RHS Level 2 (2019), Level 3 started but not completed.",
    honest: [
      "Looked after four acres of borders and a walled kitchen garden at Marsh Court as one of 3 gardeners.",
      "RHS Level 2 gained in 2019; Level 3 begun, not completed. Gardener at Marsh Court.",
      "Care of a walled kitchen garden and 4 acres of borders at Marsh Court, in a team of three gardeners.",
    ],
    lies: {
      head: "Head gardener at Marsh Court, looking after 4 acres of borders.",
      "level 3": "RHS Level 3 (2019). Looked after 4 acres of borders at Marsh Court.",
      acres: "Looked after 14 acres of borders and a walled kitchen garden at Marsh Court.",
      designed: "Designed and looked after a walled kitchen garden at Marsh Court.",
    },
  },
  {
    profession: "IT support technician",
    original:
      "Closed around 18 tickets a day on first and second line at a firm with 900 users, reset passwords in Active Directory and imaged laptops; occasional weekend cover.",
    honest: [
      "Resolved about eighteen first- and second-line tickets per day at a 900-user firm.",
      "Imaging of laptops, Active Directory password resets and roughly 18 tickets closed daily.",
      "First- and second-line support at a firm with 900 users: password resets in Active Directory, laptop imaging, weekend cover at times.",
    ],
    lies: {
      "third line": "Closed around 18 tickets a day on second and third line at a firm with 900 users.",
      admin: "Administered Active Directory for a firm with 900 users and imaged laptops.",
      weekends: "Closed around 18 tickets a day at a firm with 900 users, with weekend cover every week.",
      tickets: "Closed around 900 tickets a day on first and second line.",
    },
  },
  {
    profession: "oceanography postdoc",
    original:
      "Spent 40 days at sea on two research cruises, running the CTD and processing data in MATLAB; second author of a paper accepted by Tidal Research, one further manuscript under review.",
    honest: [
      "Ran the CTD on 2 research cruises (forty days at sea) and processed data using MATLAB.",
      "Second author on a paper accepted by Tidal Research; another manuscript is under review.",
      "Operation of the CTD and data processing in MATLAB during two research cruises, 40 days at sea in all.",
    ],
    lies: {
      "first author": "First author of a paper accepted by Tidal Research; 40 days at sea on two research cruises.",
      "two papers": "Second author of two papers accepted by Tidal Research.",
      chief: "Chief scientist on two research cruises, running the CTD.",
      each: "Spent 40 days at sea on each of two research cruises, running the CTD.",
    },
  },
  {
    profession: "taxi dispatcher",
    original:
      "Dispatched a fleet of 45 cabs on weekend nights with iCabbi, taking about 30 bookings an hour by phone; average pick-up wait was 12 minutes.",
    honest: [
      "Used iCabbi on weekend nights to dispatch 45 cabs, taking around thirty phone bookings per hour.",
      "Weekend-night dispatcher for a fleet of 45 cabs (iCabbi); average wait for pick-up 12 min.",
      "Average pick-up wait of twelve minutes; about 30 phone bookings taken hourly.",
    ],
    lies: {
      reduced: "Dispatched a fleet of 45 cabs with iCabbi, reducing the average pick-up wait to 12 minutes.",
      "every night": "Dispatched a fleet of 45 cabs every night with iCabbi.",
      max: "Dispatched a fleet of 45 cabs on weekend nights; longest pick-up wait was 12 minutes.",
      drivers: "Trained drivers and dispatched a fleet of 45 cabs on weekend nights with iCabbi.",
    },
  },
  {
    profession: "volunteer coordinator",
    original:
      "Coordinated some 70 volunteers across three food banks part-time, held monthly inductions and, with the trustees, applied for two grants (one granted: £8,000).",
    honest: [
      "Part-time coordination of around 70 volunteers at 3 food banks, with inductions every month.",
      "Applied for two grants together with the trustees; one, of £8,000, was granted.",
      "Held volunteer inductions each month and coordinated roughly seventy volunteers part-time across three food banks.",
    ],
    lies: {
      both: "With the trustees, applied for two grants and secured £16,000.",
      alone: "Secured a grant of £8,000 and coordinated some 70 volunteers across three food banks part-time.",
      weekly: "Coordinated some 70 volunteers part-time and held weekly inductions.",
      full: "Coordinated some 70 volunteers across all food banks in the county.",
    },
  },
  {
    profession: "quality inspector",
    original:
      "Measured machined parts with callipers and a CMM to drawing, rejected about 2% of batches, and supported an ISO 9001 surveillance audit that raised one minor finding.",
    honest: [
      "Rejected roughly 2 per cent of batches after measuring machined parts to drawing with a CMM and callipers.",
      "Measurement of machined parts using callipers and a CMM; support for an ISO 9001 surveillance audit with one minor finding.",
      "Helped with a surveillance audit for ISO 9001.",
    ],
    lies: {
      "no findings": "Supported an ISO 9001 surveillance audit without findings; measured machined parts with a CMM.",
      "lead audit": "Led an ISO 9001 surveillance audit that raised one minor finding.",
      cut: "Measured machined parts with a CMM and cut rejected batches to 2%.",
      programmed: "Programmed a CMM and measured machined parts with callipers.",
    },
  },
  {
    profession: "journalism graduate",
    original:
      "NCTJ Diploma with gold standard, 2022. Six-week placement at the Fenmoor Herald: nine bylines, and live-tweeted a council meeting once.",
    honest: [
      "Gold-standard NCTJ Diploma (2022); 9 bylines during a placement of six weeks at the Fenmoor Herald.",
      "Live-tweeted one council meeting and earned nine bylines on a 6-week placement at the Fenmoor Herald.",
      "Placement at the Fenmoor Herald lasting six weeks, with nine bylines.",
    ],
    lies: {
      reporter: "Reporter at the Fenmoor Herald: nine bylines. NCTJ Diploma with gold standard, 2022.",
      months: "Six-month placement at the Fenmoor Herald: nine bylines.",
      meetings: "Live-tweeted council meetings every week during a placement at the Fenmoor Herald.",
      front: "Six-week placement at the Fenmoor Herald: nine front-page bylines.",
    },
  },
];
