/** What a reader must find in a post, by canonical name or by the post's own words. */
export interface ToFind {
  name: string;
  post: string;
  must: string[];
  preferred?: string[];
  nice?: string[];
  /** Terms that are alternatives to each other. */
  either?: string[];
  /** A term and the years asked for with it. */
  years?: [string, number];
  /** Words that no requirement may hold. */
  noise: string[];
}

const fairness =
  "Larkfield Group is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, national origin, genetic information or protected veteran status.";

/** Ten posts as they are found: clean lists, prose, lines that lost their breaks. All companies are made up. */
export const tenPosts: ToFind[] = [
  {
    name: "pharmacy technician",
    post: `Pharmacy Technician
Brightwell Pharmacy is a family business since 1984 with offices in nine towns.
What you will do
- Fill prescriptions and keep the counter tidy
Requirements
- Pharmacy Technician Certification
- At least two years of retail pharmacy experience
- Medical terminology
- Must be able to stand, bend and lift up to 40 pounds
Preferred
- Experience with Pyxis
Benefits
401k, dental and vision insurance, tuition help for nursing school
${fairness}`,
    must: ["Pharmacy Technician Certification", "Medical Terminology"],
    preferred: ["Pyxis"],
    years: ["Retail Pharmacy", 2],
    noise: ["Brightwell", "nursing", "dental", "genetic", "40 pounds"],
  },
  {
    name: "welder",
    post: `Welder / Fabricator - Day Shift
Larkfield Group builds trailers.Duties and Responsibilities: Weld frames and read the drawings.Requirements:MIG weldingBlueprint reading3+ years of welding experienceForklift license a plusPay: $24 - $28 per hour
${fairness}`,
    must: ["Blueprint Reading"],
    nice: ["Forklift Certification"],
    years: ["Welding", 3],
    noise: ["Larkfield", "hour", "genetic"],
  },
  {
    name: "hotel receptionist",
    post: `Front Desk Agent
The Harbor Lantern Hotel welcomes guests all year.
You have
- Experience with Opera PMS or Cloudbeds
- Fluent English; French is an advantage
- Cash handling
- Able to work weekends and night shifts
We offer
Free meals, paid holidays and a career development plan in hotel management`,
    must: ["Cash Handling", "English", "Shift Work"],
    nice: ["French"],
    either: ["Opera PMS", "Cloudbeds"],
    noise: ["Harbor Lantern", "hotel management", "holidays"],
  },
  {
    name: "loan officer",
    post: `Mortgage Loan Officer
Requirements
- NMLS license
- Bachelor's degree in Finance or equivalent experience
- 5-7 years in mortgage lending required
- Ideally experience with Encompass
How to apply
Send your resume to jobs@example.com with a note on your sales record`,
    must: ["NMLS"],
    preferred: ["Encompass"],
    either: ["Bachelor's Degree", "equivalent experience"],
    years: ["Mortgage Lending", 5],
    noise: ["sales", "resume"],
  },
  {
    name: "primary teacher",
    post: `Primary School Teacher
Essential
Qualified Teacher Status
Knowledge of phonics and classroom management
Desirable
Experience of special educational needs
Makaton signing
About us
Our school has a garden, a choir and 300 pupils. We are a leading provider of adult education.`,
    must: ["Qualified Teacher Status", "Classroom Management"],
    preferred: ["Makaton signing"],
    noise: ["garden", "choir", "Adult Education"],
  },
  {
    name: "machinist",
    post: `CNC Machinist
Qualifications
* High school diploma or GED
* Set up of Haas and Mazak lathes, G-code
* GD&T
* OSHA 10 preferred
Physical Demands
Sitting, standing, kneeling, reaching
Lifting up to 50 lbs
Work Environment
Noise, heat, moving forklifts`,
    must: ["High School Diploma", "GD&T"],
    noise: ["kneeling", "Lifting", "Noise", "heat", "forklift"],
  },
  {
    name: "store manager",
    post: `Store Manager
Cobalt Shoes is looking for a Store Manager who leads by example. You will work with project managers and the marketing team.
Minimum qualifications:
4 years of retail management experience
Visual merchandising and inventory control
Bilingual (Spanish) is a plus
Must be willing to travel up to 20%
Salary commensurate with experience
Facebook
LinkedIn`,
    must: ["Visual Merchandising", "Inventory Management", "Willingness to Travel"],
    nice: ["Spanish"],
    years: ["Store Management", 4],
    noise: ["Cobalt", "project manager", "Facebook", "LinkedIn", "Salary", "marketing"],
  },
  {
    name: "data engineer",
    post: `Data Engineer (m/f/d)
Industry:
Logistics, Retail
Technologies
python airflow snowflake quvibase
Job description
We move parcels. Our teams use Android phones.
Your profile
Experience in building data pipelines with Apache Spark, Zentroflow or Kafka
Kubernetes is a plus
A degree in computer science`,
    must: ["Python", "Apache Airflow", "Snowflake", "quvibase", "Zentroflow"],
    nice: ["Kubernetes"],
    either: ["Apache Spark", "Zentroflow", "Apache Kafka"],
    noise: ["Logistics", "parcels", "m/f/d"],
  },
  {
    name: "laboratory scientist",
    post: `Research Scientist, Cell Biology
The institute has forty PhD students and a new building. The application must be in English.
Requirements
PhD in molecular biology or biochemistry
Solid background in flow cytometry and organoid perfusion
You write Python scripts
Experience with mouse models is an advantage`,
    must: ["Doctorate", "Flow Cytometry", "organoid perfusion", "Python"],
    nice: ["mouse models"],
    noise: ["students", "English", "building"],
  },
  {
    name: "delivery driver",
    post: `Delivery Driver
For over 30 years we have brought fresh bread to the county. Nursing assistants and teachers love our rolls.
Responsibilities
- Load the van and keep delivery records
Requirements
- Valid driver's license and clean driving record
- Reliable transportation
- Either CDL class B or two years of route driver experience
Interested? Visit www.example.com for career opportunities in sales and marketing.`,
    must: ["Driver's License", "Own Transport"],
    noise: ["30 years", "bread", "Nursing", "marketing", "sales"],
  },
];
