import type { Fact } from "~/tailor/resume";

/** An invented person: what the landing page shows the engine with. */
export const sampleResume = `Ines Halvorsen-Bright
Bristol | ines.halvorsen@postbox.example | +44 7700 900318

EXPERIENCE
Logistics Coordinator, Tidewater Outdoor
Mar 2021 - Present
• Pick the carriers for 900 parcels a day and check their invoices
• Responsible for managing inventory in two warehouses with MS Excel and SAP
• Cut late deliveries from 9% to 3% by moving the daily cut-off to 14:00
• Train new colleagues on the packing lines

Warehouse Assistant, Fennel & Rye Kitchens
Sep 2018 - Feb 2021
• Was responsible for training nine packers for the Christmas season
• Loaded lorries and drove the forklift

EDUCATION
BA Business Management, University of Northmoor, 2015 - 2018

SKILLS
Forklift driving, WMS, MS Excel, SAP, route planning

LANGUAGES
English (native), Norwegian (fluent)`;

export const samplePost = `Logistics Operations Manager
Larkmeadow Bicycles, Bristol

Larkmeadow builds cargo bikes for families. You will get them to their riders.

What you will do
- Run inventory management across three warehouses
- Negotiate rates with carriers and check their invoices
- Cut late deliveries and plan the routes of our vans
- Train and lead the packing team

Requirements
- Inventory management
- Microsoft Excel and SAP
- Power BI
- Route planning
- Demand planning
- SQL

Nice to have
- Norwegian
- Lean Six Sigma`;

/** What the person answered to questions that the post raises. */
export const sampleAnswers: Fact[] = [
  {
    id: "answer-1",
    subject: "Power BI",
    confirmed: true,
    detail: "Built the delivery dashboard in Power BI that the depot still opens every morning",
    date: "2026-11-03",
  },
  {
    id: "answer-2",
    subject: "Demand planning",
    confirmed: true,
    detail: "Planned the demand for tents and stoves with the buyers, season by season",
    date: "2026-11-03",
  },
];

/** What a careless writer, human or machine, would make of a line. */
export const sampleBoast = {
  before: "Train new colleagues on the packing lines",
  after: "Led a team of 12 on the packing lines and cut costs by 30%",
};

/** The month that the sample is scored in: the page must not change by itself. */
export const sampleAsOf = "2026-11";
