import type { Sketch } from "./resume-of";

/** Ten posts with a person for each; every person, company and post is made up. */
export const professions: { name: string; posting: string; person: Sketch }[] = [
  {
    name: "nurse",
    posting: `Registered Nurse, Surgical Ward
Willow Bend Hospital cares for families of the valley.
Responsibilities
- Assess patients and update the plan of care with the physicians
- Administer medications and monitor vital signs after surgery
Requirements
- Current RN license
- BLS certification
- At least 2 years of medical-surgical experience
- Experience with Epic preferred`,
    person: {
      jobs: [
        {
          position: "Staff Nurse",
          startDate: "2018-04",
          current: true,
          highlights: [
            "Assessed 6 post-surgical patients a shift and updated each plan of care in Epic",
            "Administered medications and monitored vital signs on a medical-surgical ward",
          ],
        },
      ],
      certificates: ["RN license, state of Oregon", "BLS"],
    },
  },
  {
    name: "teacher",
    posting: `Elementary School Teacher
Your tasks
- Plan lessons in mathematics and reading for grade 3
- Meet parents and report on student progress
Qualifications
- Bachelor's degree in Education
- State teaching certificate
- Knowledge of classroom management and differentiated instruction
- Spanish is a plus`,
    person: {
      jobs: [
        {
          position: "Grade 4 Teacher",
          startDate: "2015-08",
          endDate: "2023-06",
          highlights: [
            "Wrote lesson plans in reading and mathematics for 26 students",
            "Led classroom management training and used differentiated instruction for mixed groups",
            "Reported student progress to parents every month",
          ],
        },
      ],
      certificates: ["Teaching certificate"],
      education: ["Bachelor of Arts in Education"],
    },
  },
  {
    name: "electrician",
    posting: `Journeyman Electrician
Duties
- Install electrical wiring in new homes and read blueprints
- Troubleshoot panels and circuits on site
Requirements
- Journeyman electrician license required
- Valid driver's license
- OSHA 10 preferred
- 4+ years of residential construction experience`,
    person: {
      jobs: [
        {
          position: "Electrician",
          startDate: "2014-01",
          current: true,
          highlights: [
            "Installed electrical wiring and panels in 80 homes, working from blueprints",
            "Found and repaired faults in circuits on residential construction sites",
          ],
        },
      ],
      certificates: ["Journeyman Electrician", "OSHA 10", "Driver's license"],
    },
  },
  {
    name: "cook",
    posting: `Line Cook
We are looking for a line cook for our evening team.
What you'll do
- Prepare food at the grill station and keep the kitchen clean
- Follow recipes and portion control
Must have
- Experience with food preparation in a busy kitchen
- Food handler card
- Knowledge of food safety`,
    person: {
      jobs: [
        {
          position: "Grill Cook",
          startDate: "2019-02",
          current: true,
          highlights: [
            "Ran the grill station for 200 covers a night, with food preparation from noon",
            "Kept food safety logs and followed recipes with portion control",
          ],
        },
      ],
      certificates: ["Food handler card"],
    },
  },
  {
    name: "accountant",
    posting: `Staff Accountant
Responsibilities:
Prepare journal entries and month-end close. Reconcile bank accounts. Review vendor invoices before payment.
Requirements:
Bachelor's degree in Accounting or Finance. 3 years of general ledger experience. Advanced Excel skills. Experience with QuickBooks or Xero. CPA preferred.`,
    person: {
      jobs: [
        {
          position: "Junior Accountant",
          startDate: "2016-03",
          current: true,
          highlights: [
            "Prepared journal entries and closed the general ledger each month end in QuickBooks",
            "Reviewed vendor invoices and prepared bank reconciliations",
          ],
        },
      ],
      skills: ["MS Excel", "Accounts payable"],
      education: ["Bachelor's degree in Accounting"],
    },
  },
  {
    name: "recruiter",
    posting: `Talent Acquisition Specialist
The role
- Source and interview candidates for open positions across the company
- Onboard new hires with their managers
What you bring
- 3+ years of full-cycle recruiting experience
- Hands-on experience with an applicant tracking system such as Taleo or iCIMS
- Understanding of employment law
- SHRM-CP is a plus`,
    person: {
      jobs: [
        {
          position: "Recruiter",
          startDate: "2017-05",
          current: true,
          highlights: [
            "Filled 70 positions a year in full-cycle recruiting, from sourcing to offer, in Taleo",
            "Interviewed candidates and ran onboarding for new hires under local employment law",
          ],
        },
      ],
    },
  },
  {
    name: "sales representative",
    posting: `Outside Sales Representative
Responsibilities
- Develop the territory with cold calling and product demonstrations
- Keep the sales pipeline up to date in Salesforce
Requirements
- 2 years of outside sales experience
- Proven negotiation skills
- Knowledge of CRM software
- Valid driver's license`,
    person: {
      jobs: [
        {
          position: "Sales Representative",
          startDate: "2016-01",
          current: true,
          highlights: [
            "Grew the north territory by cold calling and product demonstrations in outside sales",
            "Kept the sales pipeline in Salesforce and led the negotiation of 40 contracts",
          ],
        },
      ],
      certificates: ["Driver's license"],
    },
  },
  {
    name: "truck driver",
    posting: `CDL Truck Driver
Duties
- Drive a tractor-trailer on regional routes and load freight
- Complete pre-trip inspection and log books
Requirements
- CDL class A
- Clean driving record
- Hazmat endorsement preferred
- Must know DOT regulations`,
    person: {
      jobs: [
        {
          position: "Delivery Driver",
          startDate: "2012-01",
          current: true,
          highlights: [
            "Drove a tractor-trailer on regional routes with a clean driving record",
            "Completed pre-trip inspection and log books to DOT regulations",
          ],
        },
      ],
      certificates: ["CDL class A"],
    },
  },
  {
    name: "developer",
    posting: `Front End Developer
What you will do
- Build accessible web applications with designers and back-end colleagues
- Write unit tests and review code
Requirements
- 3+ years with JavaScript and React
- Experience with REST or GraphQL APIs
- Git
Nice to have
- Docker, Kubernetes`,
    person: {
      jobs: [
        {
          position: "Web Developer",
          startDate: "2019-06",
          current: true,
          highlights: [
            "Built web applications in React and TypeScript on GraphQL APIs",
            "Wrote unit tests with Jest and reviewed code in Git",
          ],
        },
      ],
      skills: ["JS", "Docker"],
    },
  },
  {
    name: "paralegal",
    posting: `Litigation Paralegal
Responsibilities
- Draft pleadings and organize documents for trial
- Perform legal research
Qualifications
- Paralegal certificate
- Experience in civil litigation and e-discovery
- Proficiency in Westlaw
- Notary public preferred`,
    person: {
      jobs: [
        {
          position: "Legal Assistant",
          startDate: "2013-09",
          current: true,
          highlights: [
            "Drafted pleadings and organized trial documents for civil litigation",
            "Performed legal research in Westlaw and ran e-discovery for 12 cases",
          ],
        },
      ],
      certificates: ["Paralegal certificate"],
    },
  },
];
