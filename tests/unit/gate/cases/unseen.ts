import type { Case } from "./case";

/** A second set that was never tuned on before its first run; see the test beside for that run's rates. */
export const unseen: Case[] = [
  {
    profession: "hospitality",
    original: "Checked in an average of 45 guests per day and resolved complaints about rooms.",
    honest: [
      "Resolved room complaints and checked in 45 guests a day on average.",
      "Handled check-in for an average of 45 guests daily and addressed complaints about rooms.",
      "Welcomed and checked in an average of 45 guests each day; dealt with room complaints.",
    ],
    lies: {
      number: "Checked in an average of 145 guests per day.",
      managed: "Managed a front desk team checking in 45 guests per day.",
      vip: "Checked in an average of 45 VIP guests per day.",
      rating: "Checked in 45 guests per day, earning five-star ratings.",
    },
  },
  {
    profession: "product",
    original: "Collaborated with design and engineering to launch a mobile app used by 20,000 people.",
    honest: [
      "Worked with engineering and design to launch a mobile app with 20,000 users.",
      "Partnered with design and engineering teams on launching a mobile application used by 20k people.",
      "Launched a mobile app used by 20,000 people, in collaboration with design and engineering.",
    ],
    lies: {
      led: "Led design and engineering to launch a mobile app used by 20,000 people.",
      million: "Launched a mobile app used by 20 million people with design and engineering.",
      web: "Collaborated with design and engineering to launch a web app used by 20,000 people.",
      paying: "Launched a mobile app used by 20,000 paying customers.",
    },
  },
  {
    profession: "data",
    original: "Built dashboards in Tableau from SQL queries that saved analysts roughly 5 hours a week.",
    honest: [
      "Created Tableau dashboards from SQL queries, saving analysts about five hours per week.",
      "Developed dashboards with SQL and Tableau that saved analysts around 5 hours weekly.",
      "Saved analysts roughly 5 hours a week by building Tableau dashboards on SQL queries.",
    ],
    lies: {
      day: "Built dashboards in Tableau that saved analysts roughly 5 hours a day.",
      tool: "Built dashboards in Power BI from SQL queries.",
      fifty: "Built dashboards in Tableau that saved analysts roughly fifty hours a week.",
      python: "Built dashboards in Tableau from SQL and Python.",
      ml: "Built machine learning models and dashboards in Tableau from SQL queries.",
    },
  },
  {
    profession: "construction",
    original: "Supervised a crew of 8 on two housing sites and kept both on schedule and under budget.",
    honest: [
      "Oversaw an eight-person crew on 2 housing sites, keeping both on schedule and under budget.",
      "Managed a crew of eight across two housing sites; both stayed on schedule and under budget.",
      "Led a crew of 8 at two housing sites and kept both on time and under budget.",
    ],
    lies: {
      swap: "Supervised a crew of two on 8 housing sites.",
      size: "Supervised a crew of 80 on two housing sites.",
      ahead: "Supervised a crew of 8 on two housing sites, finishing ahead of schedule.",
      money: "Supervised a crew of 8 and saved $50,000.",
      hospital: "Supervised a crew of 8 on two hospital sites.",
    },
  },
  {
    profession: "care",
    original:
      "Helped residents with bathing, meals and medication reminders on night shifts; completed first aid training.",
    honest: [
      "Assisted residents with meals, bathing and medication reminders during night shifts; first aid trained.",
      "Supported residents with bathing, meals and reminders to take medication on night shifts.",
      "Completed first aid training; aided residents with bathing, meals and medication reminders at night.",
    ],
    lies: {
      administered: "Administered medication to residents on night shifts.",
      prescribed: "Prescribed medication and helped residents with meals.",
      trainer: "Delivered first aid training.",
      nurse: "Helped residents with bathing as a registered nurse.",
      certified: "Helped residents with bathing; certified in CPR.",
    },
  },
  {
    profession: "logistics",
    original: "Planned delivery routes for 15 vans and shortened average delivery time from 3 days to 2 days.",
    honest: [
      "Planned routes for fifteen delivery vans, cutting average delivery time from three days to two.",
      "Reduced average delivery time from 3 days to 2 by planning routes for 15 vans.",
      "Scheduled delivery routes for 15 vans and brought average delivery time down from 3 to 2 days.",
    ],
    lies: {
      reversed: "Shortened average delivery time from 2 days to 3 days.",
      weeks: "Shortened average delivery time from 3 weeks to 2 weeks.",
      vans: "Planned delivery routes for 50 vans.",
      drivers: "Planned delivery routes and managed 15 drivers.",
      percent: "Shortened average delivery time by 50%.",
    },
  },
  {
    profession: "customer support",
    original: "Resolved about 35 tickets a day in Zendesk with a satisfaction score of 94%.",
    honest: [
      "Handled around 35 Zendesk tickets daily with a 94% satisfaction score.",
      "Solved approximately 35 tickets per day in Zendesk, with a satisfaction score of 94 percent.",
      "Achieved a satisfaction score of 94% while resolving about 35 tickets a day in Zendesk.",
    ],
    lies: {
      score: "Resolved about 35 tickets a day in Zendesk with a satisfaction score of 99%.",
      resolution: "Resolved 94% of tickets in Zendesk.",
      tool: "Resolved about 35 tickets a day in Freshdesk.",
      top: "Top agent, resolving about 35 tickets a day in Zendesk.",
      week: "Resolved about 35 tickets an hour in Zendesk.",
    },
  },
  {
    profession: "finance",
    original: "Prepared monthly forecasts for a $3.5M budget and flagged variances above 5% to the finance director.",
    honest: [
      "Produced monthly forecasts for a budget of $3.5 million and reported variances above 5% to the finance director.",
      "Prepared forecasts each month for a $3,500,000 budget; flagged variances over 5% to the finance director.",
      "Created monthly forecasts covering a $3.5M budget, alerting the finance director to variances of more than 5%.",
    ],
    lies: {
      owned: "Owned a $3.5M budget and prepared monthly forecasts.",
      title: "As finance director, prepared monthly forecasts for a $3.5M budget.",
      scale: "Prepared monthly forecasts for a $35M budget.",
      savings: "Prepared monthly forecasts and saved $3.5M.",
      board: "Prepared monthly forecasts for a $3.5M budget and presented them to the board.",
    },
  },
  {
    profession: "education",
    original: "Volunteer tutor in reading for children aged 6 to 9, two afternoons a week since 2020.",
    honest: [
      "Since 2020, volunteer reading tutor for children aged 6-9 on two afternoons a week.",
      "Tutored children aged six to nine in reading as a volunteer, 2 afternoons per week since 2020.",
    ],
    lies: {
      teacher: "Reading teacher for children aged 6 to 9 since 2020.",
      ages: "Volunteer tutor in reading for children aged 6 to 19.",
      year: "Volunteer tutor in reading since 2010.",
      daily: "Volunteer tutor in reading for children aged 6 to 9, five afternoons a week.",
    },
  },
  {
    profession: "manufacturing",
    original: "Operated CNC lathes, checked parts to 0.01 mm and reported defects to the quality team.",
    honest: [
      "Ran CNC lathes, inspected parts to 0.01 mm and reported defects to quality.",
      "Operated CNC lathes; verified parts to 0.01 mm, and flagged defects to the quality team.",
    ],
    lies: {
      programmed: "Programmed CNC lathes and checked parts to 0.01 mm.",
      tolerance: "Checked parts to 0.001 mm.",
      led: "Operated CNC lathes and led the quality team.",
      zero: "Operated CNC lathes with zero defects.",
      welded: "Operated CNC lathes and welded parts.",
    },
  },
];
