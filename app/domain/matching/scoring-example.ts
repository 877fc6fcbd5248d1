/** An invented baker and an invented post: what the page on scoring shows the arithmetic with. */
export const exampleResume = `Noor Castellan
noor.castellan@postbox.example | Bristol

SUMMARY
Baker who likes quiet nights and inventory management.

EXPERIENCE
Baker, Copper Lane Bakery
Apr 2024 - Present
• Do the baking of 300 sourdough loaves a night with two apprentices
• Order flour and butter from five suppliers
Kitchen Assistant, Harbour Steps Cafe
Jun 2022 - Mar 2024
• Prepared cakes for 120 guests a day

SKILLS
Food safety, piping

CERTIFICATES
Food Hygiene Certificate, 2022`;

export const examplePost = `Senior Baker
Larkmeadow Bread Company

What you will do
- Bake sourdough loaves through the night
- Train apprentices and order flour

Requirements
- At least 6 years of baking experience
- Food safety
- Food hygiene certificate
- Microsoft Excel

Preferred
- Inventory management

Nice to have
- French`;

/** The example is scored as of this fixed month, so that its figures do not change over time. */
export const exampleAsOf = "2026-11";
