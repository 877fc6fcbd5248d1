/**
 * Nouns, adjectives and adverbs that may stand for one another in a rephrasing without a change of fact. Classes are parted by semicolons.
 * Left out on purpose: words that differ in size, rank or field (nurse and doctor, revenue and profit, draft and contract).
 */
export const synonymLines = `

user people person; time schedule; alert warning; simultaneous concurrent parallel once; people person staff team employee personnel worker colleague coworker teammate crew associate member individual workforce squad
customer client patron guest shopper consumer caller buyer visitor; patient resident
student pupil learner child kid youngster schoolchild; class classroom lesson course; doctor physician
lawyer attorney; company firm business organization employer corporation enterprise; department division unit team
store shop outlet branch; supplier vendor; target goal objective quota
problem issue trouble fault difficulty concern complaint defect matter; bug defect fault error issue
error mistake inaccuracy; question query inquiry request enquiry
document paperwork file record documentation documentation form; report summary reporting
meeting conference session call; phone telephone call; email mail correspondence; car vehicle automobile
truck lorry vehicle; warehouse depot; item product goods merchandise article; product service; inventory stock
sale revenue turnover; cost expense spending expenditure outgoings; budget fund; invoice bill; payment remittance
price pricing rate; money cash; salary wage pay payroll; tax taxation; event function; campaign initiative drive
project initiative assignment; program scheme initiative; process procedure workflow practice method routine
policy rule guideline regulation; rule regulation standard; law legislation legal; plan strategy roadmap
schedule timetable rota roster; shift rota; machine machinery equipment device apparatus; equipment gear tool kit
tool software application system; application app program; website site web webpage; database data
code software codebase; test testing exam examination; skill ability competence competency capability proficiency
job role position post work; duty task responsibility chore assignment
training instruction coaching tuition education onboarding; new recent fresh; starter recruit hire joiner newcomer
result outcome; improvement enhancement gain; increase growth rise uplift gain boost
reduction decrease cut drop decline fall saving; feedback comment; relationship rapport relation tie
partner stakeholder; manager management supervisor; leader leadership lead; hospital clinic; ward unit
school academy; kitchen cookhouse; food meal dish; restaurant eatery; menu offering
drug medication medicine pharmaceutical; treatment therapy care; plan program; injury wound; building construction
house home property residence; site location place premise venue facility; city town; country nation
area region territory zone; office workplace; desk counter; front reception; line production; plant factory
safety safe; security secure; accurate precise exact correct accuracy precision
fast quick rapid prompt swift timely speed; daily everyday day; weekly week; monthly month
yearly annual annually year; quarterly quarter; high elevated; low reduced; large big sizable; small little compact
busy fast-paced hectic; different various diverse varied range variety assorted
all every entire whole; complete full; multiple several various numerous different; many numerous
important key; whole entire; complete full; internal inside in-house house; external outside
digital online electronic; online web internet; manual hand; written writing; verbal spoken oral; bill invoice
audience public; information data detail; content material; article post; newspaper paper
picture image photo photograph; video film footage; social media; advertising advertisement advert ad marketing
brand branding; lead prospect; contract agreement; deal contract; closing close; bank banking
statement report; ledger book; month-end monthend; analysis study evaluation assessment review
assessment evaluation appraisal; review check inspection audit; research study investigation; finding result
model modeling; solution fix answer; feature functionality function; component module part; interface ui
frontend front-end; backend back-end; pipeline workflow; deployment release rollout launch; release version
monitoring tracking; alert alarm notification; outage downtime; availability uptime; response reply; latency delay
load volume; performance speed; server machine; network networking; user customer; ticket request case issue
case file matter; hearing trial; brief document; claim case; policyholder insured; school education educational
curriculum syllabus; grade mark score; parent guardian family; reading literacy; math mathematics maths numeracy
science scientific; behavior conduct; crew team; tradesman contractor subcontractor; drawing blueprint plan
material supply; waste scrap refuse; repair fix maintenance servicing; breakdown fault failure; order purchase
delivery shipment consignment; shipment cargo freight load; route journey; pallet load; traffic visits
spreadsheet workbook; presentation slide deck; appointment booking reservation visit; travel trip
calendar diary schedule; mail post; visitor guest; elderly older senior aged; disabled disability; need requirement
standard quality; request demand; opportunity chance; challenge difficulty; award prize honor
volunteer voluntary volunteering; community local neighborhood; fundraising fundraiser; donation gift contribution
charity nonprofit; colleague peer; junior entry-level; trainee apprentice; effort work; approach method
technique method; way method; idea suggestion proposal; proposal bid tender; bid tender; estimate quote quotation
turnaround lead; independent alone autonomous
together jointly joint collaborative collaboration; regular routine frequent; night overnight
hygiene sanitation cleanliness; clean tidy; infection disease; blood venous; specimen sample; vital sign
chart record; bedside ward; discharge release; admission intake; wound dressing; till register checkout
display merchandising; refund return; loyalty membership; target market; gross total; total overall sum
average mean; percent percentage; third three; deploy deployment`;
