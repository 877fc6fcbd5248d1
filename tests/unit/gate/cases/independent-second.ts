import type { Case } from "./case";

/** Written by somebody who had not seen the gate's code; its rules have been mended on this set since. First run: 24 of 245 lies passed, 129 of 256 honest ones were accepted. */
export const independentSecond: Case[] = [
  {
    profession: "product manager",
    original:
      "Took part in the redesign of the onboarding flow for a budgeting app; sign-up completion went from 41% to 58% over the following quarter.",
    honest: [
      "Participated in redesigning a budgeting app's onboarding flow; sign-up completion rose from 41% to 58% over the next quarter.",
      "Took part in a redesign of the onboarding flow for a budgeting app.",
      "Contributed to the onboarding redesign of a budgeting app. Sign-up completion increased from 41 percent to 58 percent in the quarter that followed.",
      "Helped redesign the onboarding flow of a budgeting app, after which sign-up completion moved from 41% to 58% over the following quarter.",
    ],
    lies: {
      "scope inflated":
        "Drove the redesign of the onboarding flow for a budgeting app; sign-up completion went from 41% to 58% over the following quarter.",
      "number changed":
        "Took part in the redesign of the onboarding flow for a budgeting app; sign-up completion went from 41% to 68% over the following quarter.",
      "metric moved":
        "Took part in the redesign of the onboarding flow for a budgeting app; customer retention went from 41% to 58% over the following quarter.",
    },
  },
  {
    profession: "product manager",
    original:
      "Product Manager, Larkfield Mobility (Mar 2019 - Aug 2022). Owned the roadmap for the driver app and ran 26 user interviews a year.\nProposed a subscription tier, which was later shelved.",
    honest: [
      "Product Manager at Larkfield Mobility, March 2019 to August 2022. Owned the driver app roadmap and conducted 26 user interviews per year.",
      "Owned the roadmap for the driver app, ran 26 user interviews annually, and proposed a subscription tier that was later shelved.",
      "Ran 26 user interviews a year and owned the driver app's roadmap at Larkfield Mobility (Mar 2019 - Aug 2022).",
      "Proposed a subscription tier (later shelved); managed the roadmap for the driver app.",
    ],
    lies: {
      "hedge dropped":
        "Product Manager, Larkfield Mobility (Mar 2019 - Aug 2022). Owned the roadmap for the driver app and ran 26 user interviews a year.\nLaunched a subscription tier.",
      "title raised":
        "Senior Product Manager, Larkfield Mobility (Mar 2019 - Aug 2022). Owned the roadmap for the driver app and ran 26 user interviews a year.",
      "frequency changed":
        "Product Manager at Larkfield Mobility. Owned the driver app roadmap and ran 26 user interviews a month.",
      "date changed": "Product Manager, Larkfield Mobility (Mar 2017 - Aug 2022). Owned the driver app roadmap.",
    },
  },
  {
    profession: "product manager",
    original:
      "I was responsible for managing a backlog of about 140 tickets in Jira and for writing the release notes, which went out every two weeks to roughly 300 hospital customers.",
    honest: [
      "Managed a Jira backlog of about 140 tickets and wrote release notes sent every two weeks to roughly 300 hospital customers.",
      "Wrote the biweekly release notes for approximately 300 hospital customers and managed a backlog of around 140 Jira tickets.",
      "Managed a backlog of about 140 tickets in Jira. Wrote the release notes, issued every two weeks to some 300 customers.",
      "Responsible for a ticket backlog in Jira and for release notes sent to hospital customers every two weeks.",
    ],
    lies: {
      "tool added":
        "Managed a backlog of about 140 tickets in Jira and Confluence and wrote the release notes, which went out every two weeks to roughly 300 hospital customers.",
      "numbers swapped":
        "Managed a backlog of about 300 tickets in Jira and wrote the release notes, which went out every two weeks to roughly 140 hospital customers.",
      "scale changed":
        "Managed a backlog of about 140 tickets in Jira and wrote the fortnightly release notes for roughly 3,000 hospital customers.",
    },
  },
  {
    profession: "product manager",
    original:
      "Piloted usage-based pricing with three accounts and presented the findings to the leadership team; the decision on a wider launch is still pending.",
    honest: [
      "Piloted usage-based pricing with 3 accounts and presented findings to leadership.",
      "Ran a pilot of usage-based pricing with three accounts; findings were presented to the leadership team and a decision on a wider launch is pending.",
      "Presented to the leadership team the findings of a usage-based pricing pilot run with three accounts.",
      "Trialled usage-based pricing with three accounts and shared the results with the leadership team. A decision on a broader launch has not yet been made.",
    ],
    lies: {
      "pilot to rollout": "Rolled out usage-based pricing and presented the findings to the leadership team.",
      "outcome invented":
        "Piloted usage-based pricing with three accounts, increasing revenue, and presented the findings to the leadership team.",
      "number word changed":
        "Piloted usage-based pricing with thirteen accounts and presented the findings to the leadership team.",
      "recipient changed":
        "Piloted usage-based pricing with three accounts and presented the findings to the board of directors.",
    },
  },
  {
    profession: "DevOps engineer",
    original:
      "Helped migrate 38 services from Jenkins to GitHub Actions, cutting the median build from 22 minutes to 9.",
    honest: [
      "Assisted in migrating 38 services from Jenkins to GitHub Actions, reducing the median build time from 22 minutes to 9.",
      "Helped move 38 services off Jenkins and onto GitHub Actions; median build time dropped from 22 to 9 minutes.",
      "Supported the migration of 38 services from Jenkins to GitHub Actions.",
      "Helped cut the median build from 22 minutes to nine by migrating 38 services from Jenkins to GitHub Actions.",
    ],
    lies: {
      "scope inflated":
        "Led the migration of 38 services from Jenkins to GitHub Actions, cutting the median build from 22 minutes to 9.",
      "tool swapped":
        "Helped migrate 38 services from Jenkins to GitLab CI, cutting the median build from 22 minutes to 9.",
      "direction turned":
        "Helped migrate 38 services from GitHub Actions to Jenkins, cutting the median build from 22 minutes to 9.",
      "unit changed":
        "Helped migrate 38 services from Jenkins to GitHub Actions, cutting the median build from 22 minutes to 9 seconds.",
    },
  },
  {
    profession: "DevOps engineer",
    original:
      "On call one week in five for a Kubernetes platform on AWS (about 70 nodes). Wrote Terraform modules for VPCs and RDS, reviewed by the platform lead.",
    honest: [
      "Wrote Terraform modules for VPCs and RDS; on call one week in five for a Kubernetes platform of about 70 nodes on AWS.",
      "Provided on-call cover one week in 5 for an AWS-hosted Kubernetes platform with approximately 70 nodes.",
      "Developed Terraform modules for VPCs and RDS, which the platform lead reviewed.",
      "On-call duties, one week in five, for a Kubernetes platform on AWS. Authored Terraform modules for VPCs and RDS.",
    ],
    lies: {
      "frequency inflated":
        "On call one week in two for a Kubernetes platform on AWS (about 70 nodes). Wrote Terraform modules for VPCs and RDS.",
      "skill imported":
        "On call one week in five for a Kubernetes platform on AWS (about 70 nodes). Wrote Terraform modules and Ansible playbooks for VPCs and RDS.",
      "number scale":
        "On call one week in five for a Kubernetes platform on AWS (about 700 nodes). Wrote Terraform modules for VPCs and RDS.",
      "title raised":
        "Platform lead, on call one week in five for a Kubernetes platform on AWS (about 70 nodes). Wrote Terraform modules for VPCs and RDS.",
    },
  },
  {
    profession: "DevOps engineer",
    original:
      "Set up Prometheus and Grafana dashboards for the payments team; planned to add tracing with OpenTelemetry but left before it started.",
    honest: [
      "Set up dashboards for the payments team using Prometheus and Grafana.",
      "Put Prometheus and Grafana dashboards in place for the payments team and planned, but did not start, OpenTelemetry tracing.",
      "Configured Prometheus and Grafana dashboards for the payments team",
      "For the payments team, set up dashboards with Prometheus and Grafana. Planned to add OpenTelemetry tracing but left before work began.",
    ],
    lies: {
      "hedge dropped":
        "Set up Prometheus and Grafana dashboards for the payments team and added tracing with OpenTelemetry.",
      "reach inflated": "Set up Prometheus and Grafana dashboards company-wide.",
      "outcome invented": "Set up Prometheus and Grafana dashboards for the payments team, reducing downtime.",
    },
  },
  {
    profession: "DevOps engineer",
    original:
      "Systems Engineer (contract), Brackwater Energy, Jan-Sept 2021\nPatched 450 RHEL servers monthly with no unplanned outages; documented the rollback procedure.",
    honest: [
      "Contract Systems Engineer at Brackwater Energy, January to September 2021: patched 450 RHEL servers every month without unplanned outages and documented the rollback procedure.",
      "Patched 450 RHEL servers each month with zero unplanned outages; wrote up the rollback procedure.",
      "Documented the rollback procedure and applied monthly patches to 450 RHEL servers, with no unplanned outages.",
      "Carried out monthly patching of 450 RHEL servers at Brackwater Energy.",
    ],
    lies: {
      "employer changed":
        "Systems Engineer (contract), Brackwater Networks, Jan-Sept 2021\nPatched 450 RHEL servers monthly with no unplanned outages; documented the rollback procedure.",
      "duration stretched":
        "Systems Engineer (contract), Brackwater Energy, Jan 2019-Sept 2021\nPatched 450 RHEL servers monthly with no unplanned outages.",
      "frequency changed":
        "Patched 450 RHEL servers weekly with no unplanned outages; documented the rollback procedure at Brackwater Energy.",
      "metric moved": "Documented 450 rollback procedures and patched RHEL servers monthly with no unplanned outages.",
    },
  },
  {
    profession: "physiotherapist",
    original:
      "Band 6 physiotherapist on a rotational contract: respiratory, stroke and outpatients, four months each. Carried a caseload of 18-22 patients.",
    honest: [
      "Band 6 physiotherapist rotating through respiratory, stroke and outpatients (4 months each), with a caseload of 18 to 22 patients.",
      "Managed a caseload of 18-22 patients as a rotational Band 6 physiotherapist.",
      "Worked four-month rotations in respiratory, stroke and outpatients as a Band 6 physiotherapist, carrying 18-22 patients.",
      "Rotational Band 6 physiotherapist. Rotations: outpatients, stroke and respiratory, each lasting four months.",
    ],
    lies: {
      "range widened":
        "Band 6 physiotherapist on a rotational contract: respiratory, stroke and outpatients. Carried a caseload of 18-32 patients.",
      "title raised":
        "Band 7 physiotherapist on a rotational contract: respiratory, stroke and outpatients, four months each. Carried a caseload of 18-22 patients.",
      "duration stretched":
        "Band 6 physiotherapist on a rotational contract: respiratory, stroke and outpatients, fourteen months each. Carried a caseload of 18-22 patients.",
      "speciality added":
        "Band 6 physiotherapist on a rotational contract: respiratory, stroke, paediatrics and outpatients. Carried a caseload of 18-22 patients.",
    },
  },
  {
    profession: "physiotherapist",
    original:
      "Assisted the lead clinician with a weekly falls-prevention class for older adults and collected Berg Balance scores at weeks 1 and 12.",
    honest: [
      "Supported the lead clinician in a weekly falls-prevention class for older adults; gathered Berg Balance scores at weeks 1 and 12.",
      "Helped the lead clinician with a weekly class on falls prevention for older adults.",
      "Collected Berg Balance scores in weeks one and twelve and assisted with a weekly falls-prevention class for older adults.",
      "Assisted the lead clinician with weekly falls-prevention classes for older people and recorded Berg Balance scores at weeks 1 and 12.",
    ],
    lies: {
      "scope inflated":
        "Led a weekly falls-prevention class for older adults and collected Berg Balance scores at weeks 1 and 12.",
      "outcome invented":
        "Assisted the lead clinician with a weekly falls-prevention class for older adults, improving Berg Balance scores between weeks 1 and 12.",
      "frequency changed":
        "Assisted the lead clinician with a daily falls-prevention class for older adults and collected Berg Balance scores.",
    },
  },
  {
    profession: "physiotherapist",
    original:
      "Completing an MSc in Advanced Musculoskeletal Practice (part-time, due July 2025); HCPC registered since 2016.",
    honest: [
      "HCPC registered since 2016; currently completing a part-time MSc in Advanced Musculoskeletal Practice, due July 2025.",
      "HCPC-registered since 2016, with an MSc in Advanced Musculoskeletal Practice in progress.",
      "Studying part-time for an MSc in Advanced Musculoskeletal Practice, expected July 2025. Registered with the HCPC since 2016.",
      "Registered with the HCPC since 2016.",
    ],
    lies: {
      "in progress as held": "Holds an MSc in Advanced Musculoskeletal Practice; HCPC registered since 2016.",
      "degree raised":
        "Completing a PhD in Advanced Musculoskeletal Practice (part-time, due July 2025); HCPC registered since 2016.",
      "date changed":
        "Completing an MSc in Advanced Musculoskeletal Practice (part-time, due July 2025); HCPC registered since 2011.",
      "credential added":
        "Completing an MSc in Advanced Musculoskeletal Practice (part-time, due July 2025); HCPC and CSP registered since 2016.",
    },
  },
  {
    profession: "physiotherapist",
    original:
      "Treated amateur runners and rugby players at a private clinic in Harrowgill, mostly knee and shoulder injuries, using manual therapy and graded exercise.",
    honest: [
      "Used manual therapy and graded exercise to treat amateur runners and rugby players, mainly for knee and shoulder injuries, at a private Harrowgill clinic.",
      "Treated amateur athletes, mostly with shoulder and knee injuries, at a private clinic in Harrowgill.",
      "At a private clinic in Harrowgill, provided manual therapy and graded exercise to amateur rugby players and runners.",
      "Treatment of amateur runners and rugby players with graded exercise and manual therapy; predominantly knee and shoulder injuries.",
    ],
    lies: {
      "client level raised":
        "Treated professional runners and rugby players at a private clinic in Harrowgill, mostly knee and shoulder injuries, using manual therapy and graded exercise.",
      "skill imported":
        "Treated amateur runners and rugby players at a private clinic in Harrowgill, mostly knee and shoulder injuries, using manual therapy, acupuncture and graded exercise.",
      "quality invented":
        "Treated amateur runners and rugby players at an award-winning private clinic in Harrowgill, using manual therapy and graded exercise.",
    },
  },
  {
    profession: "dental assistant",
    original:
      "Chairside assistant to two dentists, seeing around 25 patients a day; took digital X-rays and poured study models.",
    honest: [
      "Assisted 2 dentists chairside with about 25 patients per day; took digital X-rays and poured study models.",
      "Poured study models, took digital X-rays and provided chairside assistance to two dentists.",
      "Chairside assistant for two dentists, seeing roughly 25 patients daily. Duties included taking digital X-rays and pouring study models.",
      "Worked chairside with two dentists (approximately 25 patients a day), taking digital X-rays and pouring models.",
    ],
    lies: {
      "number word changed":
        "Chairside assistant to four dentists, seeing around 25 patients a day; took digital X-rays and poured study models.",
      "frequency changed":
        "Chairside assistant to two dentists, seeing around 25 patients an hour; took digital X-rays and poured study models.",
      "task added":
        "Chairside assistant to two dentists, seeing around 25 patients a day; took digital X-rays, poured study models and placed sealants.",
      "title raised":
        "Dental hygienist working with two dentists, seeing around 25 patients a day; took digital X-rays and poured study models.",
    },
  },
  {
    profession: "dental assistant",
    original:
      "Sterilized instruments and kept the autoclave log.\nOrdered supplies through Dentrix; trained one new hire in infection control.",
    honest: [
      "Sterilized instruments, maintained the autoclave log, ordered supplies via Dentrix and trained 1 new hire in infection control.",
      "Trained a new hire in infection control and used Dentrix to order supplies.",
      "Instrument sterilization, upkeep of the autoclave log, and supply ordering in Dentrix.",
      "Kept the autoclave log and sterilized instruments.\nPlaced supply orders through Dentrix; provided infection control training to one new hire.",
    ],
    lies: {
      "plural inflated":
        "Sterilized instruments and kept the autoclave log.\nOrdered supplies through Dentrix; trained new hires in infection control.",
      "tool swapped":
        "Sterilized instruments and kept the autoclave log.\nOrdered supplies through Eaglesoft; trained one new hire in infection control.",
      "topic expanded":
        "Sterilized instruments, kept the autoclave log and trained one new hire in infection control and radiography.",
    },
  },
  {
    profession: "dental assistant",
    original: "Certified Dental Assistant (DANB), certification lapsed 2021. CPR card current through May 2026.",
    honest: [
      "Formerly a DANB Certified Dental Assistant (lapsed 2021); current CPR card, valid through May 2026.",
      "CPR card current through 05/2026.",
      "DANB Certified Dental Assistant certification (lapsed in 2021). Holds a CPR card valid through May 2026.",
      "CPR card current through May 2026; Certified Dental Assistant (DANB) until the certification lapsed in 2021.",
    ],
    lies: {
      "lapsed as held": "Certified Dental Assistant (DANB). CPR card current through May 2026.",
      "date changed":
        "Certified Dental Assistant (DANB), certification lapsed 2021. CPR card current through May 2028.",
      "credential added":
        "Certified Dental Assistant (DANB), certification lapsed 2021. CPR and ACLS cards current through May 2026.",
    },
  },
  {
    profession: "dental assistant",
    original:
      "Spoke conversational Spanish with patients at the front desk when the receptionist was out, and explained post-extraction care from the printed sheet.",
    honest: [
      "When the receptionist was out, spoke to patients at the front desk in conversational Spanish.",
      "Explained post-extraction care to patients from the printed sheet; conversed in Spanish at the front desk when the receptionist was away.",
      "Used conversational Spanish with front-desk patients whenever the receptionist was out and explained post-extraction care from a printed sheet.",
      "Explained post-extraction care using a printed sheet.",
    ],
    lies: {
      "language level raised":
        "Spoke fluent Spanish with patients at the front desk when the receptionist was out, and explained post-extraction care from the printed sheet.",
      "language added":
        "Spoke conversational Spanish and Portuguese with patients at the front desk when the receptionist was out, and explained post-extraction care.",
      "authorship claimed":
        "Spoke conversational Spanish with patients at the front desk when the receptionist was out, and wrote the printed sheet on post-extraction care.",
    },
  },
  {
    profession: "plumber",
    original:
      "Installed bathrooms and wet rooms in 60-odd new-build flats at Cinder Wharf, working under a site foreman in a gang of three.",
    honest: [
      "Fitted bathrooms and wet rooms in around 60 new-build flats at Cinder Wharf as part of a three-person gang under a site foreman.",
      "Worked in a gang of 3 under a site foreman, installing bathrooms and wet rooms in 60-odd new-build flats.",
      "Installed wet rooms and bathrooms in new-build flats at Cinder Wharf.",
      "Bathroom and wet room installation in some 60 new-build flats at Cinder Wharf, in a gang of three reporting to a site foreman.",
    ],
    lies: {
      "scope inflated":
        "Supervised a gang of three installing bathrooms and wet rooms in 60-odd new-build flats at Cinder Wharf.",
      "sole claimed": "Sole plumber installing bathrooms and wet rooms in 60-odd new-build flats at Cinder Wharf.",
      "number changed":
        "Installed bathrooms and wet rooms in 160-odd new-build flats at Cinder Wharf, working under a site foreman in a gang of three.",
      "trade imported":
        "Installed bathrooms, wet rooms and underfloor heating in 60-odd new-build flats at Cinder Wharf, working under a site foreman in a gang of three.",
    },
  },
  {
    profession: "plumber",
    original: "Journeyman plumber licensed in Oregon; preparing for the backflow assembly tester exam.",
    honest: [
      "Oregon-licensed journeyman plumber, currently preparing for the backflow assembly tester exam.",
      "Licensed journeyman plumber (Oregon).",
      "Preparing for the backflow assembly tester exam; holds an Oregon journeyman plumber license.",
      "Journeyman plumber, licensed in Oregon. Studying for the backflow assembly tester exam.",
    ],
    lies: {
      "credential claimed": "Journeyman plumber licensed in Oregon; certified backflow assembly tester.",
      "level raised": "Master plumber licensed in Oregon; preparing for the backflow assembly tester exam.",
      "state added":
        "Journeyman plumber licensed in Oregon and Washington; preparing for the backflow assembly tester exam.",
    },
  },
  {
    profession: "plumber",
    original:
      "Answered emergency call-outs two nights a week for Ashgrove Heating, mainly burst pipes and boiler faults. Average arrival time: 50 minutes.",
    honest: [
      "Responded to emergency call-outs 2 nights a week for Ashgrove Heating, arriving in 50 minutes on average.",
      "Handled emergency call-outs, chiefly boiler faults and burst pipes, two nights per week at Ashgrove Heating; average arrival time 50 min.",
      "Attended burst pipes and boiler faults on emergency call-outs two nights a week.",
      "For Ashgrove Heating, answered emergency call-outs (mostly burst pipes and faulty boilers) two nights weekly.",
    ],
    lies: {
      "number changed":
        "Answered emergency call-outs two nights a week for Ashgrove Heating, mainly burst pipes and boiler faults. Average arrival time: 15 minutes.",
      "metric moved":
        "Answered emergency call-outs two nights a week for Ashgrove Heating, mainly burst pipes and boiler faults. Average repair time: 50 minutes.",
      "frequency inflated":
        "Answered emergency call-outs every night for Ashgrove Heating, mainly burst pipes and boiler faults.",
      "employer changed":
        "Answered emergency call-outs two nights a week for Ashgrove Water, mainly burst pipes and boiler faults. Average arrival time: 50 minutes.",
    },
  },
  {
    profession: "plumber",
    original:
      "Replaced lead supply pipe in Victorian terraces, pressure-tested each run, and left a written record for the landlord. Not Gas Safe registered.",
    honest: [
      "Replaced lead supply pipes in Victorian terraced houses, pressure-testing every run and leaving the landlord a written record.",
      "Pressure-tested each run after replacing lead supply pipe in Victorian terraces; gave the landlord a written record.",
      "Replacement and pressure testing of lead supply pipe in Victorian terraces.",
      "Replaced and pressure-tested lead supply pipe in Victorian terraces and left written records for the landlord; not registered with Gas Safe.",
    ],
    lies: {
      "negation dropped":
        "Replaced lead supply pipe in Victorian terraces, pressure-tested each run, and left a written record for the landlord. Gas Safe registered.",
      "recipient changed":
        "Replaced lead supply pipe in Victorian terraces, pressure-tested each run, and left a written record for the local council.",
      "outcome invented":
        "Replaced lead supply pipe in Victorian terraces, pressure-tested each run with no callbacks, and left a written record for the landlord.",
    },
  },
  {
    profession: "bank teller",
    original:
      "Balanced a cash drawer of up to $15,000 daily with fewer than 3 discrepancies in 2023, and referred customers to the mortgage officer.",
    honest: [
      "Balanced a cash drawer of up to $15K every day, with fewer than three discrepancies in 2023; referred customers to the mortgage officer.",
      "Referred customers to the mortgage officer and balanced a daily cash drawer of up to $15,000.",
      "Reconciled a cash drawer holding up to $15,000 each day, recording fewer than 3 discrepancies during 2023.",
      "Daily balancing of a cash drawer (up to $15,000). Directed customers to the mortgage officer.",
    ],
    lies: {
      "amount scaled":
        "Balanced a cash drawer of up to $150,000 daily with fewer than 3 discrepancies in 2023, and referred customers to the mortgage officer.",
      zeroed:
        "Balanced a cash drawer of up to $15,000 daily with no discrepancies in 2023, and referred customers to the mortgage officer.",
      "scope inflated":
        "Balanced a cash drawer of up to $15,000 daily with fewer than 3 discrepancies in 2023, and originated mortgages for customers.",
      "period widened":
        "Balanced a cash drawer of up to $15,000 daily with fewer than 3 discrepancies from 2020 to 2023, and referred customers to the mortgage officer.",
    },
  },
  {
    profession: "bank teller",
    original:
      "Teller, Quillmore Savings Bank, 2017 to 2020 - processed deposits, withdrawals and loan payments; opened the vault jointly with the branch supervisor.",
    honest: [
      "Teller at Quillmore Savings Bank (2017-2020): processed withdrawals, deposits and loan payments.",
      "Processed deposits, withdrawals and loan payments and opened the vault together with the branch supervisor.",
      "As a teller with Quillmore Savings Bank from 2017 to 2020, handled deposits, withdrawals and loan payments and jointly opened the vault with the branch supervisor.",
      "Quillmore Savings Bank, Teller, 2017-2020. Handled transactions including deposits, withdrawals and loan payments. Opened the vault with the branch supervisor.",
    ],
    lies: {
      "sole claimed":
        "Teller, Quillmore Savings Bank, 2017 to 2020 - processed deposits, withdrawals and loan payments; sole holder of vault access.",
      "title raised":
        "Head Teller, Quillmore Savings Bank, 2017 to 2020 - processed deposits, withdrawals and loan payments; opened the vault jointly with the branch supervisor.",
      "date changed":
        "Teller, Quillmore Savings Bank, 2017 to 2022 - processed deposits, withdrawals and loan payments.",
      "task strengthened":
        "Teller, Quillmore Savings Bank, 2017 to 2020 - processed deposits and withdrawals, approved loans, and opened the vault jointly with the branch supervisor.",
    },
  },
  {
    profession: "bank teller",
    original: "Spotted four forged checks worth $6,200 in total and reported them to the fraud desk.",
    honest: [
      "Identified 4 forged checks totaling $6,200 and reported them to the fraud desk.",
      "Reported four forged checks, with a total value of $6,200, to the fraud desk.",
      "Detected four forged checks (total $6,200) and alerted the fraud desk.",
      "Spotted and reported forged checks to the fraud desk.",
    ],
    lies: {
      "count changed": "Spotted forty forged checks worth $6,200 in total and reported them to the fraud desk.",
      "each for total": "Spotted four forged checks worth $6,200 each and reported them to the fraud desk.",
      "recipient changed": "Spotted four forged checks worth $6,200 in total and reported them to the FBI.",
      "outcome invented":
        "Spotted four forged checks worth $6,200 in total and reported them to the fraud desk, leading to two arrests.",
    },
  },
  {
    profession: "bank teller",
    original:
      "Served walk-in customers in English and basic Urdu. Was asked to cover the business counter on Fridays, using Finacle for transfers.",
    honest: [
      "Served walk-in customers in English and basic Urdu; asked to cover the business counter on Fridays with Finacle for transfers.",
      "Assisted walk-in customers in English and in Urdu at a basic level.",
      "Used Finacle for transfers when asked to cover the Friday business counter; served walk-in customers in English and basic Urdu.",
      "Walk-in customer service in basic Urdu and English. Asked to cover the business counter on Fridays.",
    ],
    lies: {
      "language raised":
        "Served walk-in customers in English and native Urdu. Was asked to cover the business counter on Fridays, using Finacle for transfers.",
      "frequency inflated":
        "Served walk-in customers in English and basic Urdu. Was asked to cover the business counter every day, using Finacle for transfers.",
      "tool added":
        "Served walk-in customers in English and basic Urdu. Was asked to cover the business counter on Fridays, using Finacle and Salesforce for transfers.",
    },
  },
  {
    profession: "insurance claims handler",
    original: "Handled motor claims up to £10k from first notification to settlement; average open caseload 85.",
    honest: [
      "Handled motor claims of up to £10,000 from first notification through to settlement, with an average open caseload of 85.",
      "Managed an average of 85 open motor claims, each worth up to £10k, from first notification to settlement.",
      "Processed motor claims (up to £10k) from first notification to settlement.",
      "End-to-end handling of motor claims up to £10k, from first notification to settlement. Average open caseload: 85.",
    ],
    lies: {
      "limit raised":
        "Handled motor claims up to £100k from first notification to settlement; average open caseload 85.",
      "type added":
        "Handled motor and home claims up to £10k from first notification to settlement; average open caseload 85.",
      "average to peak swap":
        "Handled motor claims up to £10k from first notification to settlement; minimum open caseload 85.",
      "metric moved":
        "Handled motor claims up to £10k from first notification to settlement; settled 85 claims a day on average.",
    },
  },
  {
    profession: "insurance claims handler",
    original:
      "Contributed to a working group that rewrote the storm-damage guidance; drafted the section on outbuildings.",
    honest: [
      "Drafted the outbuildings section as a contributor to a working group that rewrote the storm-damage guidance.",
      "Contributed to a working group rewriting guidance on storm damage and wrote the draft of the outbuildings section.",
      "Took part in a working group that rewrote the storm-damage guidance.",
      "Contributor to a working group which rewrote the guidance on storm damage; drafted the section covering outbuildings.",
    ],
    lies: {
      "scope inflated":
        "Chaired a working group that rewrote the storm-damage guidance; drafted the section on outbuildings.",
      "part to whole": "Rewrote the storm-damage guidance as part of a working group, drafting every section.",
      "reach inflated":
        "Contributed to an industry-wide working group that rewrote the storm-damage guidance; drafted the section on outbuildings.",
      "plural inflated":
        "Contributed to several working groups that rewrote the storm-damage guidance; drafted the section on outbuildings.",
    },
  },
  {
    profession: "insurance claims handler",
    original:
      "Claims Adjuster Trainee at Copperline Mutual since October 2022. Passed 2 of the 4 exams toward the AIC designation; handle water and wind losses in Kansas.",
    honest: [
      "Claims Adjuster Trainee, Copperline Mutual (Oct 2022 - present), handling wind and water losses in Kansas.",
      "Passed two of the four exams toward the AIC designation; a Claims Adjuster Trainee at Copperline Mutual since October 2022.",
      "Handle water and wind losses in Kansas as a Claims Adjuster Trainee with Copperline Mutual. Two of four AIC exams passed.",
      "Trainee claims adjuster at Copperline Mutual since Oct. 2022, working on Kansas wind and water losses and pursuing the AIC designation.",
    ],
    lies: {
      "credential claimed":
        "Claims Adjuster Trainee at Copperline Mutual since October 2022. Hold the AIC designation; handle water and wind losses in Kansas.",
      "title raised":
        "Claims Adjuster at Copperline Mutual since October 2022. Passed 2 of the 4 exams toward the AIC designation; handle water and wind losses in Kansas.",
      "count raised":
        "Claims Adjuster Trainee at Copperline Mutual since October 2022. Passed 3 of the 4 exams toward the AIC designation.",
      "peril added":
        "Claims Adjuster Trainee at Copperline Mutual since October 2022, handling water, fire and wind losses in Kansas.",
    },
  },
  {
    profession: "insurance claims handler",
    original:
      "Negotiated with repairers over labour rates, saving the team an estimated 12 per cent on bodywork invoices in 2022/23.",
    honest: [
      "Negotiated labour rates with repairers, saving the team an estimated 12% on bodywork invoices in 2022/23.",
      "Saved the team an estimated 12% on 2022/23 bodywork invoices by negotiating repairers' labour rates.",
      "Negotiated with repairers over labour rates.",
      "Conducted labour-rate negotiations with repairers; estimated saving to the team of 12 per cent on bodywork invoices in 2022/23.",
    ],
    lies: {
      "number changed":
        "Negotiated with repairers over labour rates, saving the team an estimated 21 per cent on bodywork invoices in 2022/23.",
      "metric moved":
        "Negotiated with repairers over labour rates, saving the team an estimated 12 per cent on legal fees in 2022/23.",
      "reach inflated":
        "Negotiated with repairers over labour rates, saving the whole company an estimated 12 per cent on bodywork invoices in 2022/23.",
      "unit changed":
        "Negotiated with repairers over labour rates, saving the team an estimated £12 million on bodywork invoices in 2022/23.",
    },
  },
  {
    profession: "hotel manager",
    original: "Managed a 64-room hotel with a staff of 31; occupancy averaged 78% in summer 2023.",
    honest: [
      "Managed a 64-room hotel and its 31 staff, with average occupancy of 78% in summer 2023.",
      "In summer 2023, average occupancy was 78 percent at the 64-room hotel I managed.",
      "Managed a hotel with 64 rooms and 31 employees. Summer 2023 occupancy averaged 78%.",
      "Managed 31 staff at a 64-room hotel.",
    ],
    lies: {
      "numbers swapped": "Managed a 31-room hotel with a staff of 64; occupancy averaged 78% in summer 2023.",
      "period widened": "Managed a 64-room hotel with a staff of 31; occupancy averaged 78% throughout 2023.",
      "quality invented": "Managed a luxury 64-room hotel with a staff of 31; occupancy averaged 78% in summer 2023.",
      "trend invented": "Managed a 64-room hotel with a staff of 31; raised occupancy by 78% in summer 2023.",
    },
  },
  {
    profession: "hotel manager",
    original:
      "Deputised for the General Manager during a five-month absence at the Saltmarsh Inn, overseeing housekeeping, front office and two restaurants.",
    honest: [
      "Stood in for the General Manager at the Saltmarsh Inn during a 5-month absence and oversaw front office, housekeeping and 2 restaurants.",
      "Oversaw housekeeping, the front office and two restaurants while deputising for the absent General Manager.",
      "During the General Manager's five-month absence from the Saltmarsh Inn, acted as deputy and oversaw housekeeping, front office and two restaurants.",
      "Deputised for the Saltmarsh Inn's General Manager during a five-month absence.",
    ],
    lies: {
      "title raised":
        "General Manager of the Saltmarsh Inn, overseeing housekeeping, front office and two restaurants.",
      "duration stretched":
        "Deputised for the General Manager during a fifteen-month absence at the Saltmarsh Inn, overseeing housekeeping, front office and two restaurants.",
      "department added":
        "Deputised for the General Manager during a five-month absence at the Saltmarsh Inn, overseeing housekeeping, front office, events and two restaurants.",
      "plural inflated":
        "Deputised for the General Manager during a five-month absence at the Saltmarsh Inn, overseeing housekeeping, front office and five restaurants.",
    },
  },
  {
    profession: "hotel manager",
    original:
      "Switched the property from Opera to Mews in spring 2022 with the help of head office IT; night audit now takes 40 minutes less.",
    honest: [
      "Moved the property from Opera to Mews in spring 2022, assisted by head office IT; the night audit is now 40 minutes shorter.",
      "With help from head office IT, switched the property from Opera to Mews in spring 2022, taking 40 minutes off the night audit.",
      "Worked with head office IT to switch the property to Mews from Opera in spring 2022.",
      "Switched the property from Opera to Mews with support from head office IT (spring 2022). Night audit takes 40 minutes less.",
    ],
    lies: {
      "direction turned":
        "Switched the property from Mews to Opera in spring 2022 with the help of head office IT; night audit now takes 40 minutes less.",
      "number meaning changed":
        "Switched the property from Opera to Mews in spring 2022 with the help of head office IT; night audit now takes 40% less time.",
      "help dropped to sole":
        "Single-handedly switched the property from Opera to Mews in spring 2022; night audit now takes 40 minutes less.",
      "reach inflated":
        "Switched all group properties from Opera to Mews in spring 2022 with the help of head office IT.",
    },
  },
  {
    profession: "hotel manager",
    original:
      "Hospitality manager, 11 years in seaside and airport hotels. Comfortable in German (B1) and French (C1). Budgets to EUR 2.4m.",
    honest: [
      "Hospitality manager with eleven years in airport and seaside hotels and budgets of up to EUR 2.4 million. French (C1), German (B1).",
      "Hospitality manager with 11 years' experience in seaside and airport hotels, handling budgets up to €2.4m.",
      "11 years as a hospitality manager in seaside and airport hotels. Languages: German B1, French C1.",
      "Hospitality manager: 11 years in hotels, budgets to EUR 2.4m, comfortable in French (C1) and German (B1).",
    ],
    lies: {
      "language levels swapped":
        "Hospitality manager, 11 years in seaside and airport hotels. Comfortable in German (C1) and French (B1). Budgets to EUR 2.4m.",
      "years stretched":
        "Hospitality manager, 17 years in seaside and airport hotels. Comfortable in German (B1) and French (C1).",
      "currency scale":
        "Hospitality manager, 11 years in seaside and airport hotels. Comfortable in German (B1) and French (C1). Budgets to EUR 24m.",
      "sector added":
        "Hospitality manager, 11 years in seaside, airport and casino hotels. Comfortable in German (B1) and French (C1). Budgets to EUR 2.4m.",
    },
  },
  {
    profession: "security guard",
    original:
      "Patrolled a 12-acre distribution yard on foot, three rounds a night, and logged every gate check on a handheld reader.",
    honest: [
      "Conducted three nightly foot patrols of a 12-acre distribution yard, logging each gate check on a handheld reader.",
      "Logged every gate check on a handheld reader while patrolling a twelve-acre distribution yard on foot.",
      "Made 3 rounds a night on foot through a 12-acre distribution yard. Recorded all gate checks with a handheld reader.",
      "Foot patrol of a 12-acre distribution yard, three rounds per night",
    ],
    lies: {
      "number changed":
        "Patrolled a 120-acre distribution yard on foot, three rounds a night, and logged every gate check on a handheld reader.",
      "frequency changed":
        "Patrolled a 12-acre distribution yard on foot, six rounds a night, and logged every gate check on a handheld reader.",
      "skill imported":
        "Patrolled a 12-acre distribution yard on foot with a trained dog, three rounds a night, and logged every gate check on a handheld reader.",
      "outcome invented":
        "Patrolled a 12-acre distribution yard on foot, three rounds a night, preventing all theft, and logged every gate check on a handheld reader.",
    },
  },
  {
    profession: "security guard",
    original:
      "SIA Door Supervisor licence valid to March 2027; CCTV licence applied for, awaiting result.\nWorked match days at Thornaby Road stadium, crowds of 8,000.",
    honest: [
      "Worked match days at Thornaby Road stadium with crowds of 8,000; hold an SIA Door Supervisor licence valid until March 2027.",
      "SIA Door Supervisor licence (valid to March 2027) with a CCTV licence application pending. Worked on match days for crowds of eight thousand at Thornaby Road stadium.",
      "Applied for a CCTV licence (result awaited); SIA Door Supervisor licence valid to 03/2027.",
      "Match-day work at Thornaby Road stadium, with crowds of 8,000.",
    ],
    lies: {
      "pending as held":
        "SIA Door Supervisor and CCTV licences valid to March 2027.\nWorked match days at Thornaby Road stadium, crowds of 8,000.",
      "number scale":
        "SIA Door Supervisor licence valid to March 2027.\nWorked match days at Thornaby Road stadium, crowds of 80,000.",
      "title raised":
        "SIA Door Supervisor licence valid to March 2027.\nHead of security on match days at Thornaby Road stadium, crowds of 8,000.",
      "expiry changed": "SIA Door Supervisor licence valid to March 2029; CCTV licence applied for, awaiting result.",
    },
  },
  {
    profession: "security guard",
    original:
      "Unarmed guard, night shift, Pinnacle Ridge Medical Center, 2018-2022. De-escalated disturbances in the ER waiting room alongside nursing staff.",
    honest: [
      "Worked with nursing staff to de-escalate disturbances in the ER waiting room as an unarmed night-shift guard at Pinnacle Ridge Medical Center (2018-2022).",
      "Unarmed night-shift guard at Pinnacle Ridge Medical Center from 2018 to 2022; defused disturbances in the emergency room waiting area alongside nurses.",
      "De-escalated ER waiting room disturbances together with nursing staff.",
      "Night-shift security guard (unarmed), Pinnacle Ridge Medical Center, 2018 to 2022.",
    ],
    lies: {
      "negation dropped":
        "Armed guard, night shift, Pinnacle Ridge Medical Center, 2018-2022. De-escalated disturbances in the ER waiting room alongside nursing staff.",
      "employer changed":
        "Unarmed guard, night shift, Pinnacle Ridge Correctional Center, 2018-2022. De-escalated disturbances in the waiting room.",
      "training invented":
        "Unarmed guard, night shift, Pinnacle Ridge Medical Center, 2018-2022. De-escalated disturbances in the ER waiting room and trained nursing staff in de-escalation.",
      "reach inflated":
        "Unarmed guard, night shift, Pinnacle Ridge Medical Center, 2018-2022. De-escalated disturbances hospital-wide alongside nursing staff.",
    },
  },
  {
    profession: "security guard",
    original:
      "Covered for the shift supervisor about once a month and helped write two incident reports that were used by the county sheriff.",
    honest: [
      "Filled in for the shift supervisor roughly once a month; assisted in writing 2 incident reports used by the county sheriff.",
      "Helped write two incident reports, which the county sheriff used.",
      "Assisted with two incident reports used by the county sheriff and covered for the shift supervisor approximately monthly.",
      "Covered for the shift supervisor about once a month. Helped to prepare incident reports used by the county sheriff.",
    ],
    lies: {
      "frequency inflated":
        "Covered for the shift supervisor about once a week and helped write two incident reports that were used by the county sheriff.",
      "title raised":
        "Worked as shift supervisor and helped write two incident reports that were used by the county sheriff.",
      "scope inflated":
        "Covered for the shift supervisor about once a month and authored two incident reports that were used by the county sheriff.",
      "count raised":
        "Covered for the shift supervisor about once a month and helped write twelve incident reports that were used by the county sheriff.",
    },
  },
  {
    profession: "farm worker",
    original: "Milked 180 Jersey cows twice a day on a rotary parlour and treated mastitis under the vet's direction.",
    honest: [
      "Twice-daily milking of 180 Jersey cows on a rotary parlour; treatment of mastitis as directed by the vet.",
      "Milked a herd of 180 Jerseys two times a day using a rotary parlour, and treated mastitis under veterinary direction.",
      "Under the vet's direction, treated mastitis; milked 180 Jersey cows twice daily.",
      "Milked 180 cows twice a day on a rotary parlour.",
    ],
    lies: {
      "frequency inflated":
        "Milked 180 Jersey cows three times a day on a rotary parlour and treated mastitis under the vet's direction.",
      "supervision removed":
        "Milked 180 Jersey cows twice a day on a rotary parlour and independently diagnosed and treated mastitis.",
      "breed swapped":
        "Milked 180 Holstein cows twice a day on a rotary parlour and treated mastitis under the vet's direction.",
      "number changed":
        "Milked 810 Jersey cows twice a day on a rotary parlour and treated mastitis under the vet's direction.",
    },
  },
  {
    profession: "farm worker",
    original:
      "Seasonal picker and packer, Windrow Orchards, Aug-Oct 2020, 2021 and 2022: apples, pears. Drove the forklift in the packhouse in the last season only.",
    honest: [
      "Picked and packed apples and pears at Windrow Orchards over three seasons (August to October in 2020, 2021 and 2022); drove the packhouse forklift in the final season.",
      "Seasonal picking and packing of pears and apples at Windrow Orchards, Aug-Oct 2020, 2021 and 2022.",
      "Drove the forklift in the packhouse during the last season at Windrow Orchards.",
      "Seasonal fruit picker and packer at Windrow Orchards, working August-October of 2020, 2021 and 2022. In the last season, also drove the packhouse forklift.",
    ],
    lies: {
      "duration stretched":
        "Picker and packer, Windrow Orchards, Aug 2020-Oct 2022: apples, pears. Drove the forklift in the packhouse in the last season only.",
      "limit dropped":
        "Seasonal picker and packer, Windrow Orchards, Aug-Oct 2020, 2021 and 2022: apples, pears. Drove the forklift in the packhouse every season.",
      "crop added":
        "Seasonal picker and packer, Windrow Orchards, Aug-Oct 2020, 2021 and 2022: apples, pears and cherries.",
      "licence invented":
        "Seasonal picker and packer and licensed forklift operator, Windrow Orchards, Aug-Oct 2020, 2021 and 2022: apples, pears.",
    },
  },
  {
    profession: "farm worker",
    original:
      "Repaired fence lines and moved center-pivot irrigation on a 2,300-acre corn and soybean operation; learned to run the John Deere 8R from the owner's son.",
    honest: [
      "Mended fence lines and moved center-pivot irrigation on a 2,300-acre soybean and corn farm; learned to operate the John Deere 8R.",
      "On a 2,300-acre corn and soybean operation, repaired fencing, moved center-pivot irrigation and learned to run the John Deere 8R.",
      "Learned to run the John Deere 8R from the owner's son, and repaired fence lines and moved center-pivot irrigation.",
      "Fence repair and moving of center-pivot irrigation on a corn and soybean operation of 2,300 acres",
    ],
    lies: {
      "unit changed":
        "Repaired fence lines and moved center-pivot irrigation on a 2,300-hectare corn and soybean operation; learned to run the John Deere 8R from the owner's son.",
      "role reversed":
        "Repaired fence lines and moved center-pivot irrigation on a 2,300-acre corn and soybean operation; taught the owner's son to run the John Deere 8R.",
      "tool swapped":
        "Repaired fence lines and moved center-pivot irrigation on a 2,300-acre corn and soybean operation; learned to run the Case IH Magnum from the owner's son.",
      "scope inflated":
        "Managed a 2,300-acre corn and soybean operation, repairing fence lines and moving center-pivot irrigation.",
    },
  },
  {
    profession: "farm worker",
    original:
      "I looked after lambing for one of four sheds, about 220 ewes, with losses of 6 per cent in 2021 against 9 per cent the year before.",
    honest: [
      "Looked after lambing for 1 of 4 sheds (around 220 ewes); losses were 6% in 2021, compared with 9% the previous year.",
      "Looked after lambing in one of four sheds with about 220 ewes. Losses went from 9% to 6% in 2021.",
      "Cared for about 220 lambing ewes in one of four sheds.",
      "Looked after the lambing of approximately 220 ewes in one of four sheds, with 2021 losses at six per cent versus nine per cent a year earlier.",
    ],
    lies: {
      "part to whole":
        "Looked after lambing across all four sheds, about 220 ewes, with losses of 6 per cent in 2021 against 9 per cent the year before.",
      "number changed":
        "Looked after lambing for one of four sheds, about 220 ewes, with losses of 1 per cent in 2021 against 9 per cent the year before.",
      "earlier figure changed":
        "Looked after lambing for one of four sheds, about 220 ewes, with losses of 6 per cent in 2021 against 19 per cent the year before.",
      "cause invented":
        "Introduced a new feeding plan in one of four lambing sheds, about 220 ewes, cutting losses from 9 per cent to 6 per cent in 2021.",
    },
  },
  {
    profession: "research scientist",
    original:
      "Co-authored three papers on perovskite degradation, one as first author (Solar Letters, 2020). Ran XRD and photoluminescence measurements.",
    honest: [
      "Ran photoluminescence and XRD measurements; co-authored 3 papers on perovskite degradation, including one first-author paper (Solar Letters, 2020).",
      "Co-author of three papers on the degradation of perovskites, one of them as first author in Solar Letters (2020).",
      "Co-authored papers on perovskite degradation and performed XRD and photoluminescence measurements.",
      "Three co-authored papers on perovskite degradation, with first authorship of one (Solar Letters, 2020). Carried out XRD and photoluminescence measurements.",
    ],
    lies: {
      "authorship inflated":
        "Co-authored three papers on perovskite degradation, all as first author. Ran XRD and photoluminescence measurements.",
      "technique added":
        "Co-authored three papers on perovskite degradation, one as first author (Solar Letters, 2020). Ran XRD, SEM and photoluminescence measurements.",
      "journal changed":
        "Co-authored three papers on perovskite degradation, one as first author (Nature Energy, 2020). Ran XRD and photoluminescence measurements.",
      "quality invented":
        "Co-authored three highly cited papers on perovskite degradation, one as first author (Solar Letters, 2020).",
    },
  },
  {
    profession: "research scientist",
    original:
      "PhD candidate in Marine Biology, University of Eastmoor (thesis submitted, viva pending). MSc Oceanography with distinction, 2018.",
    honest: [
      "Marine Biology PhD candidate at the University of Eastmoor, thesis submitted and viva pending; MSc in Oceanography (distinction), 2018.",
      "MSc Oceanography (2018, with distinction); currently a PhD candidate in Marine Biology at the University of Eastmoor.",
      "PhD candidate in Marine Biology at the University of Eastmoor. Thesis submitted; awaiting viva.",
      "Completed an MSc in Oceanography with distinction in 2018.",
    ],
    lies: {
      "in progress as held": "PhD in Marine Biology, University of Eastmoor. MSc Oceanography with distinction, 2018.",
      "field changed":
        "PhD candidate in Marine Biotechnology, University of Eastmoor (thesis submitted, viva pending). MSc Oceanography with distinction, 2018.",
      "honours moved":
        "PhD candidate in Marine Biology, University of Eastmoor (thesis submitted with distinction, viva pending). MSc Oceanography, 2018.",
      "award added":
        "PhD candidate in Marine Biology, University of Eastmoor (thesis submitted, viva pending). MSc Oceanography with distinction and faculty prize, 2018.",
    },
  },
  {
    profession: "research scientist",
    original:
      "Wrote the statistics section of a grant application that was awarded $1.1M over 4 years (PI: Dr. Oyelaran). Analyzed flow cytometry data in R.",
    honest: [
      "Analyzed flow cytometry data with R and wrote the statistics section of a grant application awarded $1.1 million over four years (PI: Dr. Oyelaran).",
      "Authored the statistics section of a grant application that was awarded $1.1M over 4 years.",
      "Contributed the statistics section to a grant application (PI: Dr. Oyelaran) that was awarded $1.1M over four years; used R to analyze flow cytometry data.",
      "Used R for flow cytometry data analysis. Wrote the statistics section of a grant application.",
    ],
    lies: {
      "scope inflated":
        "Wrote a grant application that was awarded $1.1M over 4 years. Analyzed flow cytometry data in R.",
      "role raised":
        "PI on a grant awarded $1.1M over 4 years; wrote the statistics section and analyzed flow cytometry data in R.",
      "annualised amount":
        "Wrote the statistics section of a grant application that was awarded $1.1M a year for 4 years. Analyzed flow cytometry data in R.",
      "tool added":
        "Wrote the statistics section of a grant application that was awarded $1.1M over 4 years (PI: Dr. Oyelaran). Analyzed flow cytometry data in R and Python.",
    },
  },
  {
    profession: "research scientist",
    original:
      "Maintained the zebrafish facility (about 400 tanks) and supported two doctoral students with CRISPR knock-ins, none of which had been published when I left.",
    honest: [
      "Maintained a zebrafish facility of roughly 400 tanks and assisted 2 doctoral students with CRISPR knock-ins.",
      "Supported two PhD students with CRISPR knock-ins and maintained the zebrafish facility (approximately 400 tanks).",
      "Provided support on CRISPR knock-ins to two doctoral students; the work was unpublished at my departure. Maintained the zebrafish facility (about 400 tanks).",
      "Helped two doctoral students with CRISPR knock-ins while maintaining the zebrafish facility.",
    ],
    lies: {
      "negation dropped":
        "Maintained the zebrafish facility (about 400 tanks) and supported two doctoral students with CRISPR knock-ins, which were published.",
      "scope inflated":
        "Maintained the zebrafish facility (about 400 tanks) and supervised two doctoral students on CRISPR knock-ins.",
      "noun swapped":
        "Maintained the zebrafish facility (about 400 fish lines) and supported two doctoral students with CRISPR knock-ins.",
      "reach inflated":
        "Maintained the zebrafish facility (about 400 tanks), the first in the country, and supported two doctoral students with CRISPR knock-ins.",
    },
  },
  {
    profession: "journalist",
    original:
      "Filed four to six stories a week on local councils for the Dunmere Advertiser; 2 were picked up by national papers.",
    honest: [
      "Wrote 4-6 stories per week about local councils for the Dunmere Advertiser, two of which were picked up by national papers.",
      "Reported on local councils for the Dunmere Advertiser, filing four to six stories weekly.",
      "Filed 4 to 6 weekly stories on local councils for the Dunmere Advertiser. National papers picked up two of them.",
      "Covered local councils for the Dunmere Advertiser; two stories were picked up by national newspapers.",
    ],
    lies: {
      "range widened":
        "Filed four to ten stories a week on local councils for the Dunmere Advertiser; 2 were picked up by national papers.",
      "count inflated":
        "Filed four to six stories a week on local councils for the Dunmere Advertiser; 20 were picked up by national papers.",
      "title imported":
        "Political editor of the Dunmere Advertiser, filing four to six stories a week on local councils; 2 were picked up by national papers.",
      "frequency invented":
        "Filed four to six stories a week on local councils for the Dunmere Advertiser; 2 were picked up by national papers every month.",
    },
  },
  {
    profession: "journalist",
    original:
      "Part of a five-person team shortlisted for a regional investigative prize in 2019 for a series on care-home staffing. Filed the freedom of information requests.",
    honest: [
      "Filed the freedom of information requests as part of a team of 5, whose series on care-home staffing was shortlisted for a regional investigative prize in 2019.",
      "Worked in a five-person team on a series about staffing in care homes, which was shortlisted for a regional investigative prize in 2019.",
      "Submitted the freedom of information requests as one of a team of five shortlisted for a 2019 regional investigative prize.",
      "One of a five-strong team shortlisted in 2019 for a regional investigative prize for its series on care-home staffing. Filed the freedom of information requests.",
    ],
    lies: {
      "shortlist to win":
        "Part of a five-person team that won a regional investigative prize in 2019 for a series on care-home staffing. Filed the freedom of information requests.",
      "scope inflated":
        "Headed a five-person team shortlisted for a regional investigative prize in 2019 for a series on care-home staffing.",
      "level raised":
        "Part of a five-person team shortlisted for a national investigative prize in 2019 for a series on care-home staffing. Filed the freedom of information requests.",
      "impact invented":
        "Part of a five-person team shortlisted for a regional investigative prize in 2019 for a series on care-home staffing that changed the law.",
    },
  },
  {
    profession: "journalist",
    original:
      "Produced a monthly podcast on farming policy (about 2,500 downloads an episode) and edited audio in Reaper. Interviewed guests in Welsh and English.",
    honest: [
      "Produced a monthly farming-policy podcast with around 2,500 downloads per episode, editing the audio in Reaper and interviewing guests in English and Welsh.",
      "Interviewed podcast guests in Welsh and English and edited audio using Reaper.",
      "Monthly podcast production on farming policy, with approximately 2,500 downloads per episode. Audio edited in Reaper.",
      "Edited audio in Reaper for a monthly podcast on farming policy; conducted guest interviews in both Welsh and English.",
    ],
    lies: {
      "frequency changed":
        "Produced a weekly podcast on farming policy (about 2,500 downloads an episode) and edited audio in Reaper. Interviewed guests in Welsh and English.",
      "metric meaning changed":
        "Produced a monthly podcast on farming policy (about 2,500 subscribers) and edited audio in Reaper. Interviewed guests in Welsh and English.",
      "tool swapped":
        "Produced a monthly podcast on farming policy (about 2,500 downloads an episode) and edited audio in Pro Tools. Interviewed guests in Welsh and English.",
      "language added":
        "Produced a monthly podcast on farming policy (about 2,500 downloads an episode). Interviewed guests in Welsh, Irish and English.",
    },
  },
  {
    profession: "journalist",
    original:
      "Freelance correspondent, Tbilisi, 2014-16. Sold features to three European weeklies, among them Der Kompass and Politikblatt.",
    honest: [
      "Freelance correspondent in Tbilisi from 2014 to 2016, selling features to 3 European weeklies including Politikblatt and Der Kompass.",
      "Sold features to three European weeklies (Der Kompass and Politikblatt among them) while freelancing from Tbilisi.",
      "Worked as a freelance correspondent in Tbilisi, 2014-2016. Features sold to European weeklies such as Der Kompass.",
      "Tbilisi-based freelance correspondent, 2014-16.",
    ],
    lies: {
      "outlet added":
        "Freelance correspondent, Tbilisi, 2014-16. Sold features to three European weeklies, among them Der Kompass, Politikblatt and Le Courant.",
      "employment upgraded":
        "Staff correspondent, Tbilisi, 2014-16, for three European weeklies, among them Der Kompass and Politikblatt.",
      "date stretched":
        "Freelance correspondent, Tbilisi, 2014-19. Sold features to three European weeklies, among them Der Kompass and Politikblatt.",
      "count changed":
        "Freelance correspondent, Tbilisi, 2014-16. Sold features to eight European weeklies, among them Der Kompass and Politikblatt.",
    },
  },
  {
    profession: "project manager",
    original:
      "Coordinated the fit-out of six library branches, total budget £840,000, finishing two weeks late but £35,000 under budget.",
    honest: [
      "Coordinated fitting out 6 library branches on a total budget of £840k; the work finished £35k under budget and two weeks late.",
      "Coordinated a six-branch library fit-out with a total budget of £840,000, coming in £35,000 under budget.",
      "Coordination of the fit-out of six library branches (total budget £840,000).",
      "Coordinated six library branch fit-outs, with a total budget of £840,000, that finished £35,000 under budget although two weeks late.",
    ],
    lies: {
      "late to early":
        "Coordinated the fit-out of six library branches, total budget £840,000, finishing two weeks early and £35,000 under budget.",
      "amounts changed":
        "Coordinated the fit-out of six library branches, total budget £840,000, finishing £53,000 under budget.",
      "each for total":
        "Coordinated the fit-out of six library branches, each with a budget of £840,000, finishing £35,000 under budget.",
      "outcome invented":
        "Coordinated the fit-out of six library branches, total budget £840,000, finishing on schedule.",
    },
  },
  {
    profession: "project manager",
    original:
      "PRINCE2 Foundation (2017); PMP exam booked for November.\nAssistant PM on a rail signalling upgrade, responsible for the risk register and weekly reporting in MS Project.",
    honest: [
      "Assistant project manager on a rail signalling upgrade; responsible for the risk register and weekly MS Project reporting.",
      "Responsible for the risk register and for weekly reporting in Microsoft Project as Assistant PM on an upgrade of rail signalling.",
      "PRINCE2 Foundation in 2017, with the PMP exam booked for November. Assistant PM on a rail signalling upgrade.",
      "Assistant PM, rail signalling upgrade: risk register, weekly reports (MS Project). PRINCE2 Foundation, 2017.",
    ],
    lies: {
      "level raised":
        "PRINCE2 Practitioner (2017); PMP exam booked for November.\nAssistant PM on a rail signalling upgrade, responsible for the risk register and weekly reporting in MS Project.",
      "booked as held":
        "PRINCE2 Foundation (2017) and PMP certified.\nAssistant PM on a rail signalling upgrade, responsible for the risk register and weekly reporting in MS Project.",
      "title raised":
        "PRINCE2 Foundation (2017); PMP exam booked for November.\nPM on a rail signalling upgrade, responsible for the risk register and weekly reporting in MS Project.",
      "responsibility added":
        "Assistant PM on a rail signalling upgrade, responsible for the budget, risk register and weekly reporting in MS Project.",
    },
  },
  {
    profession: "project manager",
    original:
      "Project manager with nine years in pharma packaging. Used to working with suppliers in Italy and Poland; aims to bring change requests below 5 a month.",
    honest: [
      "Project manager with 9 years in pharma packaging, accustomed to working with Italian and Polish suppliers.",
      "Nine years as a project manager in pharmaceutical packaging; used to working with suppliers in Poland and Italy and aiming to get change requests under 5 a month.",
      "Project manager used to working with suppliers in Italy and Poland. Nine years in pharma packaging.",
      "Project manager, pharma packaging, nine years. Aims to reduce change requests to below five per month.",
    ],
    lies: {
      "aim to result":
        "Project manager with nine years in pharma packaging. Used to working with suppliers in Italy and Poland; brought change requests below 5 a month.",
      "years inflated":
        "Project manager with nineteen years in pharma packaging. Used to working with suppliers in Italy and Poland.",
      "language inferred":
        "Project manager with nine years in pharma packaging. Speaks Italian and Polish with suppliers.",
      "adjective invented":
        "Award-winning project manager with nine years in pharma packaging. Used to working with suppliers in Italy and Poland.",
    },
  },
  {
    profession: "project manager",
    original:
      "Supported the PMO director in rolling out a stage-gate process to 3 of the company's 11 business units; facilitated 14 training sessions.",
    honest: [
      "Assisted the PMO director with the rollout of a stage-gate process to three of the company's eleven business units and facilitated 14 training sessions.",
      "Facilitated fourteen training sessions and supported the PMO director in introducing a stage-gate process to 3 of 11 business units.",
      "Helped the PMO director roll out a stage-gate process to three business units.",
      "Supported the PMO director's rollout of a stage-gate process in 3 of the company's 11 business units. Facilitated training sessions.",
    ],
    lies: {
      "reach inflated":
        "Supported the PMO director in rolling out a stage-gate process to all 11 of the company's business units; facilitated 14 training sessions.",
      "scope inflated":
        "Owned the rollout of a stage-gate process to 3 of the company's 11 business units; facilitated 14 training sessions.",
      "numbers swapped":
        "Supported the PMO director in rolling out a stage-gate process to 3 of the company's 14 business units; facilitated 11 training sessions.",
      "title raised":
        "As PMO director, rolled out a stage-gate process to 3 of the company's 11 business units; facilitated 14 training sessions.",
    },
  },
  {
    profession: "call-centre agent",
    original:
      "Took 60-70 inbound calls a shift for a broadband provider; average handling time 5 min 40 s; CSAT 4.3 out of 5 in Q2 2022.",
    honest: [
      "Handled 60 to 70 inbound calls per shift for a broadband provider, with an average handling time of 5 minutes 40 seconds and CSAT of 4.3/5 in Q2 2022.",
      "Answered 60-70 inbound calls each shift at a broadband provider; Q2 2022 CSAT of 4.3 out of 5.",
      "Averaged 5 min 40 s handling time on inbound calls for a broadband provider.",
      "Inbound calls for a broadband provider, 60-70 per shift. Average handling time: 5 min 40 s. CSAT in the second quarter of 2022: 4.3 out of 5.",
    ],
    lies: {
      "score raised":
        "Took 60-70 inbound calls a shift for a broadband provider; average handling time 5 min 40 s; CSAT 4.8 out of 5 in Q2 2022.",
      "direction changed":
        "Made 60-70 outbound calls a shift for a broadband provider; average handling time 5 min 40 s; CSAT 4.3 out of 5 in Q2 2022.",
      "period widened": "Took 60-70 inbound calls a shift for a broadband provider; CSAT 4.3 out of 5 throughout 2022.",
      "per shift to per hour":
        "Took 60-70 inbound calls an hour for a broadband provider; average handling time 5 min 40 s.",
    },
  },
  {
    profession: "call-centre agent",
    original:
      "Was one of four agents chosen to trial Genesys Cloud chat before launch, and passed feedback to the team manager each Friday.",
    honest: [
      "One of 4 agents selected for a pre-launch trial of Genesys Cloud chat; gave the team manager feedback every Friday.",
      "Selected as one of four agents to trial Genesys Cloud chat prior to launch, giving feedback to the team manager on Fridays.",
      "Trialled Genesys Cloud chat before launch and passed on feedback each Friday.",
      "Passed feedback to the team manager each Friday as one of four agents trialling Genesys Cloud chat ahead of its launch.",
    ],
    lies: {
      "sole claimed":
        "Was the only agent chosen to trial Genesys Cloud chat before launch, and passed feedback to the team manager each Friday.",
      "trial to rollout": "Rolled out Genesys Cloud chat and passed feedback to the team manager each Friday.",
      "tool swapped":
        "Was one of four agents chosen to trial Zendesk chat before launch, and passed feedback to the team manager each Friday.",
      "frequency changed":
        "Was one of four agents chosen to trial Genesys Cloud chat before launch, and passed feedback to the team manager daily.",
    },
  },
  {
    profession: "call-centre agent",
    original:
      "Customer Service Representative at Tamarind Travel, May 2021 - Jan 2023, working from home. Rebooked flights in Amadeus and issued refunds up to $500 without approval.",
    honest: [
      "Home-based Customer Service Representative, Tamarind Travel, May 2021 to January 2023: rebooked flights in Amadeus and issued refunds of up to $500 without needing approval.",
      "Rebooked flights using Amadeus and issued refunds up to $500 without approval.",
      "Worked from home as a customer service representative for Tamarind Travel (May 2021 - Jan 2023), rebooking flights in Amadeus and issuing refunds.",
      "Issued refunds (up to $500 without approval) and rebooked flights in Amadeus at Tamarind Travel, 05/2021 - 01/2023.",
    ],
    lies: {
      "limit raised":
        "Customer Service Representative at Tamarind Travel, May 2021 - Jan 2023. Rebooked flights in Amadeus and issued refunds up to $5,000 without approval.",
      "employer changed":
        "Customer Service Representative at Tamarind Airways, May 2021 - Jan 2023. Rebooked flights in Amadeus and issued refunds up to $500 without approval.",
      "title raised":
        "Customer Service Team Leader at Tamarind Travel, May 2021 - Jan 2023, working from home. Rebooked flights in Amadeus.",
      "system added":
        "Customer Service Representative at Tamarind Travel, May 2021 - Jan 2023. Rebooked flights in Amadeus and Sabre.",
    },
  },
  {
    profession: "call-centre agent",
    original:
      "Calmed angry callers and escalated roughly 1 in 20 to a supervisor. Helped two new starters in their first week.",
    honest: [
      "Calmed upset callers, referring about one in twenty to a supervisor; assisted 2 new starters during their first week.",
      "Calmed angry callers, escalating about one in every 20 to a supervisor, and helped two new starters in their first week.",
      "Helped two new starters in week one and calmed angry callers.",
      "Pacified angry callers and escalated around 1 in 20 to a supervisor.",
    ],
    lies: {
      "ratio improved":
        "Calmed angry callers and escalated roughly 1 in 200 to a supervisor. Helped two new starters in their first week.",
      "duration stretched":
        "Calmed angry callers and escalated roughly 1 in 20 to a supervisor. Helped two new starters throughout their first year.",
      "scope inflated":
        "Calmed angry callers and escalated roughly 1 in 20 to a supervisor. Ran the induction programme for new starters.",
      "negation invented":
        "Calmed angry callers without ever escalating to a supervisor. Helped two new starters in their first week.",
    },
  },
  {
    profession: "retail store manager",
    original: "Ran a 9-person shoe shop in Pellbridge; like-for-like sales up 4% in 2018 and down 1% in 2019.",
    honest: [
      "Managed a nine-person shoe shop in Pellbridge. Like-for-like sales rose 4% in 2018 and fell 1% in 2019.",
      "Ran a Pellbridge shoe shop with a team of 9; like-for-like sales grew by 4 per cent in 2018.",
      "Like-for-like sales increased 4% in 2018 and decreased 1% in 2019 at the nine-person shoe shop I ran in Pellbridge.",
      "Ran a 9-person shop in Pellbridge.",
    ],
    lies: {
      "sign turned": "Ran a 9-person shoe shop in Pellbridge; like-for-like sales up 4% in 2018 and 1% in 2019.",
      "number changed":
        "Ran a 9-person shoe shop in Pellbridge; like-for-like sales up 14% in 2018 and down 1% in 2019.",
      "metric swapped": "Ran a 9-person shoe shop in Pellbridge; profit up 4% in 2018 and down 1% in 2019.",
      "plural inflated": "Ran 9 shoe shops in Pellbridge; like-for-like sales up 4% in 2018 and down 1% in 2019.",
    },
  },
  {
    profession: "retail store manager",
    original:
      "Recruited 12 Christmas temps, 5 of whom stayed on; introduced a shared rota in Deputy at the suggestion of the area manager.",
    honest: [
      "Hired twelve Christmas temps, five of whom stayed on, and introduced a shared rota in Deputy following a suggestion from the area manager.",
      "At the area manager's suggestion, introduced a shared Deputy rota; recruited 12 temps for Christmas.",
      "Recruited 12 temporary staff for Christmas (5 stayed on). Introduced a shared rota using Deputy.",
      "Introduced a shared rota in Deputy and recruited Christmas temps.",
    ],
    lies: {
      "numbers swapped":
        "Recruited 5 Christmas temps and kept on 12; introduced a shared rota in Deputy at the suggestion of the area manager.",
      "initiative claimed":
        "Recruited 12 Christmas temps, 5 of whom stayed on; conceived and introduced a shared rota in Deputy.",
      "tool swapped":
        "Recruited 12 Christmas temps, 5 of whom stayed on; introduced a shared rota in RotaCloud at the suggestion of the area manager.",
      "reach inflated":
        "Recruited 12 Christmas temps, 5 of whom stayed on; introduced a shared rota in Deputy across the area.",
    },
  },
  {
    profession: "retail store manager",
    original:
      "Assistant Store Manager, Hobart & Lane Home, 2015-2019; acting Store Manager for the final 7 months. Shrink dropped from 2.1% to 1.6% during that period.",
    honest: [
      "Assistant Store Manager at Hobart & Lane Home from 2015 to 2019, serving as acting Store Manager for the last seven months, during which shrink fell from 2.1% to 1.6%.",
      "Acting Store Manager for 7 months at Hobart & Lane Home; shrink decreased from 2.1% to 1.6% over that time.",
      "Assistant Store Manager (2015-2019) at Hobart & Lane Home. Shrink went from 2.1 percent to 1.6 percent during the final seven months as acting Store Manager.",
      "Hobart & Lane Home, 2015-2019: Assistant Store Manager, then acting Store Manager for the final seven months.",
    ],
    lies: {
      "title raised": "Store Manager, Hobart & Lane Home, 2015-2019. Shrink dropped from 2.1% to 1.6%.",
      "duration stretched":
        "Assistant Store Manager, Hobart & Lane Home, 2015-2019; acting Store Manager for the final 17 months. Shrink dropped from 2.1% to 1.6% during that period.",
      "number changed":
        "Assistant Store Manager, Hobart & Lane Home, 2015-2019; acting Store Manager for the final 7 months. Shrink dropped from 2.1% to 0.6% during that period.",
      "cause invented":
        "Assistant Store Manager, Hobart & Lane Home, 2015-2019; acting Store Manager for the final 7 months. Installed CCTV, dropping shrink from 2.1% to 1.6%.",
    },
  },
  {
    profession: "retail store manager",
    original:
      "Placed second in the district for upselling warranties in fall 2021. Opened and closed the store, did cash-ups and banked takings.",
    honest: [
      "Ranked second in the district for warranty upselling in fall 2021; opened and closed the store, cashed up and banked the takings.",
      "Handled store opening and closing, cash-ups and banking of takings.",
      "Took 2nd place in the district for upselling warranties in the fall of 2021.",
      "Opened and closed the store, did cash-ups and banked takings, and came second in the district for warranty upsells in fall 2021.",
    ],
    lies: {
      "rank raised":
        "Placed first in the district for upselling warranties in fall 2021. Opened and closed the store, did cash-ups and banked takings.",
      "reach inflated":
        "Placed second in the country for upselling warranties in fall 2021. Opened and closed the store, did cash-ups and banked takings.",
      "period stretched":
        "Placed second in the district for upselling warranties every fall. Opened and closed the store, did cash-ups and banked takings.",
      "task added":
        "Placed second in the district for upselling warranties in fall 2021. Opened and closed the store, did cash-ups, ran payroll and banked takings.",
    },
  },
  {
    profession: "executive assistant",
    original:
      "Kept the diaries of the CFO and two vice presidents across London, Singapore and Toronto, and booked about 15 trips a month through Concur.",
    honest: [
      "Managed diaries for the CFO and 2 vice presidents across London, Toronto and Singapore; arranged roughly fifteen trips a month via Concur.",
      "Booked around 15 trips per month through Concur and maintained the calendars of the CFO and two VPs.",
      "Kept the diaries of the Chief Financial Officer and two vice presidents across London, Singapore and Toronto.",
      "Diary keeping for the CFO and two vice presidents. Booked approximately 15 trips monthly using Concur.",
    ],
    lies: {
      "title level raised":
        "Kept the diaries of the CEO and two vice presidents across London, Singapore and Toronto, and booked about 15 trips a month through Concur.",
      "frequency changed":
        "Kept the diaries of the CFO and two vice presidents across London, Singapore and Toronto, and booked about 15 trips a week through Concur.",
      "place added":
        "Kept the diaries of the CFO and two vice presidents across London, Singapore, Dubai and Toronto, and booked about 15 trips a month through Concur.",
      "count changed":
        "Kept the diaries of the CFO and five vice presidents across London, Singapore and Toronto, and booked about 15 trips a month through Concur.",
    },
  },
  {
    profession: "executive assistant",
    original:
      "Took minutes at quarterly board meetings and circulated them within three days; attended remuneration committee meetings only to serve coffee and greet visitors.",
    honest: [
      "Minuted quarterly board meetings, circulating the minutes within 3 days.",
      "Took and circulated, within three days, the minutes of quarterly board meetings; greeted visitors and served coffee at remuneration committee meetings.",
      "Took minutes at the board's quarterly meetings. Circulated them within three days.",
      "Minute-taking at quarterly board meetings, with minutes distributed within three days.",
    ],
    lies: {
      "scope inflated":
        "Took minutes at quarterly board and remuneration committee meetings and circulated them within three days.",
      "speed inflated": "Took minutes at quarterly board meetings and circulated them within three hours.",
      "frequency changed": "Took minutes at monthly board meetings and circulated them within three days.",
      "role raised": "Chaired quarterly board meetings and circulated the minutes within three days.",
    },
  },
  {
    profession: "executive assistant",
    original:
      "Executive Assistant to the Dean, Wexcombe College, since June 2018. Planned a donor dinner for 130 guests with the events office, and reconciled the Dean's P-card each month.",
    honest: [
      "Planned a 130-guest donor dinner together with the events office and reconciled the Dean's P-card monthly.",
      "Executive Assistant to the Dean of Wexcombe College (June 2018 - present): reconciled the Dean's P-card every month and planned, with the events office, a donor dinner for 130.",
      "EA to the Dean at Wexcombe College since June 2018. Monthly reconciliation of the Dean's P-card.",
      "Worked with the events office to plan a donor dinner for 130 guests; carried out monthly P-card reconciliation for the Dean.",
    ],
    lies: {
      "sole claimed":
        "Executive Assistant to the Dean, Wexcombe College, since June 2018. Single-handedly planned a donor dinner for 130 guests, and reconciled the Dean's P-card each month.",
      "plural inflated":
        "Executive Assistant to the Dean, Wexcombe College, since June 2018. Planned annual donor dinners for 130 guests with the events office.",
      "recipient raised":
        "Executive Assistant to the President, Wexcombe College, since June 2018. Planned a donor dinner for 130 guests with the events office.",
      "outcome invented":
        "Executive Assistant to the Dean, Wexcombe College, since June 2018. Planned a donor dinner for 130 guests with the events office, raising record funds.",
    },
  },
  {
    profession: "executive assistant",
    original:
      "Typing 75 wpm, good Excel (pivot tables, lookups), some Mandarin picked up from family. Hoping to sit the CAP exam next year.",
    honest: [
      "Types 75 words per minute; good Excel skills including pivot tables and lookups; some Mandarin.",
      "Good Excel (lookups and pivot tables), a typing speed of 75 wpm, and some Mandarin learned from family.",
      "Hopes to take the CAP exam next year. Good Excel, with pivot tables and lookups. Types at 75 wpm.",
      "Good Excel, including lookups; typing 75 wpm; a little Mandarin from family.",
    ],
    lies: {
      "speed changed":
        "Typing 95 wpm, good Excel (pivot tables, lookups), some Mandarin picked up from family. Hoping to sit the CAP exam next year.",
      "hope to held":
        "Typing 75 wpm, good Excel (pivot tables, lookups), some Mandarin picked up from family. Passed the CAP exam.",
      "level raised": "Typing 75 wpm, good Excel (pivot tables, lookups), fluent Mandarin.",
      "skill extended":
        "Typing 75 wpm, good Excel (pivot tables, lookups, VBA macros), some Mandarin picked up from family.",
    },
  },
];
