/**
 * Further classes of words that may stand for one another in a rephrasing, of the language of work in general: time and
 * frequency, amount, state, place, means and the common nouns of every trade. Same form and same rule as synonyms.ts: left
 * out are words that differ in size, rank, certainty ("usually" is not "always") or field.
 */
export const workSynonyms = `
usually normally typically generally ordinarily commonly customarily; mostly mainly largely primarily predominantly; within inside; compare versus against
often frequently regularly routinely; occasionally sometimes periodically; rarely seldom; immediately instantly promptly straightaway
before earlier previously prior formerly beforehand; after afterwards subsequently later then following; until till
upkeep maintenance care; ongoing continuing continuous current progress; pending awaiting outstanding await; lapsed expired elapsed; valid current
ended finished concluded completed; once one-time; annual yearly per; fortnight fortnightly biweekly; weekend weekends; overnight night
morning mornings am; evening evenings pm; date deadline; period term time stretch spell; season seasonal; beginning start outset
few handful couple; several some various number; many numerous multiple; single one solitary; pair two couple both; half fifty
amount quantity volume sum; level degree; rate percentage proportion share ratio; total overall combined aggregate; extra additional further more added
approximately approx roughly about; exact precise specific particular; minimum least; maximum most top
outside external externally; inside internal internally; nearby local neighbouring neighboring; abroad overseas; onsite on-site; remote remotely
upstairs upper; ground floor; front front-of-house foh; back back-of-house; central centre center; centre center hub facility
headcount staff employee workforce personnel; coworker colleague; supervisor boss superior; newcomer novice beginner newbie; senior experienced
visitor caller; guest diner; diner customer; user customer member; tenant renter resident occupant lessee
landlord owner; buyer purchaser; shopper customer; carer caregiver; youth young youngster teen teenager adolescent; adult grown-up
child infant toddler; baby infant newborn; mother mum mom maternal; father dad; family household relative; senior elder pensioner
public citizen people; attendee participant delegate; participant member; respondent participant; applicant candidate; interviewee candidate
job project assignment engagement gig; job vacancy opening post role; contract job; shift duty; rota shift; vacancy opening position
assistance help support aid; guidance advice direction counsel; care support; cooperation collaboration teamwork partnership
aim goal objective target purpose intention; plan intention; attempt try effort; achievement accomplishment success; success win
setback problem; hazard danger risk; accident incident mishap; incident event occurrence; injury harm; emergency crisis urgent
licence license permit licensed licenced; certificate certification certified accreditation accredited; qualification credential; endorsement approval; clearance approval authorisation authorization
exam examination test; course class programme program module training; session lesson class workshop; workshop seminar; lecture talk presentation
term semester; pupil schoolchild; school-age school; classroom class; homework assignment; coursework assignment; thesis dissertation; essay paper
note record entry; log record journal; list inventory register roster; register record; sheet form; form document; file record folder
letter correspondence mail; message note; post mail; memo note memorandum; newsletter bulletin; leaflet flyer brochure pamphlet; poster sign signage
book publication; manual handbook guide; guide handbook guideline; instruction direction; rule policy; checklist list; template pattern form
text copy; copy duplicate; draft version; heading title; table chart; graph chart plot; figure number statistic; statistic stat figure; number count
money fund cash; funds money; grant funding fund; donation contribution; fee charge; charge cost; spend spending expenditure; expense cost outlay
saving economy; bill account; receipt proof; refund reimbursement repayment; debt arrears receivable; arrears overdue; wage salary payroll; pay wage salary
bonus incentive; stock inventory goods; goods merchandise product; supply provision; supplies materials; material stock; parcel package; box carton case crate
bag sack; container box; shelf shelving rack; trolley cart; lorry truck hgv; van vehicle; vehicle car fleet; fleet vehicle; forklift truck
tool equipment instrument; instrument device; device gadget appliance; machine equipment; plant machinery; kit equipment; part component piece; spare replacement
furniture furnishing; fixture fitting; fitting fixture; pipe pipework piping; wire cable wiring cabling; light lighting lamp luminaire; socket outlet; switchboard panel
board panel; circuit wiring; tap faucet; drain drainage sewer; boiler heater; heating heater; roof roofing; floor flooring; wall partition; ceiling roof
door entrance; window glazing; garden yard landscape; site project; building property premises; flat apartment; dwelling home house; home residence; accommodation housing lodging
hotel inn; restaurant dining; bar pub; cafe coffee; kitchen galley; canteen cafeteria; meal dinner lunch; dish plate; drink beverage; snack food; bakery bread
recipe formula; ingredient component; menu card; reservation booking; table seat; service serving; cover meal diner
shop retail store; till cash checkout register; counter checkout; aisle shelf; display exhibit exhibition; sale selling; discount reduction markdown; promotion offer campaign
web online internet; site page website; page screen; screen display; app software; platform system; tool system software; server host; bug error issue; code script
script program; test check; feature capability; release launch; rollout launch introduction; upgrade update; update revision; version release; backup copy
database record; dataset data; data figure information; dashboard report; query search; search lookup; model simulation; metric measure indicator kpi; measure metric
survey questionnaire poll; interview conversation; conversation discussion talk dialogue chat; discussion meeting; debate discussion; talk speech; call phone; reminder prompt
audience public viewer reader; reader subscriber; follower fan; fan supporter; viewer audience; coverage press; press media; article piece story; story feature; column article
picture photo; image picture; drawing sketch illustration; sketch drawing; logo brand mark; layout design arrangement; design plan; artwork art graphic; graphic visual
video clip; film movie; sound audio; song music; concert gig performance; performance show; show exhibition; gallery museum; costume outfit clothing; clothing clothes garment apparel
team group crew unit; group cohort class; cohort group class year; club society; committee board panel; board committee; council authority; department office section; section part area
branch office site; office site; unit department; ward department; clinic practice surgery; practice clinic firm; surgery operation; operation procedure surgery; theatre operating
appointment visit consultation; consultation meeting; check-up examination check; screening test; test exam; result finding; sample specimen; blood phlebotomy; needle injection; injection jab vaccination
vaccine vaccination immunisation immunization; illness disease sickness condition; disease disorder condition; symptom sign; pain ache; wound cut; bandage dressing; medicine drug; dose dosage
ill sick unwell; elderly geriatric; children paediatric pediatric; maternity obstetric; heart cardiac; kidney renal; lung respiratory pulmonary; brain neurological; bone orthopaedic orthopedic
law legal; court tribunal; trial hearing; lawsuit litigation; case lawsuit; claim request; agreement deal; deal transaction; clause term; witness testimony; evidence proof
crime offence offense; police officer; guard security; patrol round; alarm alert; lock secure; fire blaze; rescue save
flight air; airport airline; train rail railway; bus coach; driver driving drive; passenger traveller traveler rider; travel journey; route run; stop station; station depot; trip journey run
mile mileage; road highway; fuel petrol gas diesel; tyre tire; brake braking; engine motor; repair workshop; garage workshop shop; breakdown failure; service maintenance
farm agricultural agriculture; broad wide extensive; angry upset irate; final last; herd flock cow cattle sheep; crop harvest; field land; animal livestock; cattle cow; plant crop; tree timber; soil earth; water irrigation; weather climate
energy power; power electricity electrical; solar photovoltaic pv; emission carbon; recycle recycling; rubbish waste garbage trash litter; environment green
quality standard; standard grade; accuracy correctness; defect flaw; fault defect; error fault; quality excellence; speed pace; pace rate; delay wait lateness; wait waiting queue
queue line; backlog arrears queue; bottleneck constraint; capacity space; space room area; workload load caseload; load cargo; deadline target; schedule plan; priority urgent
method approach technique way; way means; means method; step stage phase; stage phase; cycle round; round cycle; process system; system method; procedure protocol; protocol procedure guideline
reason cause; cause reason; effect impact result; impact effect influence; consequence result; benefit advantage; advantage strength; option choice alternative; choice selection; range selection
type kind sort; sort type; category type group; area field; field sector industry; industry sector trade; trade craft; market sector; discipline field subject; subject topic; topic theme
need requirement; request enquiry; wish request; demand need; complaint grievance; grievance dispute; dispute conflict disagreement; conflict dispute; feedback review; opinion view
growth development; development growth; progress advancement; change adjustment modification; adjustment modification amendment; amendment revision; correction fix; reduction saving
comfortable confident; confident assured; able capable; capable competent; responsible accountable; careful cautious diligent meticulous thorough; friendly warm welcoming; calm composed
clear plain; simple easy straightforward; easy simple; complicated complex; difficult hard challenging tough; demanding challenging; big large; small minor; minor small; major large
main chief primary principal central core; primary main; secondary backup; common shared; shared joint common; joint shared; separate individual distinct; individual personal single; personal private
private confidential; confidential sensitive; public open; open available; free complimentary; paid salaried; empty vacant; full complete; clean hygienic; safe secure; secure protected
new latest modern; modern contemporary; old former previous; former ex previous; used second-hand; live real-time; daily day-to-day; normal usual standard; usual customary
correct right; right proper; proper appropriate suitable; suitable appropriate fitting; relevant applicable; essential necessary vital; required necessary mandatory compulsory; optional voluntary
timely punctual; late overdue delayed; overdue outstanding late; early prompt; fast rapid; slow gradual; steady stable consistent; consistent steady uniform
print printing printed; paper print; ink print; colour color; size dimension; shape form; weight mass; length duration; height tall; depth deep; width breadth
language tongue; spoken speaking speak; word term; translation interpreting; sign symbol; name title; address location; street road; town village; village hamlet; city urban; country rural
world global; nation national; region regional; state government; government public; council municipal; county district; district area; border frontier; coast seaside
sport athletic; game match; match fixture; coach trainer; training practice; exercise fitness; gym fitness; pool swimming; camp retreat; leisure recreation recreational
church parish; faith religion religious; charity charitable; volunteer helper; donor supporter giver; appeal campaign; fund money; event occasion; ceremony event; wedding marriage
holiday vacation leave; absence leave; leave absence; sickness absence; overtime extra; break rest; retirement pension; pension retirement; insurance cover coverage; cover insurance`;
