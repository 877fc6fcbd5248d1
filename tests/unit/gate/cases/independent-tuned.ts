import type { Case } from "./case";

/** Written by somebody who had not seen the gate's code; its rules have been mended on this set since. First run: 22 of 236 lies passed, 108 of 197 honest ones were accepted. */
export const independentTuned: Case[] = [
  {
    profession: "nurse",
    original:
      "Cared for 5-6 post-surgical patients per shift on a 28-bed orthopaedic ward at Harrowmead General Hospital, including wound dressings, pain assessment and discharge teaching.",
    honest: [
      "Provided care to five to six post-surgical patients each shift on a 28-bed orthopaedic ward at Harrowmead General Hospital, covering wound dressings, pain assessment and discharge teaching.",
      "On a 28-bed orthopaedic ward at Harrowmead General Hospital, looked after 5-6 post-surgical patients per shift: dressed wounds, assessed pain and taught patients before discharge.",
      "Dressed wounds, assessed pain and gave discharge teaching for 5–6 post-surgical patients a shift (orthopaedic ward, Harrowmead General Hospital).",
    ],
    lies: {
      "number changed":
        "Cared for 8 post-surgical patients per shift on a 28-bed orthopaedic ward at Harrowmead General Hospital, including wound dressings, pain assessment and discharge teaching.",
      "number moved to other noun":
        "Cared for 28 post-surgical patients per shift on an orthopaedic ward at Harrowmead General Hospital, including wound dressings and pain assessment.",
      "specialty swapped":
        "Cared for 5-6 cardiac patients per shift on a 28-bed ward at Harrowmead General Hospital, including wound dressings, pain assessment and discharge teaching.",
      "skill imported":
        "Cared for 5-6 post-surgical patients per shift on a 28-bed orthopaedic ward, including wound dressings, IV cannulation, pain assessment and discharge teaching.",
    },
  },
  {
    profession: "nurse",
    original:
      "Helped the ward manager trial a new handover sheet; about 20 staff took part and feedback was mostly positive.",
    honest: [
      "Assisted the ward manager in trialling a new handover sheet with around 20 staff; feedback was mostly positive.",
      "Supported the ward manager's trial of a new handover sheet, which involved approximately 20 staff and drew mostly positive feedback.",
      "Helped trial a new handover sheet with about twenty staff.",
    ],
    lies: {
      "hedge dropped":
        "Helped the ward manager trial a new handover sheet with 20 staff, with mostly positive feedback.",
      "scope verb inflated":
        "Led the trial of a new handover sheet in which about 20 staff took part; feedback was mostly positive.",
      "outcome invented":
        "Helped the ward manager trial a new handover sheet with about 20 staff, reducing handover errors.",
      "feedback made total":
        "Helped the ward manager trial a new handover sheet; about 20 staff took part and all feedback was positive.",
    },
  },
  {
    profession: "nurse",
    original:
      "Registered Nurse, Med/Surg, Bellwater Regional Medical Center, Mar 2018 - Aug 2021. BLS and ACLS certified. Currently working toward CCRN.",
    honest: [
      "Med/Surg Registered Nurse at Bellwater Regional Medical Center from March 2018 to August 2021; BLS and ACLS certified, CCRN in progress.",
      "BLS- and ACLS-certified Registered Nurse who worked on Med/Surg at Bellwater Regional Medical Center (03/2018–08/2021) and is working toward the CCRN.",
      "Registered Nurse, Bellwater Regional Medical Center, 2018 - 2021. Holds BLS and ACLS certifications.",
    ],
    lies: {
      "in-progress credential held":
        "Registered Nurse, Med/Surg, Bellwater Regional Medical Center, Mar 2018 - Aug 2021. BLS, ACLS and CCRN certified.",
      "title raised":
        "Charge Nurse, Med/Surg, Bellwater Regional Medical Center, Mar 2018 - Aug 2021. BLS and ACLS certified. Currently working toward CCRN.",
      "date changed":
        "Registered Nurse, Med/Surg, Bellwater Regional Medical Center, Mar 2016 - Aug 2021. BLS and ACLS certified.",
      "credential swapped":
        "Registered Nurse, Med/Surg, Bellwater Regional Medical Center, Mar 2018 - Aug 2021. BLS and PALS certified. Currently working toward CCRN.",
    },
  },
  {
    profession: "nurse",
    original:
      "Precepted two newly qualified nurses during their first three months.\nTook part in monthly falls audits; ward falls went from 9 to 6 over the winter.",
    honest: [
      "Acted as preceptor to 2 newly qualified nurses for their first 3 months and participated in monthly falls audits; ward falls fell from nine to six over the winter.",
      "Precepted two newly qualified nurses through their first three months.\nParticipated in monthly falls audits.",
      "Participated in monthly audits of falls (ward falls went from 9 to 6 over the winter) and precepted two newly qualified nurses in their first three months.",
    ],
    lies: {
      "number changed":
        "Precepted four newly qualified nurses during their first three months. Took part in monthly falls audits; ward falls went from 9 to 6 over the winter.",
      "causality invented":
        "Precepted two newly qualified nurses during their first three months and cut ward falls from 9 to 6 over the winter through monthly audits.",
      "frequency invented":
        "Precepted two newly qualified nurses during their first three months.\nTook part in weekly falls audits; ward falls went from 9 to 6 over the winter.",
      "scope verb inflated":
        "Precepted two newly qualified nurses during their first three months.\nDrove monthly falls audits on the ward.",
    },
  },
  {
    profession: "nurse",
    original:
      "Compassionate RN with seven years in paediatrics. I speak conversational Spanish and I am comfortable using Epic for charting and medication administration.",
    honest: [
      "Compassionate RN with 7 years in paediatrics, conversational Spanish, and comfort with Epic for charting and medication administration.",
      "Compassionate registered nurse with seven years' experience in paediatrics. Conversational Spanish. Comfortable with Epic (charting, medication administration).",
      "RN with seven years in paediatrics; speaks conversational Spanish and uses Epic for charting and administering medication.",
    ],
    lies: {
      "duration stretched":
        "Compassionate RN with ten years in paediatrics, conversational Spanish and comfort using Epic for charting and medication administration.",
      "language level raised":
        "Compassionate RN with seven years in paediatrics, fluent in Spanish and comfortable using Epic for charting and medication administration.",
      "tool swapped":
        "Compassionate RN with seven years in paediatrics. Conversational Spanish; comfortable using Cerner for charting and medication administration.",
      "quality invented": "RN and expert Epic user with seven years in paediatrics and conversational Spanish.",
    },
  },
  {
    profession: "nurse",
    original:
      "Administered chemotherapy under supervision of a senior oncology nurse, no independent prescribing. Documented reactions and escalated to the on-call registrar.",
    honest: [
      "Gave chemotherapy under the supervision of a senior oncology nurse (no independent prescribing), documenting reactions and escalating to the on-call registrar.",
      "Under a senior oncology nurse's supervision, administered chemotherapy, recorded reactions and escalated to the registrar on call.",
      "Documented chemotherapy reactions and escalated them to the on-call registrar.",
    ],
    lies: {
      "negation dropped":
        "Administered chemotherapy under supervision of a senior oncology nurse, with independent prescribing. Documented reactions and escalated to the on-call registrar.",
      "supervision dropped and independence claimed":
        "Independently administered chemotherapy, documented reactions and escalated to the on-call registrar.",
      "recipient changed":
        "Administered chemotherapy under supervision of a senior oncology nurse. Documented reactions and escalated to the medical director.",
    },
  },
  {
    profession: "accountant",
    original:
      "Prepared month-end close for 4 entities, including bank reconciliations, accruals and intercompany balances, normally by working day five.",
    honest: [
      "Prepared the month-end close for four entities, normally by working day 5, covering bank reconciliations, accruals and intercompany balances.",
      "Completed bank reconciliations, accruals and intercompany balances as part of preparing month-end close for 4 entities.",
      "For 4 entities, prepared month-end close (bank recs, accruals, intercompany balances), usually by working day five.",
    ],
    lies: {
      "number changed":
        "Prepared month-end close for 14 entities, including bank reconciliations, accruals and intercompany balances, normally by working day five.",
      "deadline improved":
        "Prepared month-end close for 4 entities, including bank reconciliations, accruals and intercompany balances, normally by working day three.",
      "hedge dropped to always":
        "Prepared month-end close for 4 entities, including bank reconciliations, accruals and intercompany balances, always by working day five.",
      "skill imported":
        "Prepared month-end close for 4 entities under IFRS, including bank reconciliations, accruals and intercompany balances, normally by working day five.",
    },
  },
  {
    profession: "accountant",
    original:
      "Assistant Accountant at Pellworth & Dray Ltd, September 2019 to present. Part-qualified ACCA (9 of 13 papers passed).",
    honest: [
      "Part-qualified ACCA Assistant Accountant (nine of thirteen papers passed) at Pellworth & Dray Ltd since September 2019.",
      "Assistant Accountant, Pellworth & Dray Ltd (Sept 2019 – present); ACCA part-qualified, 9 of 13 papers passed.",
      "Has worked as Assistant Accountant at Pellworth & Dray Ltd since September 2019.",
    ],
    lies: {
      "title raised":
        "Accountant at Pellworth & Dray Ltd, September 2019 to present. Part-qualified ACCA (9 of 13 papers passed).",
      "in-progress credential held":
        "Assistant Accountant at Pellworth & Dray Ltd, September 2019 to present. ACCA qualified.",
      "papers changed":
        "Assistant Accountant at Pellworth & Dray Ltd, September 2019 to present. Part-qualified ACCA (11 of 13 papers passed).",
      "employer changed":
        "Assistant Accountant at Pellworth Group plc, September 2019 to present. Part-qualified ACCA (9 of 13 papers passed).",
    },
  },
  {
    profession: "accountant",
    original:
      "Processed roughly 300 supplier invoices a week in Sage 200 and chased coding queries with budget holders.",
    honest: [
      "Processed about 300 supplier invoices per week in Sage 200, following up coding queries with budget holders.",
      "Handled approximately 300 supplier invoices weekly using Sage 200 and chased budget holders on coding queries.",
      "Used Sage 200 to process some 300 supplier invoices each week.",
      "Chased coding queries with budget holders and processed roughly three hundred supplier invoices a week in Sage 200.",
    ],
    lies: {
      "hedge turned to over":
        "Processed over 300 supplier invoices a week in Sage 200 and chased coding queries with budget holders.",
      "tool swapped":
        "Processed roughly 300 supplier invoices a week in Xero and chased coding queries with budget holders.",
      "unit changed":
        "Processed roughly 300 supplier invoices a day in Sage 200 and chased coding queries with budget holders.",
      "noun swapped":
        "Processed roughly 300 supplier accounts a week in Sage 200 and chased coding queries with budget holders.",
    },
  },
  {
    profession: "accountant",
    original: "Identified $48K in duplicate vendor payments during a routine review; $31K was recovered.",
    honest: [
      "During a routine review, identified $48,000 in duplicate vendor payments, of which $31,000 was recovered.",
      "Found $48K of duplicate payments to vendors in a routine review, with $31K recovered.",
      "Identified duplicate vendor payments of $48K during a routine review.",
    ],
    lies: {
      "scale changed": "Identified $48M in duplicate vendor payments during a routine review; $31K was recovered.",
      "metric moved": "Recovered $48K in duplicate vendor payments identified during a routine review.",
      "currency changed": "Identified £48K in duplicate vendor payments during a routine review; £31K was recovered.",
      "outcome made personal plus policy":
        "Identified $48K in duplicate vendor payments, recovered $31K and implemented controls to prevent recurrence.",
    },
  },
  {
    profession: "accountant",
    original:
      "B.S. in Accounting, Tarrant Creek University, 2014. Licensed CPA in Ohio since 2017. Advanced Excel, basic QuickBooks.",
    honest: [
      "CPA licensed in Ohio since 2017, with a B.S. in Accounting from Tarrant Creek University (2014). Advanced Excel and basic QuickBooks.",
      "Bachelor of Science in Accounting, Tarrant Creek University (2014); Ohio CPA, licensed 2017; advanced Excel; basic QuickBooks.",
      "Licensed CPA (Ohio, 2017). B.S. Accounting, Tarrant Creek University. Advanced Excel skills.",
    ],
    lies: {
      "degree raised":
        "M.S. in Accounting, Tarrant Creek University, 2014. Licensed CPA in Ohio since 2017. Advanced Excel, basic QuickBooks.",
      "credential date moved":
        "B.S. in Accounting, Tarrant Creek University, 2014. Licensed CPA in Ohio since 2014. Advanced Excel, basic QuickBooks.",
      "level raised":
        "B.S. in Accounting, Tarrant Creek University, 2014. Licensed CPA in Ohio since 2017. Advanced Excel and QuickBooks.",
      "credential added":
        "B.S. in Accounting, Tarrant Creek University, 2014. Licensed CPA in Ohio since 2017 and CMA. Advanced Excel, basic QuickBooks.",
    },
  },
  {
    profession: "accountant",
    original:
      "I was involved in the year-end audit, where I supplied schedules to the external auditors and answered their queries. Proposed moving fixed asset register from spreadsheets to the ERP.",
    honest: [
      "Supplied schedules to external auditors and answered their queries during the year-end audit; proposed moving the fixed asset register from spreadsheets to the ERP.",
      "Proposed migrating the fixed asset register from spreadsheets to the ERP, and participated in the year-end audit by providing schedules and answering queries for the external auditors.",
      "Contributed to the year-end audit by supplying external auditors with schedules and responding to their queries.",
    ],
    lies: {
      "proposal done":
        "Was involved in the year-end audit, supplying schedules to the external auditors, and moved the fixed asset register from spreadsheets to the ERP.",
      "scope verb inflated":
        "Managed the year-end audit, supplying schedules to the external auditors and answering their queries.",
      "plural inflated":
        "Was involved in five year-end audits, supplying schedules to external auditors and answering their queries.",
      "outcome invented":
        "Supplied schedules to external auditors and answered their queries during the year-end audit, resulting in a clean audit opinion.",
    },
  },
  {
    profession: "electrician",
    original:
      "Installed and tested consumer units, lighting and socket circuits in around 45 new-build homes at the Larkfield site, to BS 7671.",
    honest: [
      "Fitted and tested consumer units, lighting and socket circuits to BS 7671 in about 45 new-build homes at the Larkfield site.",
      "To BS 7671, installed and tested lighting circuits, socket circuits and consumer units in approximately forty-five new-build homes (Larkfield site).",
      "Installation and testing of consumer units, lighting and sockets in around 45 new-build homes.",
    ],
    lies: {
      "hedge turned to more than":
        "Installed and tested consumer units, lighting and socket circuits in more than 45 new-build homes at the Larkfield site, to BS 7671.",
      "setting changed":
        "Installed and tested consumer units, lighting and socket circuits in around 45 new-build commercial units at the Larkfield site, to BS 7671.",
      "skill imported":
        "Installed and tested consumer units, lighting, socket and EV charging circuits in around 45 new-build homes at the Larkfield site, to BS 7671.",
      "number changed":
        "Installed and tested consumer units, lighting and socket circuits in around 145 new-build homes at the Larkfield site, to BS 7671.",
    },
  },
  {
    profession: "electrician",
    original: "Second-year apprentice with Gorse Electrical. Studying for NVQ Level 3; AM2 not yet taken.",
    honest: [
      "Apprentice in second year at Gorse Electrical, working towards NVQ Level 3 (AM2 still to be taken).",
      "Second-year apprentice at Gorse Electrical, currently studying for NVQ Level 3.",
      "2nd-year Gorse Electrical apprentice studying towards the NVQ Level 3; has not yet sat the AM2.",
    ],
    lies: {
      "negation dropped": "Second-year apprentice with Gorse Electrical. Studying for NVQ Level 3; AM2 passed.",
      "in-progress credential held":
        "Second-year apprentice with Gorse Electrical, holding NVQ Level 3; AM2 not yet taken.",
      "year raised": "Fourth-year apprentice with Gorse Electrical, studying for NVQ Level 3; AM2 not yet taken.",
      "title raised": "Electrician with Gorse Electrical, studying for NVQ Level 3; AM2 not yet taken.",
    },
  },
  {
    profession: "electrician",
    original:
      "Journeyman Electrician, IBEW Local 9917, 2012-2020. Ran conduit, pulled wire, terminated panels up to 480V on hospital and school jobs. No lost-time injuries.",
    honest: [
      "As a Journeyman Electrician (IBEW Local 9917, 2012-2020), ran conduit, pulled wire and terminated panels to 480V on school and hospital jobs with zero lost-time injuries.",
      "Worked on hospital and school jobs as a Journeyman Electrician with IBEW Local 9917 from 2012 to 2020, running conduit, pulling wire and terminating panels up to 480 volts without a lost-time injury.",
      "Ran conduit, pulled wire, and terminated panels up to 480V on hospital and school projects.",
    ],
    lies: {
      "voltage raised":
        "Journeyman Electrician, IBEW Local 9917, 2012-2020. Ran conduit, pulled wire and terminated panels up to 4,160V on hospital and school jobs.",
      "title raised":
        "Master Electrician, IBEW Local 9917, 2012-2020. Ran conduit, pulled wire, terminated panels up to 480V on hospital and school jobs. No lost-time injuries.",
      "setting added":
        "Journeyman Electrician, IBEW Local 9917, 2012-2020. Ran conduit, pulled wire, terminated panels up to 480V on hospital, school and data center jobs.",
      "end date changed":
        "Journeyman Electrician, IBEW Local 9917, 2012-present. Ran conduit, pulled wire, terminated panels up to 480V on hospital and school jobs.",
    },
  },
  {
    profession: "electrician",
    original:
      "Fault-finding on three-phase motors and PLC inputs for a bottling line. Got average breakdown time down from 50 minutes to 35.",
    honest: [
      "Diagnosed faults on three-phase motors and PLC inputs for a bottling line and reduced average breakdown time from 50 to 35 minutes.",
      "Brought average breakdown time down from 50 minutes to 35; fault-found on three-phase motors and PLC inputs for a bottling line.",
      "Fault-found three-phase motors and PLC inputs on a bottling line.",
      "Lowered average breakdown time from fifty minutes to thirty-five while fault-finding on a bottling line's three-phase motors and PLC inputs.",
    ],
    lies: {
      "unit changed":
        "Fault-finding on three-phase motors and PLC inputs for a bottling line. Got average breakdown time down from 50 hours to 35.",
      "number changed":
        "Fault-finding on three-phase motors and PLC inputs for a bottling line; cut average breakdown time from 50 minutes to 25.",
      "skill stretched":
        "Fault-finding on three-phase motors and PLC programming for a bottling line; reduced average breakdown time from 50 minutes to 35.",
      "plural inflated":
        "Fault-finding on three-phase motors and PLC inputs for several bottling lines; reduced average breakdown time from 50 minutes to 35.",
      "percent invented wrongly":
        "Fault-finding on three-phase motors and PLC inputs for a bottling line; reduced average breakdown time by 50%.",
    },
  },
  {
    profession: "electrician",
    original:
      "Carried out EICRs for landlords, 6 to 8 a week, issuing certificates same day where no remedials were needed",
    honest: [
      "Completed six to eight EICRs a week for landlords, with same-day certificates where no remedials were needed",
      "Carried out 6–8 EICRs per week for landlords and issued certificates the same day when remedial work was not needed",
      "Carried out EICRs for landlords, issuing same-day certificates where no remedials were required",
      "EICRs for landlords: 6-8 a week, certificates issued same day if no remedials were needed",
    ],
    lies: {
      "range widened":
        "Carried out EICRs for landlords, 6 to 12 a week, issuing certificates same day where no remedials were needed",
      "condition dropped": "Carried out 6 to 8 EICRs a week for landlords, issuing every certificate same day",
      "recipient changed":
        "Carried out EICRs for local authorities, 6 to 8 a week, issuing certificates same day where no remedials were needed",
    },
  },
  {
    profession: "electrician",
    original: "Helped supervise 2 apprentices. Ordered materials for the crew and kept the van stock list up to date.",
    honest: [
      "Assisted with supervising two apprentices, ordered crew materials and maintained the van stock list.",
      "Ordered the crew's materials, kept the van stock list current and helped to supervise two apprentices.",
      "Maintained the van stock list and ordered materials for the crew.",
      "Helped to supervise two apprentices; ordered materials for the crew; kept the stock list for the van up to date.",
    ],
    lies: {
      "scope verb inflated":
        "Supervised 2 apprentices, ordered materials for the crew and kept the van stock list up to date.",
      "scale raised":
        "Helped supervise 2 apprentices. Ordered materials for the whole company and kept the van stock list up to date.",
      "recipient changed":
        "Helped supervise 2 electricians. Ordered materials for the crew and kept the van stock list up to date.",
      "number changed":
        "Helped supervise 12 apprentices. Ordered materials for the crew and kept the van stock list up to date.",
    },
  },
  {
    profession: "warehouse manager",
    original:
      "Manage a team of 32 across two shifts at Oskarby Logistics' Wakeham depot (110,000 sq ft), handling inbound, picking and dispatch for a grocery client.",
    honest: [
      "Manage 32 staff over two shifts at the 110,000 sq ft Wakeham depot of Oskarby Logistics, covering inbound, picking and dispatch for a grocery client.",
      "At Oskarby Logistics' 110,000-square-foot Wakeham depot, manage a 32-strong team across 2 shifts and handle a grocery client's inbound, picking and dispatch.",
      "Team of 32 managed across two shifts, handling inbound, picking and dispatch for a grocery client.",
    ],
    lies: {
      "number changed":
        "Manage a team of 52 across two shifts at Oskarby Logistics' Wakeham depot (110,000 sq ft), handling inbound, picking and dispatch for a grocery client.",
      "plural inflated":
        "Manage a team of 32 across two shifts at Oskarby Logistics' Wakeham depot (110,000 sq ft), handling inbound, picking and dispatch for grocery clients.",
      "unit changed":
        "Manage a team of 32 across two shifts at Oskarby Logistics' Wakeham depot (110,000 sq m), handling inbound, picking and dispatch for a grocery client.",
      "noun swapped":
        "Manage a team of 32 across two sites at Oskarby Logistics, handling inbound, picking and dispatch for a grocery client.",
    },
  },
  {
    profession: "warehouse manager",
    original: "Cut mis-picks from 2.1% to 1.3% in nine months after introducing barcode checks at pack benches.",
    honest: [
      "Introduced barcode checks at pack benches and cut mis-picks from 2.1% to 1.3% in 9 months.",
      "Reduced mis-picks from 2.1 per cent to 1.3 per cent over nine months, after bringing in barcode checks at the pack benches.",
      "Introduced barcode checks at pack benches, after which mis-picks fell from 2.1% to 1.3% within nine months.",
      "Lowered mis-picks to 1.3% from 2.1% over nine months.",
    ],
    lies: {
      "percent vs points": "Cut mis-picks by 1.3% in nine months after introducing barcode checks at pack benches.",
      "duration shortened":
        "Cut mis-picks from 2.1% to 1.3% in nine weeks after introducing barcode checks at pack benches.",
      "metric moved": "Cut returns from 2.1% to 1.3% in nine months after introducing barcode checks at pack benches.",
      "tool swapped": "Cut mis-picks from 2.1% to 1.3% in nine months after introducing RFID checks at pack benches.",
    },
  },
  {
    profession: "warehouse manager",
    original:
      "Assistant Warehouse Manager, Tolland Freight (Jun 2015 - Feb 2019); forklift licence (counterbalance and reach).",
    honest: [
      "Assistant Warehouse Manager at Tolland Freight, June 2015 to February 2019, with counterbalance and reach forklift licence.",
      "Holds a forklift licence for counterbalance and reach; worked as Assistant Warehouse Manager for Tolland Freight from June 2015 until February 2019.",
      "Tolland Freight — Assistant Warehouse Manager, 06/2015–02/2019. Licensed for counterbalance and reach forklifts.",
    ],
    lies: {
      "title raised":
        "Warehouse Manager, Tolland Freight (Jun 2015 - Feb 2019); forklift licence (counterbalance and reach).",
      "duration stretched":
        "Assistant Warehouse Manager, Tolland Freight (Jun 2013 - Feb 2019); forklift licence (counterbalance and reach).",
      "credential added":
        "Assistant Warehouse Manager, Tolland Freight (Jun 2015 - Feb 2019); forklift licence (counterbalance, reach and VNA).",
    },
  },
  {
    profession: "warehouse manager",
    original:
      "Was part of the project group that chose the new WMS (Quillstock). Wrote the user guide for goods-in and trained my own shift.",
    honest: [
      "Member of the project group that selected the new WMS, Quillstock; wrote the goods-in user guide and trained own shift.",
      "Wrote the goods-in user guide for Quillstock, the new WMS, trained own shift, and took part in the project group that chose it.",
      "Participated in the project group that selected the new warehouse management system (Quillstock); authored its user guide for goods-in and trained my shift.",
    ],
    lies: {
      "scope verb inflated":
        "Led the project group that chose the new WMS (Quillstock), wrote the user guide for goods-in and trained my own shift.",
      "training widened":
        "Was part of the project group that chose the new WMS (Quillstock). Wrote the user guide for goods-in and trained the entire site.",
      "tool swapped":
        "Was part of the project group that chose the new WMS (Manhattan). Wrote the user guide for goods-in and trained my own shift.",
      "document widened":
        "Was part of the project group that chose Quillstock as the new WMS. Wrote the user guides for goods-in, picking and dispatch and trained my own shift.",
    },
  },
  {
    profession: "warehouse manager",
    original:
      "Responsible for the stock accuracy of approximately 8,500 SKUs; quarterly full count, weekly cycle counts. Latest accuracy 98.6%.",
    honest: [
      "Responsible for stock accuracy across about 8,500 SKUs, with weekly cycle counts and a quarterly full count; latest accuracy 98.6 per cent.",
      "Responsible for the accuracy of stock on roughly 8,500 SKUs (full count each quarter, cycle counts each week), with latest accuracy at 98.6%.",
      "Responsible for stock accuracy of c. 8,500 SKUs through weekly cycle counts and a quarterly full count.",
    ],
    lies: {
      "frequency invented":
        "Responsible for the stock accuracy of approximately 8,500 SKUs; quarterly full count, daily cycle counts. Latest accuracy 98.6%.",
      "number rounded up":
        "Responsible for the stock accuracy of approximately 8,500 SKUs with quarterly full counts and weekly cycle counts; latest accuracy 99%.",
      "scale changed":
        "Responsible for the stock accuracy of approximately 85,000 SKUs; quarterly full count, weekly cycle counts. Latest accuracy 98.6%.",
      "improvement invented":
        "Improved stock accuracy of approximately 8,500 SKUs to 98.6% through quarterly full counts and weekly cycle counts.",
    },
  },
  {
    profession: "warehouse manager",
    original:
      "Negotiated pallet supply with one vendor, saving just under £20k a year, and helped HR recruit seasonal pickers each autumn.",
    honest: [
      "Saved just under £20,000 a year by negotiating pallet supply with one vendor; assisted HR with recruiting seasonal pickers each autumn.",
      "Negotiated pallet supply with a vendor, saving nearly £20k per year.",
      "Each autumn helped HR with recruitment of seasonal pickers, and negotiated one vendor's pallet supply for an annual saving of just under £20k.",
    ],
    lies: {
      "hedge turned to over":
        "Negotiated pallet supply with one vendor, saving over £20k a year, and helped HR recruit seasonal pickers each autumn.",
      "period changed":
        "Negotiated pallet supply with one vendor, saving just under £20k a month, and helped HR recruit seasonal pickers each autumn.",
      "scope verb inflated":
        "Negotiated pallet supply with one vendor, saving just under £20k a year, and directed the recruitment of seasonal pickers each autumn.",
      "plural inflated":
        "Negotiated pallet supply with multiple vendors, saving just under £20k a year, and helped HR recruit seasonal pickers each autumn.",
    },
  },
  {
    profession: "graphic designer",
    original:
      "Designed packaging for three tea ranges at Finch & Marrow using Illustrator and InDesign; two went to print, the third was shelved.",
    honest: [
      "Used Illustrator and InDesign to design packaging for 3 tea ranges at Finch & Marrow, 2 of which went to print.",
      "Created packaging designs for three tea ranges at Finch & Marrow in Illustrator and InDesign (two printed, one shelved).",
      "Designed tea packaging at Finch & Marrow using InDesign and Illustrator.",
    ],
    lies: {
      "negation dropped":
        "Designed packaging for three tea ranges at Finch & Marrow using Illustrator and InDesign, all of which went to print.",
      "tool added":
        "Designed packaging for three tea ranges at Finch & Marrow using Illustrator, InDesign and Photoshop; two went to print.",
      "noun swapped":
        "Designed packaging for three coffee ranges at Finch & Marrow using Illustrator and InDesign; two went to print, the third was shelved.",
      "spelled-out number changed":
        "Designed packaging for five tea ranges at Finch & Marrow using Illustrator and InDesign; two went to print.",
    },
  },
  {
    profession: "graphic designer",
    original:
      "Freelance designer, 2020 to date. Clients are mostly small charities: logos, annual reports, social templates.",
    honest: [
      "Freelance designer since 2020, producing logos, annual reports and social templates mainly for small charities.",
      "Freelance designer (2020–present). Logos, annual reports and social templates for clients that are mostly small charities.",
      "Since 2020, freelance design of logos, social templates and annual reports, largely for small charities.",
    ],
    lies: {
      "client type raised":
        "Freelance designer, 2020 to date. Clients are mostly international charities: logos, annual reports, social templates.",
      "skill imported":
        "Freelance designer, 2020 to date, working mostly for small charities on logos, annual reports, websites and social templates.",
      "date changed":
        "Freelance designer, 2012 to date. Clients are mostly small charities: logos, annual reports, social templates.",
      "quality invented":
        "Award-winning freelance designer, 2020 to date. Clients are mostly small charities: logos, annual reports, social templates.",
    },
  },
  {
    profession: "graphic designer",
    original:
      "Supported the art director on a rebrand of Cobalt Transit: drew 60+ wayfinding icons and checked artwork proofs.",
    honest: [
      "Assisted the art director with Cobalt Transit's rebrand, drawing more than 60 wayfinding icons and checking artwork proofs.",
      "Drew 60+ wayfinding icons and checked artwork proofs in support of the art director on the Cobalt Transit rebrand.",
      "For a rebrand of Cobalt Transit, drew over sixty wayfinding icons, supporting the art director.",
    ],
    lies: {
      "scope verb inflated": "Led the rebrand of Cobalt Transit: drew 60+ wayfinding icons and checked artwork proofs.",
      "number changed":
        "Supported the art director on a rebrand of Cobalt Transit: drew 160+ wayfinding icons and checked artwork proofs.",
      "task raised":
        "Supported the art director on a rebrand of Cobalt Transit: designed the logo, drew 60+ wayfinding icons and checked artwork proofs.",
      "outcome invented":
        "Supported the art director on a rebrand of Cobalt Transit, drawing 60+ wayfinding icons that boosted ridership.",
    },
  },
  {
    profession: "graphic designer",
    original: "BA (Hons) Visual Communication, 2:1, Merrowdale College of Art, 2016",
    honest: [
      "Graduated from Merrowdale College of Art in 2016 with a BA (Hons) in Visual Communication (2:1)",
      "BA (Hons), Visual Communication, Upper Second Class, Merrowdale College of Art (2016)",
      "BA Visual Communication from Merrowdale College of Art",
      "Merrowdale College of Art, 2016: BA (Hons) in Visual Communication, 2:1",
    ],
    lies: {
      "class raised": "BA (Hons) Visual Communication, First Class, Merrowdale College of Art, 2016",
      "degree raised": "MA Visual Communication, Merrowdale College of Art, 2016",
      "institution changed": "BA (Hons) Visual Communication, 2:1, Merrowdale University, 2016",
      "subject changed": "BA (Hons) Interaction Design, 2:1, Merrowdale College of Art, 2016",
    },
  },
  {
    profession: "graphic designer",
    original:
      "Redesigned the email newsletter templates (Figma, then Mailchimp). Open rate rose from 18% to 24% in the two quarters that followed.",
    honest: [
      "Redesigned email newsletter templates in Figma and then Mailchimp; the open rate rose from 18% to 24% over the following two quarters.",
      "Open rate went from 18 per cent to 24 per cent in the two quarters after redesigning the email newsletter templates (Figma, Mailchimp).",
      "Redesigned the templates for the email newsletter using Figma, then Mailchimp.",
    ],
    lies: {
      "number changed":
        "Redesigned the email newsletter templates (Figma, then Mailchimp). Open rate rose from 18% to 42% in the two quarters that followed.",
      "metric noun swapped":
        "Redesigned the email newsletter templates (Figma, then Mailchimp). Click-through rate rose from 18% to 24% in the two quarters that followed.",
      "tool swapped":
        "Redesigned the email newsletter templates (Sketch, then Mailchimp). Open rate rose from 18% to 24% in the two quarters that followed.",
      "percent vs points":
        "Redesigned the email newsletter templates in Figma and Mailchimp, and open rate rose by 24%.",
    },
  },
  {
    profession: "graphic designer",
    original:
      "In-house designer in a marketing team of four. I took briefs from product managers, made slide decks and trade-show banners, and wanted to set up a shared asset library before I left.",
    honest: [
      "In-house designer in a four-person marketing team; took product managers' briefs and produced slide decks and trade-show banners.",
      "Made slide decks and trade-show banners from product managers' briefs as in-house designer in a marketing team of 4.",
      "Within a marketing team of four, worked as in-house designer, taking briefs from product managers and creating trade-show banners and slide decks.",
    ],
    lies: {
      "intention done":
        "In-house designer in a marketing team of four: took briefs from product managers, made slide decks and trade-show banners, and set up a shared asset library.",
      "title raised":
        "Senior in-house designer in a marketing team of four; took briefs from product managers and made slide decks and trade-show banners.",
      "recipient changed":
        "In-house designer in a marketing team of four; took briefs from C-suite executives and made slide decks and trade-show banners.",
      "team led":
        "In-house designer managing a marketing team of four; took briefs from product managers and made slide decks and trade-show banners.",
    },
  },
  {
    profession: "truck driver",
    original:
      "CDL Class A driver, hazmat and tanker endorsements. 6 years OTR, roughly 110,000 miles a year, no preventable accidents.",
    honest: [
      "Class A CDL holder with hazmat and tanker endorsements and six years over the road, driving about 110,000 miles per year without a preventable accident.",
      "Six years of OTR driving at around 110,000 miles annually, with zero preventable accidents; CDL Class A with tanker and hazmat endorsements.",
      "CDL Class A driver with 6 years OTR; endorsed for hazmat and tanker.",
    ],
    lies: {
      "negation narrowed away":
        "CDL Class A driver, hazmat and tanker endorsements. 6 years OTR, roughly 110,000 miles a year, no accidents or violations.",
      "endorsement added":
        "CDL Class A driver with hazmat, tanker and doubles/triples endorsements. 6 years OTR, roughly 110,000 miles a year.",
      "duration stretched":
        "CDL Class A driver, hazmat and tanker endorsements. 16 years OTR, roughly 110,000 miles a year, no preventable accidents.",
      "period changed":
        "CDL Class A driver, hazmat and tanker endorsements. 6 years OTR, roughly 110,000 miles a month, no preventable accidents.",
    },
  },
  {
    profession: "truck driver",
    original:
      "Multi-drop deliveries of chilled goods for Brannock Foods, 14-18 drops a day in an 18-tonne rigid, mostly within the M25.",
    honest: [
      "Delivered chilled goods for Brannock Foods on multi-drop runs, making 14 to 18 drops a day in an 18-tonne rigid, mainly inside the M25.",
      "Drove an 18t rigid on multi-drop chilled deliveries for Brannock Foods (14-18 drops per day, mostly within the M25).",
      "Made 14–18 chilled drops daily for Brannock Foods.",
      "For Brannock Foods, made multi-drop chilled deliveries in an 18-tonne rigid.",
    ],
    lies: {
      "range widened":
        "Multi-drop deliveries of chilled goods for Brannock Foods, 14-28 drops a day in an 18-tonne rigid, mostly within the M25.",
      "area widened":
        "Multi-drop deliveries of chilled goods for Brannock Foods, 14-18 drops a day in an 18-tonne rigid, nationwide.",
      "vehicle raised":
        "Multi-drop deliveries of chilled goods for Brannock Foods, 14-18 drops a day in a 44-tonne artic, mostly within the M25.",
      "goods changed":
        "Multi-drop deliveries of pharmaceutical goods for Brannock Foods, 14-18 drops a day in an 18-tonne rigid, mostly within the M25.",
    },
  },
  {
    profession: "truck driver",
    original:
      "Kept electronic logs on a Samsara ELD and did pre-trip and post-trip inspections every day. Reported defects to the shop.",
    honest: [
      "Maintained electronic logs using a Samsara ELD, completed daily pre- and post-trip inspections, and reported defects to the shop.",
      "Performed pre-trip and post-trip inspections daily, reporting defects to the shop, and kept logs on a Samsara ELD.",
      "Completed inspections before and after every day's trip; kept logs electronically with a Samsara ELD.",
      "Inspected the truck pre-trip and post-trip each day and reported defects to the shop.",
    ],
    lies: {
      "tool swapped":
        "Kept electronic logs on a Motive ELD and did pre-trip and post-trip inspections every day. Reported defects to the shop.",
      "action raised":
        "Kept electronic logs on a Samsara ELD, did pre-trip and post-trip inspections every day and repaired defects.",
      "result invented":
        "Kept electronic logs on a Samsara ELD and did daily pre-trip and post-trip inspections, maintaining 100% DOT compliance.",
    },
  },
  {
    profession: "truck driver",
    original:
      "Rode along with three new hires during their first week at Dunmire Haulage. Sometimes covered dispatch when the dispatcher was on leave.",
    honest: [
      "Accompanied 3 new hires in their first week at Dunmire Haulage, and occasionally covered dispatch during the dispatcher's leave.",
      "At Dunmire Haulage, rode along with three new hires for their first week and sometimes filled in on dispatch when the dispatcher was on leave.",
      "Occasionally covered for the dispatcher during leave at Dunmire Haulage.",
    ],
    lies: {
      "hedge dropped with title":
        "Driver and dispatcher at Dunmire Haulage; rode along with three new hires during their first week.",
      "number changed":
        "Rode along with thirteen new hires during their first week at Dunmire Haulage. Sometimes covered dispatch when the dispatcher was on leave.",
      "scope verb inflated":
        "Headed the driver training program at Dunmire Haulage, riding along with three new hires during their first week.",
      "frequency invented":
        "Rode along with three new hires during their first week at Dunmire Haulage. Regularly ran dispatch.",
    },
  },
  {
    profession: "truck driver",
    original: "HGV Class 1 since 2011; Driver CPC valid to September 2027; ADR lapsed in 2022 and not renewed",
    honest: [
      "HGV Class 1 licence held since 2011, with Driver CPC valid until September 2027; ADR lapsed in 2022 (not renewed)",
      "Driver CPC (valid to Sept 2027) and HGV Class 1 (since 2011)",
      "HGV Class 1 driver since 2011 with Driver CPC to September 2027; ADR expired in 2022 and has not been renewed",
    ],
    lies: {
      "lapsed credential claimed as held": "HGV Class 1 since 2011; Driver CPC valid to September 2027; ADR certified",
      "date changed": "HGV Class 1 since 2001; Driver CPC valid to September 2027; ADR lapsed in 2022 and not renewed",
      "expiry stretched": "HGV Class 1 since 2011; Driver CPC valid to September 2029; ADR lapsed in 2022",
      "credential added":
        "HGV Class 1 since 2011; Driver CPC valid to September 2027; HIAB licence; ADR lapsed in 2022",
    },
  },
  {
    profession: "truck driver",
    original:
      "My fuel economy averaged 7.4 mpg against a fleet average of 6.9 in 2023, and I was one of five drivers put forward for the safety bonus.",
    honest: [
      "Averaged 7.4 mpg in 2023, compared with a fleet average of 6.9, and was among five drivers put forward for the safety bonus.",
      "One of 5 drivers put forward for the safety bonus; averaged 7.4 mpg in 2023 versus a 6.9 fleet average.",
      "In 2023, achieved average fuel economy of 7.4 mpg (fleet average: 6.9).",
    ],
    lies: {
      "metrics swapped":
        "Averaged 7.9 mpg against a fleet average of 6.4 in 2023 and was one of five drivers put forward for the safety bonus.",
      "nomination turned into award":
        "Fuel economy averaged 7.4 mpg against a fleet average of 6.9 in 2023; awarded the safety bonus.",
      "sole invented":
        "Fuel economy averaged 7.4 mpg against a fleet average of 6.9 in 2023; the only driver put forward for the safety bonus.",
      "fleet effect invented":
        "Raised fleet fuel economy from 6.9 to 7.4 mpg in 2023 and was one of five drivers put forward for the safety bonus.",
    },
  },
  {
    profession: "HR manager",
    original:
      "HR Manager, Velloria Hotels, Jan 2017 - Oct 2022. Looked after a headcount of 410 across six properties with one HR assistant.",
    honest: [
      "As HR Manager at Velloria Hotels (January 2017 – October 2022), looked after 410 employees across 6 properties together with one HR assistant.",
      "HR Manager at Velloria Hotels from Jan 2017 to Oct 2022, covering a headcount of 410 at six properties with a single HR assistant.",
      "Looked after a 410 headcount across six Velloria Hotels properties.",
      "HR Manager for Velloria Hotels (01/2017–10/2022), with one HR assistant, for six properties and 410 employees.",
    ],
    lies: {
      "noun swapped":
        "HR Manager, Velloria Hotels, Jan 2017 - Oct 2022. Looked after a headcount of 410 across six countries with one HR assistant.",
      "plural inflated":
        "HR Manager, Velloria Hotels, Jan 2017 - Oct 2022. Looked after a headcount of 410 across six properties with a team of HR assistants.",
      "title raised":
        "HR Director, Velloria Hotels, Jan 2017 - Oct 2022. Looked after a headcount of 410 across six properties with one HR assistant.",
      "date changed":
        "HR Manager, Velloria Hotels, Jan 2017 - present. Looked after a headcount of 410 across six properties with one HR assistant.",
    },
  },
  {
    profession: "HR manager",
    original:
      "Voluntary turnover dropped from 31% to 26% in 2021. Introduced stay interviews that year, alongside a pay review run by Finance.",
    honest: [
      "Introduced stay interviews in 2021, a year in which voluntary turnover fell from 31% to 26% and Finance ran a pay review.",
      "In 2021, introduced stay interviews alongside a Finance-run pay review; voluntary turnover dropped from 31 per cent to 26 per cent.",
      "Introduced stay interviews in 2021.",
      "Voluntary turnover fell to 26% from 31% in 2021, when stay interviews were introduced alongside Finance's pay review.",
    ],
    lies: {
      "causality invented": "Reduced voluntary turnover from 31% to 26% in 2021 by introducing stay interviews.",
      "percent vs points": "Voluntary turnover dropped by 5% in 2021, the year stay interviews were introduced.",
      "metric noun swapped":
        "Absenteeism dropped from 31% to 26% in 2021. Introduced stay interviews that year, alongside a pay review run by Finance.",
      "credit taken":
        "Introduced stay interviews in 2021 and ran a pay review; voluntary turnover dropped from 31% to 26% that year.",
    },
  },
  {
    profession: "HR manager",
    original: "Drafted the flexible working policy with outside counsel; it is awaiting board approval.",
    honest: [
      "Drafted, with outside counsel, a flexible working policy now awaiting board approval.",
      "Drafted a flexible working policy with outside counsel; board approval is pending.",
      "Worked with external counsel to draft the flexible working policy, which is pending approval by the board.",
      "Wrote the draft flexible working policy together with outside counsel (awaiting board approval).",
    ],
    lies: {
      "pending turned done": "Drafted and implemented the flexible working policy with outside counsel.",
      "sole invented": "Single-handedly drafted the flexible working policy, which is awaiting board approval.",
      "approval claimed": "Drafted the board-approved flexible working policy with outside counsel.",
      "document raised":
        "Drafted the employee handbook and flexible working policy with outside counsel; awaiting board approval.",
    },
  },
  {
    profession: "HR manager",
    original:
      "CIPD Level 5 (Associate member). Started Level 7 in January 2024. Good working knowledge of BambooHR, some Power BI.",
    honest: [
      "Associate member of the CIPD (Level 5) who began Level 7 in January 2024; good working knowledge of BambooHR and some Power BI.",
      "CIPD Level 5, Associate member; Level 7 started Jan 2024. Tools: BambooHR (good working knowledge), Power BI (some).",
      "CIPD Level 5 Associate with a good working knowledge of BambooHR.",
    ],
    lies: {
      "in-progress credential held":
        "CIPD Level 7 (Associate member). Good working knowledge of BambooHR, some Power BI.",
      "membership raised":
        "CIPD Level 5 (Chartered member). Started Level 7 in January 2024. Good working knowledge of BambooHR, some Power BI.",
      "tool swapped":
        "CIPD Level 5 (Associate member). Started Level 7 in January 2024. Good working knowledge of Workday, some Power BI.",
      "level raised": "CIPD Level 5 (Associate member). Good working knowledge of BambooHR; advanced Power BI.",
    },
  },
  {
    profession: "HR manager",
    original:
      "Handled around 15 disciplinary and grievance cases a year, none of which went to tribunal. Coached line managers on difficult conversations.",
    honest: [
      "Managed approximately 15 disciplinary and grievance cases annually, with none going to tribunal, and coached line managers on difficult conversations.",
      "Coached line managers on holding difficult conversations and handled about fifteen grievance and disciplinary cases per year, none reaching tribunal.",
      "Handled about 15 grievance and disciplinary cases a year without any going to tribunal.",
    ],
    lies: {
      "noun swapped": "Handled around 15 tribunal cases a year. Coached line managers on difficult conversations.",
      "recipient changed":
        "Handled around 15 disciplinary and grievance cases a year, none of which went to tribunal. Coached senior executives on difficult conversations.",
      "period changed":
        "Handled around 15 disciplinary and grievance cases a month, none of which went to tribunal. Coached line managers on difficult conversations.",
      "number changed": "Handled around 50 disciplinary and grievance cases a year, none of which went to tribunal.",
    },
  },
  {
    profession: "HR manager",
    original:
      "Helped the VP of People roll out a new performance review cycle in the US offices; wrote FAQs, ran 12 info sessions, fielded questions.",
    honest: [
      "Assisted the VP of People with the rollout of a new performance review cycle in US offices, writing FAQs, running 12 information sessions and answering questions.",
      "Wrote FAQs, ran twelve info sessions and fielded questions to help the VP of People roll out a new performance review cycle in the US offices.",
      "Supported the VP of People in rolling out a new performance review cycle across the US offices.",
    ],
    lies: {
      "scope verb inflated":
        "Led the rollout of a new performance review cycle in the US offices; wrote FAQs, ran 12 info sessions, fielded questions.",
      "scope widened globally":
        "Helped the VP of People roll out a new performance review cycle worldwide; wrote FAQs, ran 12 info sessions, fielded questions.",
      "number changed":
        "Helped the VP of People roll out a new performance review cycle in the US offices; wrote FAQs, ran 21 info sessions, fielded questions.",
      "superior raised":
        "Helped the CEO roll out a new performance review cycle in the US offices; wrote FAQs and ran 12 info sessions.",
    },
  },
  {
    profession: "receptionist",
    original:
      "Front desk at a four-partner dental practice: greeted patients, booked appointments in Dentally, took card payments, answered 60-70 calls a day.",
    honest: [
      "Worked the front desk of a dental practice with four partners, greeting patients, booking appointments in Dentally, taking card payments and answering 60 to 70 calls daily.",
      "Answered 60–70 calls per day at the front desk of a 4-partner dental practice, where I also greeted patients, scheduled appointments using Dentally and took payments by card.",
      "Greeted patients and scheduled appointments in Dentally at a four-partner dental practice.",
      "Handled front desk duties at a four-partner dental practice: greeting patients, booking appointments (Dentally), taking card payments and fielding 60-70 calls a day.",
    ],
    lies: {
      "unit changed":
        "Front desk at a four-partner dental practice: greeted patients, booked appointments in Dentally, took card payments, answered 60-70 calls an hour.",
      "range widened":
        "Front desk at a four-partner dental practice: greeted patients, booked appointments in Dentally, took card payments, answered 60-90 calls a day.",
      "setting swapped":
        "Front desk at a four-partner medical practice: greeted patients, booked appointments, took card payments, answered 60-70 calls a day.",
      "task added":
        "Front desk at a four-partner dental practice: greeted patients, booked appointments in Dentally, took card payments, processed insurance claims, answered 60-70 calls a day.",
    },
  },
  {
    profession: "receptionist",
    original: "Receptionist (part-time, maternity cover), Oakling House Surveyors, Nov 2021 to Jul 2022",
    honest: [
      "Part-time Receptionist providing maternity cover at Oakling House Surveyors, November 2021 – July 2022",
      "Covered maternity leave as a part-time receptionist for Oakling House Surveyors from Nov 2021 until Jul 2022",
      "Oakling House Surveyors: Receptionist (part-time maternity cover), 11/2021 to 07/2022",
    ],
    lies: {
      "part-time dropped for full-time":
        "Receptionist (full-time, maternity cover), Oakling House Surveyors, Nov 2021 to Jul 2022",
      "title raised": "Office Manager (maternity cover), Oakling House Surveyors, Nov 2021 to Jul 2022",
      "dates stretched": "Receptionist (part-time, maternity cover), Oakling House Surveyors, Nov 2020 to Jul 2022",
      "employer changed": "Receptionist (part-time, maternity cover), Oakwell House Solicitors, Nov 2021 to Jul 2022",
    },
  },
  {
    profession: "receptionist",
    original: "Set up the visitor sign-in iPad with help from IT. Ordered stationery within a $250 monthly budget.",
    honest: [
      "With IT's help, set up an iPad for visitor sign-in; ordered stationery on a monthly budget of $250.",
      "Ordered stationery within a monthly budget of $250 and, assisted by IT, set up the visitor sign-in iPad.",
      "Set up the iPad for visitor sign-in with IT's assistance.",
    ],
    lies: {
      "scale changed":
        "Set up the visitor sign-in iPad with help from IT. Ordered stationery within a $2,500 monthly budget.",
      "period changed":
        "Set up the visitor sign-in iPad with help from IT. Ordered stationery within a $250 weekly budget.",
      "plural and scope inflated":
        "Set up visitor sign-in iPads across all offices. Ordered stationery within a $250 monthly budget.",
      "outcome invented":
        "Set up the visitor sign-in iPad with help from IT, halving wait times, and ordered stationery within a $250 monthly budget.",
    },
  },
  {
    profession: "receptionist",
    original:
      "Friendly and organised; type 55 wpm; native Polish, intermediate German. Word and Outlook daily, a little Excel.",
    honest: [
      "Friendly and organised, typing at 55 wpm, with native Polish and intermediate German; uses Word and Outlook daily and a little Excel.",
      "Native Polish speaker with intermediate German. Friendly and organised. Types 55 words per minute; daily user of Word and Outlook.",
      "Organised and friendly. Languages: Polish (native), German (intermediate). Daily Word and Outlook use, a little Excel, 55 wpm typing.",
    ],
    lies: {
      "language level raised":
        "Friendly and organised; type 55 wpm; native Polish, fluent German. Word and Outlook daily, a little Excel.",
      "number changed":
        "Friendly and organised; type 75 wpm; native Polish, intermediate German. Word and Outlook daily, a little Excel.",
      "language added":
        "Friendly and organised; type 55 wpm; native Polish, intermediate German and basic French. Word and Outlook daily, a little Excel.",
      "tool level raised":
        "Friendly and organised; type 55 wpm; native Polish, intermediate German. Proficient in Word, Outlook and Excel.",
    },
  },
  {
    profession: "receptionist",
    original:
      "Looked after reception for the London office (~80 staff); assisted the EA with travel bookings for two directors.",
    honest: [
      "Looked after reception at the London office of around 80 staff and helped the EA book travel for two directors.",
      "Assisted the EA in booking two directors' travel, and looked after reception for the London office (about 80 staff).",
      "Reception for the London office of approximately eighty staff; helped the EA with travel bookings for 2 directors.",
      "Looked after London office reception and supported the EA with travel bookings for two directors.",
    ],
    lies: {
      "scope verb inflated":
        "Looked after reception for the London office (~80 staff); managed all travel for two directors.",
      "hedge turned to plus":
        "Looked after reception for the London office (80+ staff); assisted the EA with travel bookings for two directors.",
      "location changed":
        "Looked after reception for the New York office (~80 staff); assisted the EA with travel bookings for two directors.",
      "number changed":
        "Looked after reception for the London office (~80 staff); assisted the EA with travel bookings for ten directors.",
    },
  },
  {
    profession: "receptionist",
    original:
      "Twice named employee of the month at the Carrowick Inn (2018, 2019).\nTrained one new starter on check-in procedures and the Opera PMS.",
    honest: [
      "Named employee of the month two times (2018 and 2019) at the Carrowick Inn; trained a new starter on check-in procedures and Opera PMS.",
      "Carrowick Inn employee of the month in 2018 and 2019.\nTrained 1 new starter in check-in procedures and the Opera PMS.",
      "Trained a new starter at the Carrowick Inn to use the Opera PMS and follow check-in procedures.",
    ],
    lies: {
      "spelled-out number changed":
        "Three times named employee of the month at the Carrowick Inn (2018, 2019).\nTrained one new starter on check-in procedures and the Opera PMS.",
      "award raised":
        "Twice named employee of the year at the Carrowick Inn (2018, 2019).\nTrained one new starter on check-in procedures and the Opera PMS.",
      "plural inflated":
        "Twice named employee of the month at the Carrowick Inn (2018, 2019).\nTrained new starters on check-in procedures and the Opera PMS.",
      "tool swapped":
        "Twice named employee of the month at the Carrowick Inn (2018, 2019).\nTrained one new starter on check-in procedures and the Fidelio PMS.",
    },
  },
  {
    profession: "pharmacist",
    original:
      "Dispensed an average of 280 prescriptions per day at Kestrel Lane Pharmacy, with a team of two technicians and a counter assistant.",
    honest: [
      "With two technicians and a counter assistant, dispensed 280 prescriptions a day on average at Kestrel Lane Pharmacy.",
      "Averaged 280 prescriptions dispensed daily at Kestrel Lane Pharmacy as part of a team with 2 technicians and 1 counter assistant.",
      "Dispensed, on average, 280 prescriptions each day at Kestrel Lane Pharmacy.",
    ],
    lies: {
      "number changed":
        "Dispensed an average of 380 prescriptions per day at Kestrel Lane Pharmacy, with a team of two technicians and a counter assistant.",
      "average turned maximum floor":
        "Dispensed at least 280 prescriptions per day at Kestrel Lane Pharmacy, with a team of two technicians and a counter assistant.",
      "team enlarged":
        "Dispensed an average of 280 prescriptions per day at Kestrel Lane Pharmacy, with a team of five technicians and a counter assistant.",
      "management invented":
        "Managed Kestrel Lane Pharmacy, dispensing an average of 280 prescriptions per day with a team of two technicians and a counter assistant.",
    },
  },
  {
    profession: "pharmacist",
    original:
      "PharmD, Wexley State University, 2015. Licensed in Oregon and Washington. Immunization certified. Eligible to sit for BCPS.",
    honest: [
      "Immunization-certified pharmacist licensed in Washington and Oregon; PharmD from Wexley State University (2015); eligible to sit for the BCPS.",
      "Earned PharmD at Wexley State University in 2015; holds Oregon and Washington licenses and immunization certification.",
      "Licensed in OR and WA. Immunization certified. PharmD, Wexley State University (2015).",
    ],
    lies: {
      "eligible claimed as held":
        "PharmD, Wexley State University, 2015. Licensed in Oregon and Washington. Immunization certified. BCPS.",
      "licence state added":
        "PharmD, Wexley State University, 2015. Licensed in Oregon, Washington and Idaho. Immunization certified.",
      "date changed":
        "PharmD, Wexley State University, 2010. Licensed in Oregon and Washington. Immunization certified. Eligible to sit for BCPS.",
      "licence state swapped":
        "PharmD, Wexley State University, 2015. Licensed in Oregon and California. Immunization certified. Eligible to sit for BCPS.",
    },
  },
  {
    profession: "pharmacist",
    original:
      "Conducted medicines reconciliation on admission for elderly care wards and flagged interactions to junior doctors.",
    honest: [
      "Carried out medicines reconciliation at admission on elderly care wards, flagging interactions to junior doctors.",
      "Performed admission medicines reconciliation for elderly care wards and alerted junior doctors to interactions.",
      "Flagged interactions to junior doctors and reconciled medicines on admission for elderly care wards.",
      "Medicines reconciliation on admission (elderly care wards), with interactions flagged to junior doctors.",
    ],
    lies: {
      "recipient changed":
        "Conducted medicines reconciliation on admission for elderly care wards and flagged interactions to consultants.",
      "area added":
        "Conducted medicines reconciliation on admission for elderly care and intensive care wards and flagged interactions to junior doctors.",
      "outcome invented":
        "Conducted medicines reconciliation on admission for elderly care wards and flagged interactions to junior doctors, preventing adverse drug events.",
      "action raised":
        "Conducted medicines reconciliation on admission for elderly care wards and amended prescriptions as an independent prescriber.",
    },
  },
  {
    profession: "pharmacist",
    original:
      "Covered as acting superintendent for five weeks in spring 2020. Usually second pharmacist at the branch.",
    honest: [
      "Second pharmacist at the branch for the most part; served as acting superintendent for 5 weeks in spring 2020.",
      "Acting superintendent (cover) for five weeks in spring 2020; usually the branch's second pharmacist.",
      "Usually second pharmacist at the branch, with five weeks' cover as acting superintendent in spring 2020.",
      "In spring 2020, provided five weeks of cover as acting superintendent.",
    ],
    lies: {
      "acting dropped": "Superintendent pharmacist in spring 2020; usually second pharmacist at the branch.",
      "duration stretched":
        "Covered as acting superintendent for five months in 2020. Usually second pharmacist at the branch.",
      "base role raised":
        "Covered as acting superintendent for five weeks in spring 2020. Usually lead pharmacist at the branch.",
    },
  },
  {
    profession: "pharmacist",
    original: "Participated in an antibiotic stewardship group that aimed to reduce co-amoxiclav use by 10 per cent.",
    honest: [
      "Took part in an antibiotic stewardship group with the aim of reducing co-amoxiclav use by 10%.",
      "Member of an antibiotic stewardship group targeting a 10% reduction in co-amoxiclav use.",
      "Participated in a stewardship group for antibiotics which aimed to cut use of co-amoxiclav by ten per cent.",
      "Participated in an antibiotic stewardship group.",
    ],
    lies: {
      "aim claimed as result":
        "Participated in an antibiotic stewardship group that reduced co-amoxiclav use by 10 per cent.",
      "scope verb inflated":
        "Chaired an antibiotic stewardship group that aimed to reduce co-amoxiclav use by 10 per cent.",
      "number changed":
        "Participated in an antibiotic stewardship group that aimed to reduce co-amoxiclav use by 20 per cent.",
      "drug widened":
        "Participated in an antibiotic stewardship group that aimed to reduce all antibiotic use by 10 per cent.",
    },
  },
  {
    profession: "pharmacist",
    original:
      "I ran the Saturday flu clinic (about 35 jabs each week, Sept-Nov) and stock-checked controlled drugs monthly. Write-offs fell by £1,200 over the year.",
    honest: [
      "Ran a Saturday flu clinic giving around 35 jabs per week from September to November, and did monthly stock checks of controlled drugs.",
      "Carried out monthly controlled drug stock checks and ran the Saturday flu clinic (approximately 35 jabs a week, September–November). Write-offs fell by £1,200 across the year.",
      "Ran the Saturday flu clinic: around thirty-five jabs each week between Sept and Nov.",
    ],
    lies: {
      "metric moved":
        "Ran the Saturday flu clinic (about 35 jabs each week, Sept-Nov), saving £1,200 over the year, and stock-checked controlled drugs monthly.",
      "frequency invented":
        "Ran the Saturday flu clinic (about 35 jabs each week, Sept-Nov) and stock-checked controlled drugs weekly. Write-offs fell by £1,200 over the year.",
      "causality invented":
        "Ran the Saturday flu clinic and cut write-offs by £1,200 over the year through monthly stock checks of controlled drugs.",
      "scale changed":
        "Ran the Saturday flu clinic (about 35 jabs each week, Sept-Nov) and stock-checked controlled drugs monthly. Write-offs fell by £12,000 over the year.",
    },
  },
  {
    profession: "social worker",
    original:
      "Carried a caseload of 18-22 children in need and child protection cases in the Eastvale duty team; court work on a handful.",
    honest: [
      "Held a caseload of 18 to 22 child protection and children in need cases in the Eastvale duty team, a handful of which involved court work.",
      "In the Eastvale duty team, carried 18–22 children in need and child protection cases, with court work on a few.",
      "Carried a caseload of 18-22 cases (children in need, child protection) within the Eastvale duty team.",
    ],
    lies: {
      "range widened":
        "Carried a caseload of 18-32 children in need and child protection cases in the Eastvale duty team; court work on a handful.",
      "quantity inflated":
        "Carried a caseload of 18-22 children in need and child protection cases in the Eastvale duty team, with court work on most of them.",
      "client group swapped":
        "Carried a caseload of 18-22 looked-after children and adoption cases in the Eastvale duty team; court work on a handful.",
      "title raised":
        "Senior Social Worker carrying a caseload of 18-22 children in need and child protection cases in the Eastvale duty team.",
    },
  },
  {
    profession: "social worker",
    original:
      "Licensed Master Social Worker (LMSW), accruing supervised hours towards LCSW. MSW, Fairhollow College, 2019.",
    honest: [
      "LMSW (Licensed Master Social Worker) currently accruing supervised hours toward the LCSW; holds an MSW from Fairhollow College (2019).",
      "Master of Social Work, Fairhollow College, 2019. LMSW, working toward LCSW through supervised hours.",
      "LMSW with an MSW from Fairhollow College (2019), building up supervised hours towards LCSW.",
    ],
    lies: {
      "in-progress credential held": "Licensed Clinical Social Worker (LCSW). MSW, Fairhollow College, 2019.",
      "degree raised":
        "Licensed Master Social Worker (LMSW), accruing supervised hours towards LCSW. DSW, Fairhollow College, 2019.",
      "institution changed":
        "Licensed Master Social Worker (LMSW), accruing supervised hours towards LCSW. MSW, Fairhaven University, 2019.",
      "completion invented":
        "Licensed Master Social Worker (LMSW) who has completed all supervised hours for LCSW. MSW, Fairhollow College, 2019.",
    },
  },
  {
    profession: "social worker",
    original:
      "Co-facilitated a weekly parenting group with a health visitor. 11 of 14 parents finished the eight-week course.",
    honest: [
      "Together with a health visitor, co-facilitated a parenting group each week; eleven of fourteen parents completed the 8-week course.",
      "Co-facilitated, alongside a health visitor, a weekly group for parents, with 11 out of 14 completing the eight-week course.",
      "Co-facilitated an eight-week parenting course that 11 of 14 parents finished.",
    ],
    lies: {
      "scope verb inflated": "Led a weekly parenting group in which 11 of 14 parents finished the eight-week course.",
      "numbers altered":
        "Co-facilitated a weekly parenting group with a health visitor. All 14 parents finished the eight-week course.",
      "duration stretched":
        "Co-facilitated a weekly parenting group with a health visitor. 11 of 14 parents finished the twelve-week course.",
      "percentage wrong":
        "Co-facilitated a weekly parenting group with a health visitor; 89% of parents finished the eight-week course.",
    },
  },
  {
    profession: "social worker",
    original: "Wrote assessments for the Family Court in two cases; neither recommendation was contested.",
    honest: [
      "Authored Family Court assessments in 2 cases, with neither recommendation contested.",
      "Prepared written assessments for the Family Court in two cases; both recommendations went uncontested.",
      "Wrote Family Court assessments in two cases.",
      "Produced assessments for the Family Court in two cases, with uncontested recommendations in both.",
    ],
    lies: {
      "negation dropped": "Wrote assessments for the Family Court in two contested cases.",
      "number changed": "Wrote assessments for the Family Court in twelve cases; no recommendation was contested.",
      "court raised": "Wrote assessments for the High Court in two cases; neither recommendation was contested.",
      "outcome invented":
        "Wrote assessments for the Family Court in two cases; both recommendations were adopted in full by the judge.",
    },
  },
  {
    profession: "social worker",
    original:
      "I help out with the out-of-hours rota, usually one weekend in six. Speak Urdu at home, some Punjabi. Use Liquidlogic for case notes.",
    honest: [
      "Assist with the out-of-hours rota (usually 1 weekend in 6), write case notes in Liquidlogic, and speak Urdu at home and some Punjabi.",
      "Speaks Urdu at home and some Punjabi; records case notes in Liquidlogic; helps out on the out-of-hours rota, usually one weekend in six.",
      "Help with the out-of-hours rota and use Liquidlogic for case notes. Languages: Urdu (spoken at home), some Punjabi.",
    ],
    lies: {
      "frequency invented":
        "Work the out-of-hours rota every weekend. Speak Urdu at home, some Punjabi. Use Liquidlogic for case notes.",
      "language level raised":
        "Help out with the out-of-hours rota, usually one weekend in six. Bilingual in Urdu and Punjabi. Use Liquidlogic for case notes.",
      "scope verb inflated":
        "Run the out-of-hours rota. Speak Urdu at home, some Punjabi. Use Liquidlogic for case notes.",
      "tool swapped":
        "Help out with the out-of-hours rota, usually one weekend in six. Speak Urdu at home, some Punjabi. Use Mosaic for case notes.",
    },
  },
  {
    profession: "social worker",
    original:
      "Placement student, adult hospital discharge team, 100 days, Northgate Council. Shadowed capacity assessments and contributed to care plans for older people.",
    honest: [
      "During a 100-day student placement in Northgate Council's adult hospital discharge team, shadowed capacity assessments and contributed to older people's care plans.",
      "Contributed to care plans for older people and shadowed capacity assessments on a 100-day placement with the adult hospital discharge team, Northgate Council.",
      "Student placement (100 days), Northgate Council adult hospital discharge team: shadowing of capacity assessments; contributions to care plans for older people.",
    ],
    lies: {
      "shadowing claimed as doing":
        "Placement student, adult hospital discharge team, 100 days, Northgate Council. Conducted capacity assessments and contributed to care plans for older people.",
      "student role raised":
        "Social Worker, adult hospital discharge team, Northgate Council. Shadowed capacity assessments and contributed to care plans for older people.",
      "scope verb inflated":
        "Placement student, adult hospital discharge team, 100 days, Northgate Council. Shadowed capacity assessments and owned care plans for older people.",
      "unit changed":
        "Placement student, adult hospital discharge team, 100 weeks, Northgate Council. Shadowed capacity assessments and contributed to care plans for older people.",
    },
  },
];
