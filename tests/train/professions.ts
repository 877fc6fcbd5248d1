/** What invented people of one profession have done: parts from which their resumes are put together. */
export interface Profession {
  titles: string[];
  employers: string[];
  lines: string[];
  degrees: string[];
  skills: string[];
}

function profession(titles: string, employers: string, degrees: string, skills: string, lines: string): Profession {
  const list = (text: string) => text.split("|").map((one) => one.trim());
  return {
    titles: list(titles),
    employers: list(employers),
    degrees: list(degrees),
    skills: list(skills),
    lines: lines
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  };
}

export const professions: Profession[] = [
  profession(
    "Registered Nurse|Staff Nurse|Charge Nurse|Nurse Case Manager|RN - Emergency Department|Licensed Practical Nurse|Nursing Assistant|Travel Nurse, ICU",
    "St. Brannock's Hospital|Harlow County Medical Center|Lakeside Care|Mercy Hill Clinic|Veterans Home of Dunmore|Solace|Orchard Park Nursing & Rehab|Pell Regional",
    "Bachelor of Science in Nursing|Associate of Applied Science: Nursing|BSN|Diploma in Practical Nursing",
    "Triage|IV therapy|Wound care|Epic|Patient education|BLS",
    `Assessed and triaged up to 40 patients a shift in a 22-bed emergency department.
    Administered medication and IV therapy and recorded each dose in Epic
    Precepted six new graduates through their first year, all of whom stayed on the ward
    Coordinated discharge plans with physicians, social workers and families.
    Reduced falls by 18% after introducing hourly rounds with the night team
    Wound care, catheter care and post-operative monitoring for adults
    Taught families how to manage diabetes at home.
    Responsible for admission assessments and care plans of 14 residents
    Worked with pharmacists to reconcile medication lists at transfer, which closed a gap that two audits had named
    Answered call lights, took vital signs and helped with daily living.`,
  ),
  profession(
    "Line Cook|Sous Chef|Executive Chef|Head Baker|Kitchen Manager|Prep Cook|Chef, Owner|Banquet Chef / Kitchen Lead",
    "The Blue Door|Osteria Lume|Harbour Grill|Miller & Rye Bakery|Northgate Hotel|Tavola|Greenwood Catering Co.|Cafe Sorrel",
    "Diploma in Culinary Arts|Associate of Arts : Culinary Arts|Certificate in Pastry|High School Diploma",
    "Menu planning|Food costing|HACCP|Pastry|Inventory",
    `Cooked on grill and saute for 180 covers on a busy night.
    Wrote seasonal menus with a food cost below 29%
    Trained 12 cooks in knife work, mise en place and allergen rules
    Ordered produce, meat and dry goods and negotiated prices with five suppliers.
    Kept the kitchen at a top rating in each inspection since opening
    Baked 300 loaves a night and scaled formulas for wholesale
    Opened the station, checked temperatures and rotated stock
    Managed a staff of 15 across two kitchens, including hiring and schedules.
    Cut waste by a third by weighing and logging what came back on plates`,
  ),
  profession(
    "Software Engineer|Senior Backend Developer|Frontend Developer|DevOps Engineer|Full Stack Developer (Contract)|Engineering Manager|Junior Java Developer|QA Automation Engineer",
    "Orbio|Quantel Systems|Brightwater Labs|Nimbus Data Inc.|Kestrel Software GmbH|Tavo|Hexley|Pinewood Interactive LLC",
    "B.Sc. in Computer Science|Master of Science in Software Engineering|BS Computer Engineering|Ph.D. in Computer Science",
    "TypeScript|Go|PostgreSQL|Kubernetes|AWS|React",
    `Built the billing service in Go and PostgreSQL that now settles 2 million invoices a month.
    Migrated 40 services from virtual machines to Kubernetes without downtime
    Technologies: TypeScript, React, GraphQL, Jest, Docker
    Led a team of five engineers and ran its planning, reviews and hiring
    Wrote end-to-end tests with Playwright and cut the release cycle from two weeks to a day.
    Designed the public REST API and its versioning policy
    Project: A web portal for clinics with booking, billing and messaging
    Participated in code review, estimation and on-call rotation;
    Improved page load time from 4.1 s to 1.3 s by splitting bundles and caching at the edge
    Mentored two interns, both of whom joined full time`,
  ),
  profession(
    "Staff Accountant|Senior Accountant|Accounts Payable Clerk|Bookkeeper|Controller|Payroll Specialist|Accounting Manager|Corporate Accountant",
    "Harrow & Pine LLC|Lakeport Fasteners Inc.|Delgado Bros.|Unity Credit Union|Company Name|Ashgrove Holdings|County of Marlow|J. Kessler & Sons",
    "Bachelor of Science in Accounting|Bachelor of Business Administration : Accounting|MBA, Finance|Associate of Arts: Business",
    "QuickBooks|General ledger|Month-end close|Excel|Payroll",
    `Closed the books of four entities within five days each month.
    Reconciled bank and credit accounts and cleared items older than 90 days
    Processed payroll for 240 employees in three states
    Prepared balance sheets, income statements and cash flow reports for the owners.
    Maintained the general ledger, accounts payable and accounts receivable
    Assisted auditors with schedules and vouchers during the yearly audit
    Filed quarterly tax returns on time for 31 clients
    Implemented an expense tool that saved the team ten hours a week
    Responsible for invoicing, collections and vendor files`,
  ),
  profession(
    "Teacher|Assistant Teacher|Elementary School Teacher|Special Education Teacher|Substitute Teacher|Instructional Coach|Math Teacher, Grades 7-8|Department Head, Science",
    "Oakfield Elementary School|Riverside Unified School District|Montrose Academy|Little Acorns Nursery|St. Anne's High School|Company Name|Bright Horizons Charter|Westbrook Middle School",
    "Bachelor of Arts in Elementary Education|Master of Education : Curriculum and Instruction|BA English|Teaching Credential",
    "Lesson planning|Classroom management|Google Classroom|IEP writing",
    `Taught reading and mathematics to classes of 26 in grades three and four.
    Wrote lesson plans in line with state standards and shared them with the grade team
    Met with parents twice a term and whenever a pupil fell behind
    Raised the share of pupils reading at grade level from 54% to 71% in two years.
    Ran the after-school science club and two camps
    Prepared and led IEP meetings for eleven pupils
    Established positive relationships with students, parents, fellow teachers and administrators.
    Supervised lunch, recess and bus duty`,
  ),
  profession(
    "Sales Representative|Regional Sales Manager|Account Executive|Sales Associate|Key Account Manager|Inside Sales Rep|Store Manager|Director, Sales and Marketing",
    "Summit Medical Devices|Peakline Supply Co.|Vantage|Marlow Motors|Fairfield Furniture Outlet|T-Line Mobile|Company Name|Ridgeway Windows & Doors",
    "Bachelor of Arts in Communications|BBA Marketing|Associate Degree in Business|High School Diploma",
    "Salesforce|Negotiation|Forecasting|Merchandising",
    `Grew the territory from $1.2M to $3.4M in three years.
    Opened 45 accounts in the first year, against a plan of 30
    Hired and trained five representatives
    Prepared quotes, followed up on leads and kept the pipeline in Salesforce
    Greeted customers, ran the register and restocked shelves.
    Won President's Club in 2016 and 2018
    Negotiated yearly contracts with hospital groups and distributors
    Planned displays and promotions with vendors and the marketing team
    Exceeded quota in 11 of 12 quarters`,
  ),
  profession(
    "Administrative Assistant|Executive Assistant|Office Manager|Receptionist|Office Administrator|Front Desk Clerk|Data Entry Clerk|Secretary to the Dean",
    "Yellow River Joint Apprenticeship Committee|Guild of Bakers|Chamber of Trades|Numbers for Everyone|Dunmore University|Keane Legal|Company Name|Fulbright Dental Group|Ministry of Transport|Carver Real Estate|Allied Staffing|Hope Church",
    "Associate of Science in Office Technology|High School Diploma|Bachelor of Arts: Psychology|Certificate in Business Administration",
    "Microsoft Office|Scheduling|Filing|Travel booking",
    `Answered a six-line phone and directed visitors, mail and deliveries.
    Kept the calendars of three partners and booked their travel
    Ordered supplies and cut the yearly cost by 14%
    Typed letters, minutes and reports
    Organised meetings for up to 80 guests, from invitations to catering.
    Entered 400 records a day with an error rate below half a percent
    Filed, scanned and indexed client documents
    First contact for tenants, contractors and the public`,
  ),
  profession(
    "Electrician|Journeyman Electrician|Apprentice Electrician|Maintenance Technician|HVAC Technician|Plumber|Site Supervisor|Foreman",
    "Volt & Sons Electric|Granite State Mechanical|City of Dunmore|Harlow Construction Inc|Self-employed|Polar Air Services|Union Local 117|Brandt Anlagenbau",
    "Apprenticeship, Electrical|Certificate of Completion: HVAC|High School Diploma|NVQ Level 3 in Electrical Installation",
    "Conduit bending|Blueprint reading|PLC|Safety",
    `Wired new houses and commercial spaces from plan to inspection.
    Troubleshot motors, drives and control panels on three lines
    Installed and commissioned rooftop units up to 25 tons
    Supervised a crew of eight on a $6M school project
    Read blueprints, bent conduit and pulled wire.
    Kept a clean safety record over 9,000 hours
    Answered emergency calls on nights and weekends
    Replaced boilers, water heaters and fixtures in occupied buildings`,
  ),
  profession(
    "Warehouse Associate|Forklift Operator|Shipping Supervisor|HGV Class 1 Driver|Delivery Driver|Logistics Coordinator|Inventory Control Specialist|Dock Worker (Nights)",
    "Northway Haulage Ltd|Humber Parcels|Riverbend Distribution Center|FastFreight|Company Name|Amsel Logistik GmbH|Coastal Foods|Depot 9",
    "High School Diploma|GED|Certificate in Supply Chain Management|Associate of Applied Science in Logistics",
    "Forklift|RF scanner|Route planning|Inventory",
    `Picked, packed and shipped 600 lines a shift with a scanner.
    Drove 2,400 km a week on night trunks without an accident
    Loaded and unloaded trailers by forklift and pallet jack
    Trained new drivers in tachograph rules
    Counted stock every cycle and traced differences to their cause.
    Planned routes for 14 vans and cut fuel by 8%
    Checked bills of lading against orders
    Kept aisles clear and reported hazards`,
  ),
  profession(
    "Marketing Manager|Digital Marketing Specialist|Content Writer|Social Media Coordinator|Brand Manager|SEO Analyst|Communications Officer|Marketing Intern",
    "Fjord Ferries|Juniper & Co|Lumen Media|Blue Kite Agency|Verity Foods|The Elm Review|Startup Weekend Bremen|Halden AG",
    "Bachelor of Science in Marketing|M.A. in Communication Studies|BA Journalism|MBA",
    "Google Analytics|Copywriting|Email campaigns|Figma",
    `Planned and ran campaigns on search, social and email with a yearly budget of 400,000.
    Doubled organic traffic within a year by rewriting 120 pages
    Wrote a weekly newsletter for 30,000 readers
    Coordinated photographers, printers and three agencies
    Launched the brand in two new countries.
    Reported results to the board each month
    Managed the content calendar and the style guide
    Organised 14 events with up to 500 guests`,
  ),
  profession(
    "Civil Engineer|Project Engineer|Mechanical Engineer|Design Engineer II|Process Engineer|Structural Engineer, E.I.T.|Manufacturing Engineer|Engineering Intern",
    "Arden Bridge Partners|Halvorsen Marine|Titan Pumps|Department of Public Works|Company Name|Westfalia Maschinenbau|Delta Steel|Corwin Consulting Engineers",
    "Bachelor of Science in Civil Engineering|B.Eng. Mechanical Engineering|Master of Engineering: Structural|BSME",
    "AutoCAD|SolidWorks|Lean|Hydraulics",
    `Designed highway drainage for 18 miles of state road.
    Ran finite element models and checked them by hand
    Managed subcontractors, schedule and budget of a $12M plant upgrade
    Reduced scrap from 6% to 2% with a new fixture and work instructions
    Prepared drawings, bills of material and test plans.
    Inspected welds and concrete on site and signed off daily reports
    Led root cause analysis after two line failures
    Presented designs to the county board`,
  ),
  profession(
    "Customer Service Representative|Call Center Agent|Client Support Specialist|Help Desk Technician|Customer Success Manager|Team Leader, Customer Care|Technical Support Engineer|Bank Teller",
    "Unity Credit Union|Brightline Telecom|Company Name|Hearth Insurance|Zentra|Pacific Utilities|First Dunmore Bank|Kestrel Support Services",
    "Associate of Arts in General Studies|High School Diploma|Bachelor of Arts in Sociology|Some college coursework in Business",
    "Zendesk|Conflict resolution|Typing|Spanish",
    `Answered 70 calls a day about bills, outages and contracts.
    Solved nine of ten cases on the first call
    Helped 1,200 users with passwords, printers and laptops
    Wrote 40 help articles that the team still uses.
    Counted the drawer and balanced it each evening
    Trained 25 agents on the new phone system
    Handled complaints and offered refunds within policy
    Kept notes of each contact in Zendesk`,
  ),
  profession(
    "Data Analyst|Business Analyst|Data Scientist|Research Assistant|Financial Analyst|BI Developer|Postdoctoral Researcher|Statistician",
    "Institute for Marine Research|Quantel Systems|Verity Bank|University of Dunmore|Company Name|Hexley Analytics|Ministry of Health|Deep Current",
    "M.Sc. in Statistics|Bachelor of Science: Mathematics|PhD in Economics|B.A. Economics",
    "SQL|Python|Tableau|R",
    `Built dashboards in Tableau for 60 managers.
    Forecast demand with gradient boosting, 12% better than the plan before it
    Cleaned and joined survey data of 30,000 households
    Published two papers on fish stocks and taught a seminar in R.
    Gathered requirements from sales and finance and wrote them up
    Designed and analysed A/B tests on the checkout page
    Automated a monthly report that took three days by hand
    Presented findings to the board of directors`,
  ),
  profession(
    "Graphic Designer|Art Director|UX Designer|Illustrator|Freelance Photographer|Web Designer|Interior Designer|Junior Game Designer",
    "Studio Vell|Pixel Foundry|Freelance|The Elm Review|Monarch Games|Halden Interiors|Paper Lantern Press|Orbio",
    "Bachelor of Fine Arts in Graphic Design|Diploma in Photography|BA (Hons) Illustration|Certificate in UX Design",
    "Illustrator|Figma|Typography|Unity",
    `Redesigned the magazine, which won a national award.
    Drew covers and posters for 20 clients
    Ran interviews and usability tests with 45 people
    Made wireframes, prototypes and a component library in Figma.
    Shot products and portraits for print and web
    Directed a team of three designers and a copywriter
    Designed 25 levels and balanced the economy of a puzzle game
    Prepared files for offset and digital print`,
  ),
  profession(
    "HR Generalist|Human Resources Manager|Recruiter|HR Assistant|Training Coordinator|Talent Acquisition Partner|Benefits Administrator|Vice President, People",
    "Allied Staffing|Company Name|Northgate Hotel|Carver Foods|Halden AG|Dunmore Regional Transit|Vantage|Kline & Partners",
    "Bachelor of Science in Human Resource Management|Master of Arts: Industrial Psychology|BBA|PHR Certificate",
    "Onboarding|ADP|Labor law|Interviewing",
    `Filled 90 positions a year in 32 days on average.
    Wrote the employee handbook and trained managers on it
    Advised supervisors on discipline, leave and accommodation
    Ran open enrolment for 700 employees.
    Kept personnel files and answered audits
    Lowered turnover from 31% to 19% with stay interviews
    Organised orientation each Monday
    Investigated complaints and documented findings`,
  ),
  profession(
    "Construction Worker|Carpenter|Project Manager|Superintendent|Laborer|Welder|Heavy Equipment Operator|Estimator",
    "Harlow Construction Inc|Granite Homes|Company Name|Delta Steel|Bauer & Lang|R. Ortiz Framing|Port Authority|Summit Roofing",
    "High School Diploma|Associate of Applied Science : Construction Management|Certificate, Welding Technology|Trade School",
    "Framing|OSHA 30|MIG welding|Estimating",
    `Framed walls, roofs and stairs for 60 houses.
    Welded pipe and structural steel to code, 99% passing X-ray
    Ran a 40-ton excavator and graders on road jobs
    Estimated bids between $50,000 and $4M.
    Scheduled crews, concrete and inspections
    Cleaned the site and moved material by hand and wheelbarrow
    Set doors, trim and cabinets
    Held toolbox talks every morning`,
  ),
  profession(
    "Paralegal|Attorney|Legal Assistant|Associate|Law Clerk|Compliance Officer|Contract Manager|Court Interpreter",
    "Keane Legal|Marsh, Odell & Finch LLP|District Court of Marlow|Verity Bank|Legal Aid Society|Public Defender's Office|Ashgrove Holdings|Sole practitioner",
    "Juris Doctor|Bachelor of Arts in Political Science|Paralegal Certificate|LL.B.",
    "Westlaw|Drafting|Discovery|Case management",
    `Drafted motions, contracts and discovery for 35 open cases.
    Argued before the county and state courts
    Summarised depositions and medical records
    Reviewed vendor contracts and tracked renewals.
    Interviewed clients and witnesses in English and Spanish
    Wrote policies on data protection and trained 400 staff
    Filed documents with the court and kept the docket
    Researched case law for two judges`,
  ),
  profession(
    "Bartender|Server|Restaurant Manager|Hotel Front Desk Agent|Barista|Host|Housekeeper|Event Coordinator",
    "The Blue Door|Northgate Hotel|Harbour Grill|Company Name|Grand Pier Resort & Spa|Cup & Saucer|Pine Lodge|Tavola",
    "High School Diploma|Associate Degree in Hospitality Management|Bachelor of Science : Hotel Administration|GED",
    "POS|Wine|Guest service|Opera",
    `Served 60 guests a night and knew the wine list by heart.
    Mixed drinks at a 24-seat bar and closed the till
    Checked guests in and out and solved their problems
    Opened and closed the restaurant, counted cash and set the rota.
    Cleaned 16 rooms a day to the hotel's standard
    Raised average spend by 12% through tasting menus
    Planned weddings and conferences from first call to last bill
    Made coffee and kept the counter spotless`,
  ),
  profession(
    "Security Officer|Police Officer|Firefighter|Corrections Officer|Sergeant|Loss Prevention Associate|Shift Supervisor|Infantry Squad Leader",
    "US Army|Marlow Police Department|Sentinel Guard Services|Company Name|Dunmore Fire District 4|State Correctional Institution|Harbor Mall|Royal Marines",
    "Associate of Science in Criminal Justice|High School Diploma|Police Academy Certificate|Bachelor of Arts: Criminology",
    "CPR|Report writing|Surveillance|First aid",
    `Patrolled the grounds on foot and by car and wrote reports.
    Led a squad of nine soldiers on two deployments
    Answered medical, fire and rescue calls
    Watched 64 cameras and stopped 30 thefts a year.
    Trained recruits in first aid and defence
    Kept order in a unit of 80 inmates
    Inspected equipment and vehicles at each shift
    Testified in court`,
  ),
  profession(
    "Pharmacy Technician|Medical Assistant|Dental Hygienist|Physical Therapist|Phlebotomist|Caregiver|Social Worker|Home Health Aide, Part-time",
    "Wells Pharmacy|Fulbright Dental Group|Harlow County Medical Center|Company Name|Family Services of Marlow|Bright Steps Therapy|Private client|Visiting Angels Dunmore",
    "Master of Social Work|Associate of Applied Science in Dental Hygiene|Certificate: Medical Assisting|Doctor of Physical Therapy",
    "Phlebotomy|HIPAA|Charting|CPR",
    `Filled 300 prescriptions a day under the pharmacist's eye.
    Drew blood and prepared samples for the laboratory
    Took vitals, histories and updated charts
    Treated 12 patients a day after surgery or injury.
    Helped a client with meals, bathing and walks
    Visited 22 families a month and wrote plans with them
    Cleaned teeth, took X-rays and taught home care
    Ordered supplies and checked expiry dates`,
  ),
];

/** Parts in other languages: titles, employers, schools, lines. */
export const elsewhere: { language: string; places: string[]; schools: string[]; profession: Profession }[] = [
  {
    language: "de",
    places: ["Hamburg", "München", "Köln, Deutschland", "Bremen"],
    schools: ["Universität Bremen", "Hochschule München", "IHK Köln", "Technische Universität Dresden"],
    profession: profession(
      "Elektroniker für Betriebstechnik|Fachkraft für Lagerlogistik|Kauffrau im Einzelhandel|Softwareentwickler|Projektleiter|Werkstudent Marketing|Krankenpflegerin|Buchhalterin|Verkäuferin",
      "Kestrel Software GmbH|Klinikum Nord|Bauer & Lang|Halden AG|Stadtwerke Lünen|Amsel Logistik GmbH",
      "B.Sc. Informatik|Ausbildung zur Kauffrau|Master of Arts, Medienwissenschaft|Abitur",
      "Java|Projektplanung|Englisch",
      `Entwicklung einer Webanwendung für Terminbuchungen mit Java und React
      Leitung eines Teams von sechs Personen.
      Betreuung von 40 Kunden im Raum Hamburg
      Erstellung der Monatsabschlüsse und Steuererklärungen
      Planung und Durchführung von Schulungen
      Pflege und Überwachung von Patienten auf der Intensivstation`,
    ),
  },
  {
    language: "fr",
    places: ["Lyon", "Paris, France", "Nantes", "Genève, Suisse"],
    schools: ["Université Lyon 2", "Lycée Montaigne", "École de Commerce de Nantes", "IUT de Rennes"],
    profession: profession(
      "Chargée de clientèle|Conducteur de travaux|Chef de projet|Développeur web|Responsable des ventes|Infirmière|Assistante de direction|Stagiaire marketing",
      "Groupe Valmer|Clinique du Parc|Société Orbel|Mairie de Nantes|Les Ateliers Roche|Banque Sud",
      "Licence de gestion|Master en informatique|BTS Commerce|Baccalauréat",
      "Gestion|Anglais|Excel",
      `Gestion d'une équipe de huit personnes et du planning
      Développement d'un site de réservation en PHP et Vue
      Négociation des contrats avec les fournisseurs.
      Accueil des patients et suivi des dossiers
      Organisation des réunions et des déplacements
      Hausse du chiffre d'affaires de 15 % en deux ans`,
    ),
  },
  {
    language: "es",
    places: ["Madrid", "Sevilla, España", "Valencia", "Bogotá, Colombia"],
    schools: ["Universidad de Sevilla", "Instituto Cervera", "Universidad Nacional", "Escuela de Hostelería"],
    profession: profession(
      "Auxiliar de enfermería|Jefa de cocina|Ingeniero de software|Gerente de ventas|Cocinero|Profesora de inglés|Contador|Enfermera",
      "Grupo Montera|Hospital San Telmo|Colegio Alborada|Restaurante El Faro|Banco del Sur|Constructora Lira S.A.",
      "Grado en Informática|Licenciatura en Economía|Máster en Dirección|Bachillerato",
      "Ventas|Inglés|Excel",
      `Dirigí un equipo de diez personas en tres tiendas
      Desarrollo de aplicaciones web con Java y Angular
      Preparación de menús y control de costes.
      Clases de inglés a grupos de 20 alumnos
      Elaboración de informes mensuales para la dirección
      Atención a pacientes en urgencias`,
    ),
  },
  {
    language: "it",
    places: ["Milano", "Torino, Italia", "Bologna", "Porto, Portugal"],
    schools: ["Università di Bologna", "Politecnico di Torino", "Istituto Galilei", "Universidade do Porto"],
    profession: profession(
      "Responsabile commerciale|Ingegnere meccanico|Impiegata amministrativa|Insegnante|Cameriere|Gestor de projetos",
      "Officine Bardi S.p.A.|Ospedale Maggiore|Gruppo Sereni|Scuola Manzoni|Trattoria da Lina|Comune di Torino",
      "Laurea in Ingegneria Meccanica|Diploma di ragioneria|Licenciatura em Gestão|Laurea magistrale in Lettere",
      "Vendite|Inglese|Excel",
      `Gestione dei clienti in tutta la regione
      Progettazione di impianti e verifica dei disegni.
      Insegnamento di storia a classi di 25 studenti
      Preparazione delle fatture e dei pagamenti
      Coordinamento di una squadra di sei persone
      Servizio ai tavoli e cura della cassa`,
    ),
  },
  {
    language: "nl",
    places: ["Utrecht", "Rotterdam, Nederland", "Gent", "Amsterdam"],
    schools: ["Universiteit Utrecht", "Hogeschool Rotterdam", "ROC Midden", "KU Leuven"],
    profession: profession(
      "Projectmanager|Verpleegkundige|Vrachtwagenchauffeur|Docent wiskunde|Boekhouder|Medewerker klantenservice",
      "De Linde Zorg|Van Houten Transport B.V.|Gemeente Utrecht|Scholengroep West|Bakker & Zoon|Noordzee Software",
      "Bachelor Bedrijfskunde|MBO Verpleegkunde|Master Informatica|HAVO",
      "Planning|Engels|Excel",
      `Leiding gegeven aan een team van twaalf mensen
      Verzorging van patiënten op de afdeling chirurgie
      Ritten door heel Europa zonder schade.
      Lessen gegeven aan klassen van 28 leerlingen
      Administratie en facturen voor 60 klanten
      Vragen van klanten beantwoord per telefoon en e-mail`,
    ),
  },
  {
    language: "zh",
    places: ["北京", "上海", "深圳", "广州"],
    schools: ["东湖大学", "南江理工大学", "西城职业学院", "海滨中学"],
    profession: profession(
      "销售经理|会计|前端工程师|护士|产品经理|行政助理",
      "远山科技|东方医院|海星贸易有限公司|蓝天物流|新月软件|城市银行",
      "计算机科学|工商管理 硕士|护理学 本科|会计学",
      "沟通|英语|办公软件",
      `负责华东地区的销售和客户维护
      开发订单系统并优化查询速度
      管理十人的团队
      每月编制财务报表
      组织培训和会议`,
    ),
  },
  {
    language: "ru",
    places: ["Москва", "Казань, Россия", "Самара", "Минск"],
    schools: ["Волжский государственный университет", "Колледж связи", "Институт экономики", "Лицей № 7"],
    profession: profession(
      "Программист|Менеджер по продажам|Бухгалтер|Инженер-конструктор|Медсестра|Водитель",
      "ООО Вектор|Городская больница № 3|АО Северный путь|Банк Волга|Школа № 12|Софтлайн Плюс",
      "Бакалавр информатики|Экономика|Инженер-механик|Магистр права",
      "Продажи|Английский|Excel",
      `Разработка и поддержка складской системы
      Ведение бухгалтерского учёта малого предприятия
      Работа с клиентами и подготовка договоров.
      Руководство отделом из восьми человек
      Обучение новых сотрудников`,
    ),
  },
  {
    language: "ar",
    places: ["القاهرة", "دبي، الإمارات", "الرياض", "عمان"],
    schools: ["جامعة النيل", "معهد الإدارة", "كلية التجارة", "مدرسة الأمل"],
    profession: profession(
      "محاسب|مهندس مدني|مديرة مبيعات|ممرضة|معلمة لغة إنجليزية|مطور تطبيقات",
      "شركة الأفق|مستشفى السلام|بنك الوادي|مدرسة المستقبل|مجموعة النور",
      "بكالوريوس هندسة|بكالوريوس تجارة|دبلوم تمريض|ماجستير إدارة",
      "المبيعات|الإنجليزية",
      `إدارة فريق من ستة موظفين
      إعداد التقارير الشهرية للإدارة
      تدريب الموظفين الجدد
      تطوير تطبيقات للهواتف`,
    ),
  },
];

export const firmNames =
  '"Horizon Plus"|Company "Vega"|Tel-Net|eBrix|NAU|Most Technologies|Self-employed|Self-Employed|Freelance|3M|A1 Taxis|21 Club|7th Street Bakery|4Ward|B2 Motors|Kessler Brothers|Orchid Health|Pell & Sons|Northgate Logistics|Brannock|Tri-County Builders|Maple Leaf Diner|ABX|Solvane|Cooper Ridge Vineyards|Lindqvist AB|3D Forge|Hearth & Home|Kappa Delta|McAllen Freight, Inc.|Redwood Behavioral Health|Smith\'s Garage|UrbanNest|Global Trade Partners Ltd.|DataMoor|Zephyr Airlines|Aurora Theatre Company|Bistro 21|Nova Scotia Power|Eastman, Roe and Gale|Ivory|QTC|Palmer Public Library|TransPacific|Bayview'.split(
    "|",
  );
export const schools =
  "Yellow River Joint Apprenticeship Committee|Guild of Bakers|Chamber of Trades|Numbers for Everyone|Dunmore University|University of Marlow|Harlow Community College|Lakeside High School|Ashgrove College|Prairie State University|California Institute of Design|Montrose Technical College|Northgate Academy|The Culinary Institute of Pell|Marlow State|Park College of Health|St. Anne's School|UCMD|Institute of Hotel Management|Virginia Western University|DeVane Institute|City and Guilds|Northmoor A & M University|Cedar Point A & M University|Quiet Harbor High School|Long Meadow High School|Old Mill Community College|East Haven Community College|South Ridge Technical College|North Dakota Institute of Technology|Silver Creek Institute of Technology|Grand Prairie Christian High School|University of Oregon, Salem|University of Maine, Augusta|Red Stone Valley College|Cornish School of Art|Eastern Washington College".split(
    "|",
  );
export const places =
  "Leeds, UK|Austin, TX|City , State|Chicago, IL|Boulder, CO|Dunmore, PA|Hull|Toronto, ON|Berlin, Germany|San Jose, CA|New York, NY|Remote|Bristol, United Kingdom|St. Paul, MN|Tel Aviv, Israel|Singapore|Los Angeles, California|Sydney, Australia|Portland, Oregon|Bangalore, India|Fort Worth, TX, USA|Oslo|Dublin, Ireland|State|Bucharest".split(
    "|",
  );
export const qualifiers = [
  "Senior ",
  "Lead ",
  "Junior ",
  "Assistant ",
  "Head ",
  "Interim ",
  "Night ",
  "Chief ",
  "Sr. ",
  "Volunteer ",
];
export const titleTails = [
  " II",
  " (Part-time)",
  " - Night Shift",
  ", Intern",
  " III",
  " and Buyer",
  " of Operations",
  " for Major Accounts",
  " (Maternity Cover)",
  ", Training and Development",
  " - West Region",
  " in Residence",
];
export const titleJoints = [" / ", " / ", "/", " & ", " and ", ", ", " - "];
/** What people did, where no word of it is a trade. */
export const plainTitles =
  "Customer Care|Sales and Operations|Project Management Simulation Training|IT Support|Housekeeping|Accounts Payable|Night Shift|Java Microservices|Internship|Kitchen and Bar|After School Program|Community Outreach|Web Development|Warehouse and Logistics|Sports Camp|Quality Control|Mobile App Backend|Student Practice|Laboratory Work|Cash Office|Harvest Help|Financial Planning & Analysis|Frontend|Event Support".split(
    "|",
  );
export const legalForms = [
  " Ltd",
  " GmbH",
  " Inc.",
  " LLC",
  " Corporation",
  " AG",
  " & Co. KG",
  " S.A.",
  " Group",
  " Company",
];
export const degreeKinds =
  "Bachelor of Science|Bachelor of Arts|BS|B.A.|BSc|B.S.|M.S.|Master of Science|Master of Arts|Master's|Bachelor's Degree|Associate of Arts|Associate of Applied Science|Associate|AAS|Diploma|Certificate|Certification|Ph.D.|MBA|Masters|Master of Business Administration|Minor|Licentiate|B.Tech|Graduate Certificate|High School Diploma|Bachelor Studies|Semester Abroad|Graduated as M.Sc.|Technical Diploma|B.S|M.S|B.A|BBA|M.Ed|B.E|Masters of Science|Bachelors of Arts|Associates Degree|Associate of Applied Science Degree|Masters Degree|High School Diploma|Diploma|Certificate|Master of Science (MS)|Bachelor of Business Administration (BBA)|BSBA|B.E".split(
    "|",
  );
export const areas =
  "Computer Science|Business Administration|Nursing|Accounting|Psychology|Child and Family Studies|Mechanical Engineering|Interior Design|Criminal Justice|English Literature|Graphic Design|Culinary Arts|Hotel Management|Digital Media|Economics|Marketing|Health Sciences|Education|Music|Biology|Political Science|Information Technology|Human Resources|Electronics|Fine Arts|Welding|Spanish|Public Health|Management, Finance|Wildlife and Fisheries Science|Communications|History|Office Administration|Software Development|Network Security|Physical Education|Pre-Nursing|Leadership|Construction Management|Sociology|Information Systems & Office Technology|Visual Arts - Photography|Educational Leadership and Policy|Secondary Mathematics and Science Education|Business Management/Retail|Food Service|Teaching English Early Learning|Civil and Environmental Engineering|International Trade and Labor Law|Organizational Behavior|General Studies|Pastry Arts|Finance|Liberal Arts|Automotive Technology|Family and Consumer Sciences".split(
    "|",
  );
export const degreeJoints = [" in ", " : ", ": ", ", ", " - ", " of ", " ", " in ", " : "];
export const schoolKinds =
  "% University|University of %|% College|% Community College|% High School|% State University|% Institute of Technology|College of %|The % Institute|% School of Nursing|% Technical College|% Academy|Universidad de %|% State|The University of % at Pell|% High|University of %, Holt|% University - School of Business|% State College of Nursing|% Adult School|% Career Center|% Business College|% Regional Hospital School|St. % School".split(
    "|",
  );
export const schoolNames =
  "Marlow|Dunmore|Ashgrove|Riverton|North Carolina|Saint Claire|Pell|Westbrook|Harrow|Kingsford|Valley Forge|Lakeview|Santa Rosa|East Penn|Carver|Montrose|Prairie|Clearwater|New Avalon|Fairmount|Cedar Point|Quiet Harbor|Twin Lakes|Rolling Hills|Long Meadow|Green River|Old Mill|Iron Gate Valley|South Dakota|East Haven|Blue Ridge Mountain|Cal Western".split(
    "|",
  );
/** What heads also say. */
export const asides = [
  "Full-time",
  "Contract",
  "(Part-time)",
  "Freelance",
  "40 hours a week",
  "(Seasonal)",
  "Temporary",
];
export const spans = ["2 years 3 months", "4 months", "(1 yr 2 mos)", "(3 years)", "1 year"];
export const tools =
  "Java|Spring Boot|Excel|React|SAP|Linux|Docker|Oracle 12c|Photoshop|AutoCAD|Hibernate|Git|QuickBooks|Jira|SQL Server|Power BI|Python|Angular|Kafka|Maven|HTML5|Salesforce|Word|Tableau".split(
    "|",
  );

/** Courses that stand where a degree would. */
export const courses =
  "HTML|Web-Development|Full Stack Java Development|Online course for testing software|Tax Course|Food Handler Training|First Aid|Special program for career changers|Leadership Program|Courses «Java Developer»|English, advanced|Barista Basics|Project Management Training|Forklift Licence".split(
    "|",
  );

/** Names of things that people made. */
export const projectNames =
  "E-Commerce Platform|Interactive Dashboard|Weather Map for Sailors|Open Source: Dialogue Framework|Echoes of the Valley (Indie Game)|Food bank in Holt|Repair café on Saturdays|Library of Things|Bridge Inspection Drone|Seed Catalogue 2.0|Hospital Bed Planner|Choir of Marlow|Beach Clean-up|Chess Club|Thesis on Ferries|Payroll Migration".split(
    "|",
  );
