/** A made-up person, for tests of the gate and of what stands on it. */
export const resumeText = `Mara Ellison
mara.ellison@example.com | 020 7946 0011 | Leeds, UK

SUMMARY
Warehouse and stock planner with 6 years of experience in goods receipt, stock control and team rotas.

EXPERIENCE

Stock Planner, Harlow Foods
March 2019 - Present
- Plan stock levels for 14 stores using SAP and MS Excel
- Reduced waste by 18% with weekly stock counts
- Responsible for training new starters on the scanner system

Warehouse Assistant, Pike Logistics
June 2016 - February 2019
- Picked and packed 120 orders per shift
- Supported the rollout of a new scanner system at one depot
- Assist the shift manager with rotas for 25 staff

EDUCATION

BSc in Geography, Calder University, 2016

SKILLS
SAP, MS Excel, Stock control, Forklift, Goods receipt

LANGUAGES
English (native), Polish (basic)
`;

export const postingText = `Inventory Planner

Brightwater Retail is looking for an Inventory Planner for its Leeds hub.

What you will do
- Plan stock levels for all stores with Microsoft Excel and SAP
- Train new starters
- Count stock every week

Requirements
- Experience with stock control is required
- Microsoft Excel is required
- Power BI is required
- Forklift licence preferred
`;
