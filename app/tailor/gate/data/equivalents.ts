/**
 * Words and phrases that may stand for one another in a rephrasing without a change of fact: one class a line, parted by
 * semicolons. What differs in size, rank, field or outcome is no equivalent (nurse and doctor, WAN and LAN, revenue and profit).
 */
export const equivalents = `
every two weeks; every other week; every second week; biweekly; bi-weekly; fortnightly; semi-monthly
every two months; every other month; bimonthly
twice a year; every six months; biannual; biannually; semiannual; semiannually; half-yearly
twice a week; two times a week
daily; every day; each day; per day; a day; day-to-day; on a daily basis
weekly; every week; each week; per week; a week; on a weekly basis
monthly; every month; each month; per month; a month; on a monthly basis; on monthly basis
quarterly; every quarter; each quarter; on a quarterly basis
annually; yearly; annual; every year; each year; per year; a year; on an annual basis
hourly; every hour; per hour; an hour
nightly; every night; each night; overnight
regularly; regular; on a regular basis; at regular intervals; routinely; routine; consistently; frequently; often
periodically; periodic; at intervals; from time to time
each shift; every shift; per shift
immediately; at once; right away; promptly; straight away; without delay; instantly; prompt; immediate
at the same time; simultaneously; concurrently; simultaneous; concurrent; in parallel
decade; ten years; 10 years
dozen; twelve
half; 50%; fifty percent
double; twofold; two times
twice; two times
several; multiple; numerous; a number of; many; various; a variety of; a range of; a wide range of; a wide variety of; an array of; diverse
all; every; each; entire; whole; full; complete; any and all
new hires; new hire; new employees; new staff; new starters; new team members; newcomers; incoming employees; incoming staff; recruits; new recruits; new joiners; new personnel; onboarding staff
employee; staff; staff member; team member; associate; personnel; worker; workforce; crew; crew member; colleague; coworker; teammate; peer
customer; client; guest; patron; shopper; consumer; buyer; account holder; customers and clients; clientele
prospective; potential; would-be; prospects
employer; company; firm; organization; business
public; members of the public; general public; community members
colleagues; coworkers; peers; team mates
in person; face to face; face-to-face; on site; in-person
by phone; by telephone; over the phone; phone calls; telephone calls; phone; telephone; on the phone; via phone
by email; via email; e-mail; email; electronic mail
by hand; manually; manual; hand
on hand; in stock; available
online; web-based; web; internet; internet-based; on the web
remotely; remote; from home; home-based; telecommuting
solo; unaccompanied; on my own; by myself; alone
abroad; overseas; international; foreign; internationally
at home; domestic; nationally; local
in accordance with; in compliance with; according to; per; following; in line with; as per; in keeping with; consistent with; adhering to; in conformance with; comply with; complying with; to meet; conforming to; under; in adherence to; compliant with
in order to; so as to; to
such as; including; for example; for instance; e.g; namely; covering; ranging from; comprising; consisting of; involving; e.g.
together with; along with; as well as; in addition to; plus; and also; alongside
in charge of; responsible for; accountable for; charged with; tasked with; manage; oversee; handle; responsibility for; responsibilities included; duties included; took care of; entrusted with; look after; looked after
look after; care for; take care of; tend; attend to
work with; worked with; collaborate with; collaborated with; partner with; liaise with; alongside; in collaboration with; in partnership with; together with; cooperate with; collaborate; partner; worked closely with; work closely with; coordinate with
take part in; participate in; part of; involved in; took part in; participate; contribute to; join; member of; engaged in; involvement in
help; assist; aid; support; lend a hand; give support; provide support; provide assistance; provided help; assistance; back up; assist with; help with; assist in; offer support
carry out; perform; conduct; do; undertake; execute
set up; establish; install; configure; create; put in place; setup; set-up
make sure; ensure; see to it; ensured
come up with; devise; develop; create; conceive
deal with; handle; address; manage; respond to; field; take care of
respond to; answer; reply to; address; field; responded
fill in; complete; fill out
hand out; distribute; give out; circulate
put together; assemble; compile; prepare
keep track of; track; monitor; follow; log; keep a record of
keep up to date; update; maintain; keep current; kept current
keep; maintain; retain; kept
sort out; resolve; fix; settle
find solutions; solve; resolve; find answers; solved problems; problem solving; problem-solving
find out; discover; identify; determine; learn
look into; investigate; research
point out; flag; highlight; raise; report; alert; bring up; escalate; notify; bring to the attention of
draw up; draft; prepare; write
write up; write; document
note down; record; note; document; log; write down; take notes
sign off; approve; approval; sign-off; authorization; signoff
roll out; rollout; launch; introduce; implement; deploy
bring in; introduce; generate
hold; conduct; run; host; held
give; provide; offer; deliver; supply
show; demonstrate; present; display; show how
use; utilize; employ; apply; make use of; operate; work with; using; by means of; through; via; with the use of; made use of
get; obtain; acquire; procure; gather; gain; secure
buy; purchase; procure; order; source; procurement; purchasing; buying; acquisition
need; require; call for; requirement; necessity; necessary; needed; required
want; wish; desire
begin; start; commence; initiate
end; finish; complete; conclude
teach; train; instruct; coach; educate; tutor; instruction; training; tuition; give lessons; provide training; give training; deliver training; show
learn; study; acquire
watch; monitor; observe; supervise closely; keep an eye on; watch over
check; verify; review; inspect; examine; confirm; validate
spot check; inspect; audit
examine; analyze; review; study; assess; evaluate; look at; analysis
assess; evaluate; assessment; evaluation; appraisal; appraise; review; rate
read; interpret; review
fix; repair; mend; correct; service; restore; remedy; rectify
troubleshoot; diagnose; debug; find faults; fault-finding; fault finding; diagnostics; identify problems
direct; route; transfer; refer; forward; guide
book; schedule; arrange; set; reserve; set up; make appointments; coordinate
arrange; organize; plan; coordinate
organize; coordinate; arrange; run; put on
order; arrange; sort
sort; classify; categorize; organize; group
classify; categorize; categorization; classification; code
make; create; produce; prepare; build; construct
produce; generate; create; prepare; make; compile
develop; create; build; design; formulate; establish
design; create; devise; draw up
create; design; develop; produce; write; author; make
write; author; draft; compose; prepare; pen; produce
draft; write; prepare; compose
prepare; make; cook; ready; produce; put together; get ready
process; handle; work; deal with
handle; process; manage; take; deal with; field
record; document; log; enter; track; note; register; chart; recording; capture
enter; input; key; key in; data entry; type
file; store; archive; organize
scan; digitize; digitise; digitization; electronic conversion; convert to electronic
send; dispatch; forward; mail; ship; transmit; submit
submit; file; hand in; send; turn in
receive; take; accept; get
take; receive; record; field; accept
answer; take; field; respond to; reply; handle
greet; welcome; receive
serve; wait on; attend to; assist; help; take care of
sell; market; retail
promote; market; advertise; publicize
talk; speak; communicate; converse; discuss; interact; deal
interact with; deal with; communicate with; work with; talk to; engage with; speak to; speak with
tell; inform; notify; advise; let know; report; alert; brief; update; relay; communicate; convey
explain; clarify; describe; go over; walk through
advise; counsel; consult; guide; recommend; give advice; advice; guidance; consultation; provide consultation
suggest; recommend; propose; make suggestions; make recommendations; recommendation
encourage; motivate; inspire; urge
foster; build; develop; cultivate; nurture; establish
build relationships; develop relationships; maintain relationships; form relationships; establish relationships
recruit; hire; take on; source; recruitment; hiring; employ; staff
interview; screen; meet
hire; employ; recruit; bring on
fire; terminate; dismiss; discharge; let go
assign; allocate; delegate; distribute; give; designate
lead; head; run; spearhead; head up; direct; manage; leadership
manage; run; administer; oversee; direct; supervise; control; lead; management; coordinate
supervise; oversee; manage; supervision; direct
control; manage; regulate; oversee
administer; manage; run; administration
administer; give; dispense; administration
monitor; track; watch; check; oversee; keep track of; observe; monitoring
maintain; keep; keep up; service; look after; preserve; uphold; upkeep; sustain; maintenance; manage; care for
operate; run; use; work; drive; operation
clean; sanitize; tidy; wash; cleaning; disinfect
move; transport; carry; transfer; relocate; shift; haul
transport; drive; carry; haul; move
load; unload; stack
stock; restock; replenish; fill; refill; stocking
lift; raise; hoist
cut; reduce; lower; decrease; trim; minimize; drop; bring down; lessen; reduction; shrink; save
increase; raise; grow; boost; lift; expand; rise; growth; improve
improve; enhance; better; boost; strengthen; raise; upgrade; refine; improvement; enhancement
streamline; simplify; improve
speed up; accelerate; expedite; shorten; fast-track
reach; achieve; meet; hit; attain; accomplish
meet; satisfy; fulfill; achieve; comply with
exceed; surpass; outperform; beat; go beyond; top
earn; receive; win; gain; achieve; be awarded; was awarded; awarded; was given; obtained; were awarded
promoted; earned promotion; promotion; promotions; advanced
win; secure; gain
complete; finish; finalize; carry out; conclude
deliver; provide; give; supply; distribute; bring
supply; provide; furnish; deliver; equip
fit; install; mount; installation
install; fit; set up; put in; installation; mount
test; check; try; trial; testing
commission; start up; bring online; commissioning
put up; erect; assemble; build; construct
take down; dismantle; disassemble
take apart; disassemble; dismantle; strip
update; revise; refresh; amend; keep current; bring up to date; maintain
change; modify; alter; adjust; adapt; amend; modification; adjustment; revision
correct; fix; amend; rectify; put right
enforce; uphold; apply; ensure compliance with
follow; adhere to; observe; comply with; abide by; obey; stick to; respect
protect; safeguard; guard; secure; keep safe
prevent; avoid; stop; avert
pay; settle; remit; payment
charge; bill; invoice
count; tally; number; inventory
calculate; compute; work out; figure; determine
estimate; gauge; quote; project
measure; gauge; size
balance; reconcile; settle
translate; interpret; translation; interpretation
travel; go; journey
attend; go to; take part in; participate in; take; take a course; took a course
complete; undergo; finish
mentor; coach; guide; train; advise
orient; onboard; induct; orientation; onboarding; induction
represent; act for; speak for; stand for
negotiate; bargain; agree
cook; prepare; make
serve; provide service to
plate; present
bake; make; prepare
paint; coat; decorate
weld; join
drive; operate; steer
proof; proofread; check
photograph; shoot; take pictures
film; shoot; record
type; key; enter
print; produce
publish; post; release; issue; put out
post; publish; put up; upload
present; give; deliver; show
perform; carry out; conduct; do; execute; performance
conduct; perform; run; hold; carry out; lead
facilitate; run; lead; host; moderate
collect; gather; obtain; pick up; compile; take
gather; collect; compile; obtain
research; investigate; study; look into; explore
investigate; look into; research; examine; inquire
solve; resolve; fix; work out; settle
resolve; settle; solve; fix
remove; take out; extract; take off; removal; delete
replace; change; swap; exchange; substitute; replacement
share; pass on; communicate; distribute
combine; merge; consolidate; join; bring together
group; team
connect; link; join
match; pair; partner
compare; match; check against
choose; select; pick; selection
decide; determine; choose
select; choose; pick; pull
pick; pull; select; gather
pack; package; box; wrap
wrap; pack; package
label; tag; mark
store; keep; hold; storage
stay; remain; keep; maintain
contact; call; reach; reach out to; get in touch with; phone
call; phone; contact; ring; telephone
raise; report; bring up; escalate; bring; flag
escalate; raise; refer; pass on; pass up; report
coordinate; organize; arrange; liaise; synchronize
liaise; communicate; coordinate; work; act as a liaison; liaison; contact; serve as liaison; point of contact
implement; introduce; put in place; carry out; apply; roll out; set up; institute; install; execute
introduce; bring in; launch; implement; start
launch; start; introduce; open; roll out
plan; organize; arrange; prepare; schedule; map out
schedule; plan; roster; rota; timetable; book
allocate; assign; distribute; divide
adjust; tune; set; calibrate
act as; serve as; work as; function as; role of; position of; worked as; served as; acting as; as
act; serve
be; serve as; act as
own; have
rank; place; finish
score; rate; earn; achieve
identify; find; spot; discover; recognize; detect; pinpoint; determine; locate
find; locate; identify; source; discover
locate; find; trace
detect; find; spot; identify
understand; grasp; comprehend; understanding; knowledge
know; understand; knowledge; familiar with
experience; background; track record; exposure; expertise in; work
experience in; experience with; experienced in; background in; worked in; history in
proficient; skilled; competent; adept; well versed; proficient in; skilled in; knowledgeable; versed
skilled in; experienced in; able; capable; ability to; can; skills in
ability; capacity; skill; capability; capable; able
duty; task; responsibility; job; assignment; chore; function; work
accurate; precise; correct; exact; with accuracy; accurately; accuracy; precision; error-free; precisely; correctly
quick; fast; rapid; swift; quickly; speedy; promptly
careful; thorough; meticulous; detailed; diligent; attentive; attention to detail; detail-oriented
safe; secure; safely; safety
efficient; effective; efficiently; effectively; productive; efficiency; effectiveness
friendly; courteous; polite; warm; pleasant; welcoming; cordial; personable
excellent; outstanding; exceptional; superior; great; high-quality; top-quality; first-rate; first-class
good; strong; solid; sound; effective
timely; on time; punctual; in a timely manner; prompt; promptly; by deadline; on schedule
fast-paced; busy; high-volume; hectic
correct; right; proper; appropriate; suitable; fitting; relevant
appropriate; suitable; proper; correct; relevant; right; applicable
essential; key; important; vital; critical; crucial
main; primary; principal; chief; key; core; major; central
large; big; sizable; major; substantial
small; little; compact
difficult; challenging; hard; tough; demanding; complex
complex; complicated; intricate
detailed; in-depth; thorough; comprehensive
broad; wide; extensive; wide-ranging
extra; additional; further; more; added; other
current; present; existing; ongoing; up to date
ongoing; continuing; continuous; continual; constant; constantly; continuously; continually
recurring; recurrent; repeat; repeated; regular
former; previous; past; prior; earlier
initial; first; first-round; opening; preliminary
final; last; closing; end
confidential; private; sensitive; confidentiality; discreet; privacy
legal; law
medical; clinical; health; healthcare; health care
electric; electrical; electricity
mountainous; mountain; hilly; in the mountains
digital; electronic; computerized; online; electronically
computer; pc; workstation; desktop; laptop
verbal; oral; spoken; verbally; orally; in speech
written; in writing; writing
internal; in-house; inside
external; outside; third-party; third party
senior; elderly; older; aged
kid; child; youngster; pupil; student; learner; children; youth; young people
parent; guardian; family; caregiver
patient; resident; client; individual
doctor; physician; provider
nurse; nursing; nursing staff
clinician; provider; medical staff
lawyer; attorney; counsel
supplier; vendor; provider
contractor; subcontractor; sub
visitor; guest; caller
manager; management; supervisor; leadership; line manager; managers
senior management; executives; leadership; upper management; executive team; senior leaders; senior leadership; top management
stakeholder; partner; interested parties
department; team; division; unit; area; section; group
other departments; cross-functional teams; cross-departmental; other teams; across departments; across teams; cross-functional
office; workplace; branch; site
branch; location; store; outlet; office; site
site; location; place; premises; venue; facility; worksite; work site; job site; jobsite
store; shop; outlet; branch; retail location
warehouse; depot; distribution center; storage; stockroom
kitchen; back of house; cookhouse
front desk; reception; front office; reception desk
front of house; dining room; dining area; floor
campus; site; grounds; school
school; academy; college
hospital; medical center; clinic; facility; health center
ward; unit; floor
house; home; residence; household; residential; property
building; property; premises; structure; facility
vehicle; car; truck; automobile; van; fleet
truck; lorry; vehicle
equipment; machinery; tools; machine; apparatus; gear; device; machines; instruments
tool; instrument; device; utensil
computer program; software; application; app; program; system; platform; tool
website; web site; site; webpage; web page
database; data base; records system; data
spreadsheet; excel sheet; workbook
report; summary; reporting; write-up
record; file; log; documentation; document; paperwork; chart
document; paperwork; file; form; record; documentation; papers; materials; docs
form; paperwork; document; sheet
procedure; process; protocol; method; practice; practices; workflow; guideline; policies
policy; rule; guideline; regulation; procedure; standard
regulation; law; rule; legislation; requirement; statute; regulatory requirements; legal requirements
standard; requirement; guideline; norm; specification
instruction; direction; guideline; order; guidance
goal; target; objective; aim; quota; purpose
result; outcome; finding; output
problem; issue; concern; trouble; difficulty; matter; fault; query; challenge
complaint; grievance; concern; issue; dispute; dissatisfaction
question; inquiry; enquiry; query; request; inquiries
request; inquiry; order; requisition; ask; ticket
error; mistake; inaccuracy; discrepancy; fault
discrepancy; variance; difference; mismatch
fault; defect; failure; breakdown; malfunction; bug; problem; flaw
risk; hazard; danger; threat
hazard; danger; unsafe condition; risk; safety issue
accident; incident; injury
theft; loss; shrinkage; shoplifting; loss prevention
waste; scrap; wastage; spoilage
cost; expense; spending; expenditure; outlay; spend; costs and expenses; expenditures
budget; funds; funding; spending plan
income; earnings; revenue
revenue; sales; takings; turnover; income
profit; margin; earnings; bottom line; profitability
money; cash; funds; monies
payment; remittance; settlement; pay
bill; invoice; statement
price; rate; cost; pricing; fee
fee; charge; price
salary; wages; pay; payroll; compensation
benefit; perk; entitlement
leave; time off; absence; vacation; leave of absence; leaves of absence
contract; agreement; deal
purchase order; po; order
delivery; shipment; consignment; load; drop-off
product; item; good; merchandise; article; goods; stock; skus; line
merchandise; goods; product; stock; inventory
inventory; stock; supplies; stock levels; inventories
supply; material; provision; supplies
material; supply; content; resource
raw material; ingredient
food; meal; dish; cuisine; fare
drink; beverage; liquor
meal; dish; plate; food
menu; offerings; dishes
ingredient; product; item
order; request; ticket
appointment; booking; reservation; visit; meeting; consultation
meeting; conference; session; call; gathering
event; function; occasion; activity
presentation; talk; speech; slide deck; slides; deck; demo
speech; talk; lecture; presentation; address
class; course; lesson; session; workshop
workshop; seminar; class; training session; course
training; instruction; coaching; onboarding; education; course; teaching
lesson; class; session; instruction
curriculum; syllabus; course content; course; lesson plans
exam; test; examination; assessment
grade; mark; score
homework; assignment
project; initiative; assignment; job; work
program; scheme; initiative; course; programme
campaign; drive; initiative; promotion
strategy; plan; approach; roadmap
plan; scheme; strategy; program; roadmap
schedule; timetable; rota; roster; calendar; plan; work schedule
calendar; diary; schedule
deadline; due date; time limit; timeline
shift; rota; turn
plan; layout; drawing; blueprint
drawing; schematic; blueprint; plan; diagram
design; layout; drawing
idea; concept; suggestion
information; data; details; facts; info
data; information; figures; records; numbers
detail; information; particular
message; note; communication; correspondence
mail; post; correspondence; letters
correspondence; letters; mail; emails; communication
letter; correspondence; note
news; press
article; story; piece; post
image; picture; photo; graphic; photograph; visual
video; film; footage; clip
ad; advert; advertisement; advertising; advertisements
social media; social networks; social platforms; facebook and instagram
brand; branding; label
audience; readers; viewers; followers; listeners
lead; prospect; potential customer; prospective customer; sales lead
sale; transaction; deal
transaction; deal; sale; purchase; payment
refund; return; reimbursement
till; register; cash register; checkout; point of sale; pos
cash handling; handled cash; cash; handling cash; money handling
display; exhibit; presentation
promotion; offer; special; discount; deal; campaign
feedback; comment; response; input; review
survey; questionnaire; poll
relationship; rapport; tie; relation; partnership; connections
teamwork; collaboration; cooperation; team; working together
communication; liaison; contact
leadership; management; guidance
support; assistance; help; aid; service
service; support; care; help; assistance; services
care; treatment; support; attention; assistance
treatment; therapy; care; intervention
medication; medicine; drug; meds; pharmaceuticals
vitals; vital signs; vital signs monitoring; blood pressure and pulse
injection; shot; vaccination; immunization
wound care; dressing; wound dressing; dressings
specimen; sample
lab; laboratory; labs
test; analysis; assay; exam
disease; illness; condition; infection; sickness
symptom; sign
hygiene; sanitation; cleanliness; cleaning; sanitary
safety; health and safety; safe; workplace safety
inspection; check; audit; review; examination; walk-through
maintenance; upkeep; servicing; repair; service; preventive maintenance
installation; fitting; set-up; setup
construction; building; build
repair; fix; mending; restoration
machine; equipment; machinery; unit
part; component; piece
wire; wiring; cable; cabling
pipe; piping; plumbing
network; networking; networks
server; machine; host
user; end user; customer; people; client
password; credentials; login
backup; copy
bug; defect; error; issue; fault
code; software; program; source code
feature; functionality; function; capability
release; version; deployment; rollout
test case; test; test script
ticket; request; case; issue; incident
help desk; service desk; helpdesk; it support; technical support; tech support
system; platform; application; software; setup
interface; ui; screen
report; dashboard
chart; graph; plot
model; simulation
account; client; customer; accounts
ledger; books; accounts; general ledger; g/l
bookkeeping; accounting; books; accountancy
payroll; pay; wages; salaries
tax; taxation; taxes
audit; review; examination; inspection
bank; banking; financial institution
loan; lending; credit; mortgage
insurance; coverage; cover
claim; case
law; legislation; legal
case; matter; file
court; judge; tribunal
police; law enforcement; officers
government; public sector; state; federal
charity; nonprofit; non-profit; not-for-profit; ngo
volunteer; helper; unpaid
donation; gift; contribution
fundraising; fundraiser; raising money; raised funds; raise funds
community; local; neighborhood; local area
region; area; territory; zone; district
area; region; section; zone; territory; part
worldwide; global; globally; around the world; international
nationwide; national; across the country; countrywide; throughout the country
company-wide; organization-wide; across the company; throughout the company; enterprise-wide; firm-wide; across the organization; business-wide
tenure; employment; time there; stint; time; employed; period
language; tongue; speak
bilingual; two languages
freelance; self-employed; freelancer; independent contractor
part-time; part time
full-time; full time
seasonal; summer; temporary
award; prize; honor; recognition; accolade; recognized; award-winning
recognition; award; praise; commendation; honored; commended
certification; certificate; certified; credential; qualification; accredited
licensed; license; licence; licensure
degree; qualification; diploma
graduate; alumnus; graduated; degree
major; degree; concentration; specialization
thesis; dissertation
academic; educational; scholarly
average; mean; on average
total; overall; combined; altogether; in all; sum
over; more than; in excess of; above; upwards of; +; plus
about; around; approximately; roughly; some; circa; approx
under; less than; below; fewer than
at least; minimum; no fewer than; minimum of
up to; maximum of; as many as; at most; no more than
before; prior to; ahead of; pre
after; following; post; subsequent to; once
during; throughout; in; over; while; within; in the course of
because of; due to; owing to; as a result of; on account of; thanks to
for; on behalf of
without; with no; no; free of; free
until; till; up to
between; among; amongst
whether; if
to date; till now; until now; so far; present; current; ongoing; now
take over; inherit; assume; took on; assumed
take on; assume; accept; undertake
give up; leave
meet; hold meetings; have meetings; met
train; onboard; orient; orientation
purchase; procurement; buy; sourcing
assist customers; help customers; serve customers; customer service; customer assistance; assisting customers
customer service; customer care; customer support; client service; guest service; service to customers; service to clients; client care; client support
guest experience; customer experience; customer satisfaction; guest satisfaction
quality control; quality assurance; qc; qa; quality checks
standard operating procedures; sops; sop
human resources; hr; people team; personnel
accounts payable; ap; payables
accounts receivable; ar; receivables
point of sale; pos
operation and maintenance; o&m; operations and maintenance
public relations; pr
research and development; r&d
profit and loss; p&l; pnl; p and l
information technology; it
health and safety; hse; ehs; safety
month-end close; month end close; monthly close; close of month; month-end; monthly closing; closing of monthly accounts
year-end close; year end; annual close
stock count; inventory count; stocktake; stocktaking; cycle count
work order; job order; service order
shift handover; handover; handoff; hand-off; shift report
new; recent; fresh; latest
safe manner; safely
back; return
late; overdue; past due; outstanding; unpaid
incorrect; wrong; faulty; erroneous
clear; plain; easy to understand; understandable
motivated; driven; enthusiastic; eager; keen
dependable; reliable; trustworthy
independent; independently; autonomous; unsupervised; without supervision
flexible; adaptable; versatile
punctual; on time
creative; imaginative; innovative
analytical; analysis
organized; organizational; well organized; organized and
multitask; juggle; handle several tasks; multitasking; multi-task
deadline-driven; under pressure; tight deadlines; deadline
oversee; supervise; manage; run; direct
head; lead; run
first-line; front-line; frontline; line
level 1; tier 1; first level
walk-in; walk in; drop-in
word of mouth; referral
carer; caregiver; care worker; care assistant
food prep; food preparation; preparation of food; preparing food; prep
meal prep; meal preparation; preparing meals
setup and breakdown; set up and tear down
opening and closing; open and close; opened and closed
ring up; ring; process; check out
count; cash up; cash out; balance
fill; complete; cover
stand in; cover; fill in; deputize; deputise; covering for; step in
cover; include; handle; span
span; cover; range
range; vary; run
include; cover; comprise; contain; consist of; involve; feature; incorporate
reduce waste; waste reduction; cut waste
loss; lost; losing
profit loss; lost profit; loss of profit
appeal; attract; draw
attract; draw; bring in
win back; recover; regain
retain; keep; hold on to; retention
grow; expand; build; scale; develop; increase
scale; grow; expand
turn; convert; change
convert; change; turn; transform; conversion
transform; change; overhaul
revise; update; rewrite; edit; amend; rework; revision
edit; revise; proofread; correct
finalize; complete; finish
issue; give; release; provide; hand out; grant
grant; give; award; approve
approve; authorize; sign off; clear; okay
authorize; approve; permit
deny; refuse; reject; decline
accept; take; receive; approve
cancel; call off; terminate
delay; postpone; defer
confirm; verify; check; validate; ascertain
clarify; explain; clear up
cite; quote; reference
quote; estimate; price; bid
bid; tender; quote; proposal
propose; suggest; put forward; recommend; pitch
pitch; present; propose; sell
brief; inform; update; instruct
mediate; arbitrate; resolve; settle
discipline; correct; reprimand
reward; recognize; award; honor
thank; recognize
welcome; greet; receive; host
accompany; escort; go with; chaperone
escort; accompany; guide; take; walk
guide; lead; direct; show; advise; help; mentor; take
patrol; monitor; guard; watch; walk
guard; protect; secure; watch
respond; react; reply; answer; attend
rescue; save; recover
operate; run; handle; use; man
dispatch; send; send out
load; fill; put
sweep; clean; mop
mow; cut; trim
plant; sow; grow
water; irrigate
harvest; pick; gather; collect
feed; nourish; give food
groom; brush; wash
bathe; wash; clean; bath
dress; clothe
lift; move; carry; transfer
turn; reposition; rotate
chart; record; document; log
triage; assess; prioritize
diagnose; identify; detect; determine
prescribe; order
treat; care for; help; manage
discharge; release
admit; take in; intake; admission
schedule; arrange; book; plan; set up
code; program; develop; write; build
deploy; release; roll out; install; ship; publish
refactor; restructure; rewrite; clean up
automate; script; mechanize; automation
integrate; connect; link; combine; incorporate
migrate; move; transfer; port; switch
back up; copy; save
secure; protect; harden; lock
query; search; look up
model; simulate
visualize; chart; plot; graph
forecast; predict; project; estimate
budget; plan
invest; place
audit; review; examine; inspect; check
reconcile; balance; match; square; settle; reconciliation
post; enter; record; book
prioritize; rank; order; triage
standardize; unify; harmonize
centralize; consolidate
outsource; contract out
subcontract; contract out
license; permit
train in; instruct in; teach
specialize; focus; concentrate
focus; concentrate; center; specialize; focused on
emphasize; stress; focus on; highlight
contribute; add; help; participate; give
volunteer; give time; help; donate time
donate; give; contribute
raise; collect; gather
sponsor; fund; support
fund; finance; pay for
judge; evaluate; assess; rate; score
referee; umpire; officiate
coach; train; teach; instruct
play; perform
sing; perform
act; perform
direct; lead; guide; run
produce; make; create; put on
host; hold; run; present; hold
rate; evaluate; score
exchange; trade; swap; return
trade; buy and sell; deal
open; start; launch; unlock
close; shut; lock up; end
hold a rating of; rated; earn a rating
rating; score; evaluation; mark; grade
swim; swimming
walk; walking
exercise; workout; fitness; physical activity
fitness assessment; fitness evaluation
suture removal; remove sutures; removed sutures
fall; drop; decline; go down; went down; come down; came down; shrink; decrease; slip
rise; grow; increase; go up; went up; climb; come up
from; since
flock; herd; ewes; sheep
icon; graphic
went to; reach; go to
picked up; taken up; selected
study; studying; pursuing; working toward; working towards; in progress
completing; studying; pursuing; studying for; preparing for; working towards; in progress; accruing; building up; training for
sit; take; test
Oregon; OR
Washington; WA
compared with; against; versus; vs; compared
defuse; de-escalate; calm
hope; want; aim; hoping to
picked up; learn
leave out; omit
suit; fit; match; according to; meet
trial; pilot; try out; test
broader; wider; larger
uncontested; not contested
area; room
keep; manage; carry
diagnose; find faults; fault-find; fault-finding; fault finding
two weeks; fortnight
look after; care for; in the care of; responsible for; tend; keep
carry; transport; take; hold; manage; handle
give; administer; dispense; deliver; provide
jab; vaccine; vaccination; injection; immunization
tablet; pill; medication
dispense; fill prescriptions; fill; supply
counsel; advise; guide
chart; notes; record; documentation; charting
notes; records; documentation; minutes
shift; rotation; duty
ward round; rounds; rounding
handover; handoff; report; shift change
falls prevention; fall prevention; preventing falls
caseload; case load; cases; list of clients; patients
assess; carry out assessments; assessment; evaluate
home visit; visit; domiciliary visit; visits at home
older people; older adults; elderly; seniors; elders; aged
young people; youth; teenagers; adolescents; youngsters
disabled; with disabilities; special needs
class; group; pupils; students; lesson
year group; grade; year
mark; grade; marking; grading; score
lesson planning; plan lessons; planned lessons; lesson plans
pupil; student; child; learner; kid
teaching assistant; ta; classroom assistant; teacher's aide; teachers aide; aide
after-school; after school; extracurricular
head teacher; principal; headteacher
tutor; teach; coach; instruct; private lessons
wire; pull wire; cable; run cable
rewire; rewiring; replace wiring
fault; failure; breakdown; problem; defect
fault-find; troubleshoot; diagnose; find faults; trace faults
socket; outlet; power point
breaker; circuit breaker
consumer unit; fuse box; panel; distribution board
boiler; furnace; heating unit
tap; faucet
drain; sewer
call-out; callout; emergency call; service call; call out
job; project; site; work
fit; install; fix; put in; fitting; installation
build; construct; assemble; make
site; job; project
snag; defect; punch list; snagging
subcontractor; sub; trades; tradespeople
foreman; supervisor; crew lead
apprentice; trainee
cook; prepare; make; cooking; preparation
prep; prepare; preparation; get ready
service; shift; sitting
cover; diner; guest; meal
station; section
dish; plate; recipe; menu item
allergy; allergen; dietary requirement; dietary needs
stock; inventory; supplies; goods
stock count; stock take; stocktake; inventory count; stock-check; count stock; counted stock; stock check; cycle count
wastage; waste; spoilage
till; cash register; register; checkout; cash desk
cash up; cashed up; balance the till; reconcile the till; cashing up; close out the till; cash-ups; end-of-day cash
bank takings; deposit takings; banked; deposit; bank
refund; return
upsell; up-sell; sell add-ons; upselling
floor; sales floor; shop floor
shop; store; branch
display; window; merchandising
deliver; drop off; delivery; drop; deliveries
drop; delivery; stop
route; run; round; journey
lorry; truck; hgv; vehicle; rigid
van; vehicle
forklift; fork truck; forklift truck; fork-lift
load; cargo; freight; consignment; goods
pick; pick and pack; order picking; picking; picker; fulfill orders
pack; packing; packer; package
dispatch; despatch; shipping; ship; goods-out; goods out; outbound
goods-in; goods in; receiving; inbound; incoming goods; intake
pallet; skid
shift; crew; team
rota; schedule; roster; shift pattern; staff schedule; work schedule
recruit; hire; bring in; take on; recruitment; hiring; appoint
interview; hold interviews; conduct interviews; interviews
grievance; complaint; dispute
disciplinary; discipline; misconduct
absence; sickness; leave; sick leave
turnover; attrition; churn; leavers
stay interview; retention interview
handbook; manual; guide; policy
faq; frequently asked questions; guide; questions and answers
session; meeting; class; workshop; training
one-to-one; one to one; 1:1; individual; one-on-one
appraisal; performance review; review; evaluation
payroll; pay run; wages
ledger; account; books
invoice; bill; billing; statement
chase; follow up; pursue; chase up; follow up on; followed up
late payments; overdue invoices; overdue payments; arrears; outstanding payments; past-due accounts; debts
reconcile; match; balance; tie out; agree
month-end; end of month; monthly close; month end
year-end; end of year; annual close; year end; annual
audit; inspection; review
auditor; inspector
schedule; working paper; supporting paper
fixed asset; asset
vat; value added tax; sales tax
expense; cost; claim
forecast; projection; estimate
variance; difference; deviation
deploy; ship; release; roll out; push
build; compile; pipeline
fix; resolve; patch; correct; solve
ship; deliver; release; launch
feature; functionality; function
service; component; module; system
codebase; code; code base
refactor; rework; restructure; clean up
migrate; move; port; transfer; migration; switch over
test; check; qa; testing; try out; verify
regression suite; regression tests; automated tests
page load; load time; loading
on call; on-call; standby; pager
incident; outage; event
postmortem; post-mortem; incident review; retrospective
dashboard; board; view
monitoring; alerting; observability
ticket; issue; request; story; case
backlog; queue; list
sprint; iteration
release notes; change notes; changelog
user; customer; client; people
user research; usability tests; user tests; research with users
wireframe; mockup; sketch; prototype
redesign; rework; design again; redesigning
icon; symbol; graphic
packaging; package design; packs
logo; mark; brand mark
print; press; printing
poster; flyer; leaflet
illustrate; draw; illustration; drawing
brief; assignment; commission
article; story; piece; feature; report; column
file; submit; write; hand in; send in
freedom of information; foi
council; local authority; local government; municipality
podcast; show; programme; broadcast
interview; speak with; talk to; conversation
edit; cut; revise
source; contact; informant
paper; article; publication; manuscript
poster; presentation
grant; funding; award
co-author; coauthor; co-wrote; co-write; joint author; co-authored
first author; lead author
dataset; data set; data; records
assay; test; analysis
synthesize; make; prepare; synthesis; synthesise
calibrate; adjust; calibration
instrument; device; equipment; machine
sterilize; disinfect; autoclave; sterilise; sterilization
stability study; stability testing
study; trial; research; experiment; project
participant; volunteer; subject; people
code; transcribe; label
machine; mill; turn; cut; machining
setup; set-up; set up
tolerance; accuracy; limits
drawing; blueprint; print; plan
weld; fuse; join; welding; welder
inspect; check; measure; inspection
scrap; reject; waste
downtime; stoppage; outage; breakdown time
guard; security officer; security guard; officer; security
patrol; round; walk; rounds
disturbance; incident; altercation; trouble
de-escalate; calm; defuse; settle; de-escalation
cctv; cameras; surveillance; camera
sign in; check in; register; log
badge; pass; id
lamb; lambing
ewe; sheep
herd; cattle; cows; stock
fence; fencing; fence lines
tractor; machine
crop; harvest
spray; sprayer; spraying
irrigate; irrigation; water
diary; calendar; schedule; appointments
diary management; manage diaries; calendar management; keep diaries; kept the diaries
trip; journey; travel
minute; notes; record; minutes
correspondence; letters; mail; emails
screen calls; answer calls; take calls; calls
expense claims; expenses
board; directors; trustees
fund; donation; money; funds raised
donor; supporter; giver; sponsor
mailing; newsletter; mail-out
open rate; opens
follower; subscriber; audience
post; content; update
tour; visit; walk; viewing
viewing; showing; visit; tour
list; market; advertise
let; rent; lease; letting
sell; close; complete a sale; sale
valuation; appraisal; value; valued; valuing
tenant; renter; resident
landlord; owner; property owner
lead; prospect; inquiry
close; win; sign; secure
quota; target; goal
account; client; customer
pipeline; funnel; prospects
cold call; call; phone; ring; prospecting calls
pitch; presentation; proposal
territory; region; area; patch
renewal; extension; renew
train; teach; show; coach; mentor; instruct; training for; guide
mentor; coach; guide; supervise; advise; look after
precept; mentor; supervise; train; preceptor; preceptorship
newly qualified; new; new graduate; junior
lead; run; head; chair; direct
chair; lead; run
serve on; sit on; member of; part of; served on; sat on
rise; increase; climb; grow; go up; improve; went from
fall; drop; decline; decrease; go down; reduce; went from
average; typical; on average; mean
wait; waiting time; wait time
turnaround; lead time; processing time
deadline; due date; date; target date
on time; punctually; by the deadline; to deadline; on schedule
ahead of schedule; early; before the deadline
under budget; below budget; within budget
save; cut; reduce; avoid
raise; increase; lift; grow
halve; cut in half; reduce by half; cut by half; half
double; twice; doubled
triple; three times
nobody; no one; none; no
zero; no; none; nil; without
lost-time injuries; lost time injuries; lost-time accidents; lti; injuries
incident-free; without incident; no incidents
never; not once; no
alone; by myself; on my own; single-handed; solo; by oneself; independently; sole
jointly; together; with a colleague; shared; as a pair; with one other
colleague; coworker; workmate; teammate; peer
boss; manager; supervisor
twice; two times; on two occasions; both times
last; final; previous
past; last; previous; recent
spring; springtime
winter; winter months
summer; summer months
autumn; fall
christmas; holiday; festive; holidays
weekend; saturday and sunday; weekends
evening; night
morning; early
week one; week 1
quarter; three months
half a year; six months
18 months; a year and a half; eighteen months
since; from; as of; starting
until; to; till; through; ending
present; now; today; current; date; currently
basic; simple; elementary; some; beginner; a little; limited
conversational; spoken; intermediate
fluent; native; bilingual
good; solid; strong; sound; proficient
familiar; know; acquainted; exposure; some experience
comfortable; confident; at ease; happy
daily user; use daily; every day; daily
lookup; lookups; vlookup
pivot table; pivot; pivot tables
type; key; typing; typing speed
words per minute; wpm
hold; have; with; possess; holder; be
licensed; license; licence; registered; qualified
registered; on the register; registration; registered with
certified; certificate; certification; qualified; certificated
valid; current; in date; expires; until
expire; lapse; run out; expired; lapsed
renew; renewal; extend
pass; clear; complete; passed; get through
exam; test; paper; examination
graduate; finish; complete; earn; earned; awarded; hold
bsc; bachelor of science; bs; b.s
ba; bachelor of arts; b.a
msc; master of science; ms; m.s
ma; master of arts; m.a
mba; master of business administration
phd; doctorate; ph.d; doctor of philosophy
bsn; bachelor of science in nursing
msw; master of social work
rn; registered nurse
lpn; licensed practical nurse
cna; certified nursing assistant; nursing assistant
er; emergency room; emergency department; ed; a&e
icu; intensive care; intensive care unit
med/surg; medical-surgical; medical surgical; med-surg
gp; general practitioner; family doctor
ot; occupational therapist; occupational therapy
pt; physical therapist; physical therapy; physiotherapist; physiotherapy; physio
hr; human resources; people
ceo; chief executive; chief executive officer
cfo; chief financial officer; finance director
vp; vice president
md; managing director
pa; personal assistant
ea; executive assistant
qa; quality assurance
pmo; project management office
erp; enterprise resource planning; resource planning system
wms; warehouse management system; warehouse system
crm; customer relationship management; customer database
pos; point of sale; till system
lms; learning management system
ehr; electronic health record; electronic health records; emr; electronic medical records; electronic records
kpi; key performance indicator; metric; measure
sla; service level agreement; service level
nda; non-disclosure agreement
rfp; request for proposal; requests for proposals
rise; rose; increase; grow; go up; went up; climb; went from; reach; up
fall; fell; drop; decline; decrease; go down; went down; went from; shrink; down
author; write; pen; produce
synthesise; synthesize
novel; new
minuted; take minutes; took minutes
sat; take; took
level; standard; grade
user; people; person
time; schedule
alert; warning
simultaneous; concurrent; parallel; once
people; person; staff; team; employee; personnel; worker; colleague; coworker; teammate; crew; associate; member; individual; workforce; squad
customer; client; patron; guest; shopper; consumer; caller; buyer; visitor
patient; resident
student; pupil; learner; child; kid; youngster; schoolchild
class; classroom; lesson; course
doctor; physician
lawyer; attorney
company; firm; business; organization; employer; corporation; enterprise
department; division; unit; team
store; shop; outlet; branch
supplier; vendor
target; goal; objective; quota
problem; issue; trouble; fault; difficulty; concern; complaint; defect; matter
error; mistake; inaccuracy
question; query; inquiry; request; enquiry
document; paperwork; file; record; documentation; documentation; form
report; summary; reporting
meeting; conference; session; call
phone; telephone; call
email; mail; correspondence
car; vehicle; automobile
warehouse; depot
item; product; goods; merchandise; article
product; service
inventory; stock
sale; revenue; turnover
cost; expense; spending; expenditure; outgoings
budget; fund
invoice; bill
payment; remittance
price; pricing; rate
money; cash
salary; wage; pay; payroll
tax; taxation
event; function
campaign; initiative; drive
project; initiative; assignment
program; scheme; initiative
process; procedure; workflow; practice; method; routine
policy; rule; guideline; regulation
rule; regulation; standard
plan; strategy; roadmap
schedule; timetable; rota; roster
shift; rota
machine; machinery; equipment; device; apparatus
equipment; gear; tool; kit
tool; software; application; system
application; app; program
website; site; web; webpage
database; data
code; software; codebase
test; testing; exam; examination
skill; ability; competence; competency; capability; proficiency
job; role; position; post; work
duty; task; responsibility; chore; assignment
training; instruction; coaching; tuition; education; onboarding
new; recent; fresh
starter; recruit; hire; joiner; newcomer
result; outcome
improvement; enhancement; gain
increase; growth; rise; uplift; gain; boost
reduction; decrease; cut; drop; decline; fall; saving
feedback; comment
relationship; rapport; relation; tie
partner; stakeholder
manager; management; supervisor
leader; leadership; lead
hospital; clinic
ward; unit
school; academy
kitchen; cookhouse
food; meal; dish
restaurant; eatery
menu; offering
drug; medication; medicine; pharmaceutical
treatment; therapy; care
plan; program
injury; wound
building; construction
house; home; property; residence
site; location; place; premise; venue; facility
city; town
country; nation
area; region; territory; zone
office; workplace
desk; counter
front; reception
line; production
plant; factory
safety; safe
security; secure
accurate; precise; exact; correct; accuracy; precision
fast; quick; rapid; prompt; swift; timely; speed
daily; everyday; day
weekly; week
monthly; month
yearly; annual; annually; year
quarterly; quarter
high; elevated
low; reduced
large; big; sizable
busy; fast-paced; hectic
different; various; diverse; varied; range; variety; assorted
all; every; entire; whole
complete; full
multiple; several; various; numerous; different
many; numerous
important; key
whole; entire
internal; inside; in-house; house
external; outside
digital; online; electronic
online; web; internet
manual; hand
written; writing
verbal; spoken; oral
audience; public
information; data; detail
content; material
article; post
newspaper; paper
picture; image; photo; photograph
video; film; footage
social; media
advertising; advertisement; advert; ad; marketing
brand; branding
lead; prospect
contract; agreement
deal; contract
closing; close
bank; banking
statement; report
ledger; book
month-end; monthend
analysis; study; evaluation; assessment; review
assessment; evaluation; appraisal
review; check; inspection; audit
research; study; investigation
finding; result
model; modeling
solution; fix; answer
component; module; part
interface; ui
frontend; front-end
backend; back-end
pipeline; workflow
deployment; release; rollout; launch
release; version
monitoring; tracking
alert; alarm; notification
outage; downtime
availability; uptime
response; reply
latency; delay
load; volume
performance; speed
server; machine
network; networking
user; customer
ticket; request; case; issue
hearing; trial
brief; document
policyholder; insured
school; education; educational
curriculum; syllabus
parent; guardian; family
reading; literacy
math; mathematics; maths; numeracy
science; scientific
behavior; conduct
crew; team
tradesman; contractor; subcontractor
drawing; blueprint; plan
material; supply
waste; scrap; refuse
repair; fix; maintenance; servicing
breakdown; fault; failure
order; purchase
delivery; shipment; consignment
shipment; cargo; freight; load
route; journey
pallet; load
traffic; visits
spreadsheet; workbook
presentation; slide; deck
appointment; booking; reservation; visit
travel; trip
mail; post
visitor; guest
disabled; disability
need; requirement
standard; quality
request; demand
opportunity; chance
challenge; difficulty
award; prize; honor
volunteer; voluntary; volunteering
community; local; neighborhood
fundraising; fundraiser
charity; nonprofit
colleague; peer
junior; entry-level
effort; work
approach; method
technique; method
way; method
idea; suggestion; proposal
proposal; bid; tender
bid; tender
estimate; quote; quotation
turnaround; lead
independent; alone; autonomous
together; jointly; joint; collaborative; collaboration
regular; routine; frequent
night; overnight
hygiene; sanitation; cleanliness
clean; tidy
infection; disease
blood; venous
vital; sign
chart; record
bedside; ward
admission; intake
wound; dressing
till; register; checkout
display; merchandising
loyalty; membership
target; market
gross; total
total; overall; sum
average; mean
percent; percentage
third; three
deploy; deployment
usually; normally; typically; generally; ordinarily; commonly; customarily
mostly; mainly; largely; primarily; predominantly
within; inside
compare; versus; against
often; frequently; regularly; routinely
occasionally; sometimes; periodically
rarely; seldom
immediately; instantly; promptly; straightaway
before; earlier; previously; prior; formerly; beforehand
after; afterwards; subsequently; later; then; following
until; till
upkeep; maintenance; care
ongoing; continuing; continuous; current; progress
pending; awaiting; outstanding; await
lapsed; expired; elapsed
valid; current
ended; finished; concluded; completed
once; one-time
annual; yearly; per
fortnight; fortnightly; biweekly
weekend; weekends
morning; mornings; am
evening; evenings; pm
date; deadline
period; term; time; stretch; spell
season; seasonal
beginning; start; outset
few; handful; couple
several; some; various; number
many; numerous; multiple
single; one; solitary
pair; two; couple; both
half; fifty
amount; quantity; volume; sum
level; degree
rate; percentage; proportion; share; ratio
total; overall; combined; aggregate
extra; additional; further; more; added
approximately; approx; roughly; about
exact; precise; specific; particular
minimum; least
maximum; most; top
outside; external; externally
inside; internal; internally
nearby; local; neighbouring; neighboring
abroad; overseas
onsite; on-site
remote; remotely
upstairs; upper
ground; floor
front; front-of-house; foh
back; back-of-house
central; centre; center
centre; center; hub; facility
headcount; staff; employee; workforce; personnel
coworker; colleague
supervisor; boss; superior
newcomer; novice; beginner; newbie
senior; experienced
visitor; caller
guest; diner
diner; customer
user; customer; member
tenant; renter; resident; occupant; lessee
landlord; owner
buyer; purchaser
shopper; customer
carer; caregiver
youth; young; youngster; teen; teenager; adolescent
adult; grown-up
child; infant; toddler
baby; infant; newborn
mother; mum; mom; maternal
father; dad
family; household; relative
senior; elder; pensioner
public; citizen; people
attendee; participant; delegate
participant; member
respondent; participant
applicant; candidate
interviewee; candidate
job; project; assignment; engagement; gig
job; vacancy; opening; post; role
contract; job
shift; duty
vacancy; opening; position
assistance; help; support; aid
guidance; advice; direction; counsel
care; support
cooperation; collaboration; teamwork; partnership
aim; goal; objective; target; purpose; intention
plan; intention
attempt; try; effort
achievement; accomplishment; success
success; win
setback; problem
hazard; danger; risk
accident; incident; mishap
incident; event; occurrence
injury; harm
emergency; crisis; urgent
licence; license; permit; licensed; licenced
certificate; certification; certified; accreditation; accredited
qualification; credential
endorsement; approval
clearance; approval; authorisation; authorization
exam; examination; test
course; class; programme; program; module; training
session; lesson; class; workshop
workshop; seminar
lecture; talk; presentation
term; semester
pupil; schoolchild
school-age; school
classroom; class
coursework; assignment
essay; paper
note; record; entry
log; record; journal
list; inventory; register; roster
register; record
sheet; form
form; document
file; record; folder
letter; correspondence; mail
message; note
memo; note; memorandum
newsletter; bulletin
leaflet; flyer; brochure; pamphlet
poster; sign; signage
book; publication
manual; handbook; guide
guide; handbook; guideline
instruction; direction
rule; policy
checklist; list
template; pattern; form
text; copy
copy; duplicate
draft; version
heading; title
table; chart
figure; number; statistic
statistic; stat; figure
number; count
money; fund; cash
funds; money
grant; funding; fund
donation; contribution
fee; charge
charge; cost
spend; spending; expenditure
expense; cost; outlay
saving; economy
bill; account
receipt; proof
refund; reimbursement; repayment
debt; arrears; receivable
arrears; overdue
wage; salary; payroll
pay; wage; salary
bonus; incentive
stock; inventory; goods
goods; merchandise; product
supply; provision
supplies; materials
material; stock
parcel; package
box; carton; case; crate
bag; sack
container; box
shelf; shelving; rack
trolley; cart
lorry; truck; hgv
vehicle; car; fleet
fleet; vehicle
forklift; truck
tool; equipment; instrument
instrument; device
device; gadget; appliance
machine; equipment
plant; machinery
kit; equipment
spare; replacement
furniture; furnishing
fixture; fitting
pipe; pipework; piping
light; lighting; lamp; luminaire
socket; outlet
switchboard; panel
board; panel
circuit; wiring
drain; drainage; sewer
boiler; heater
heating; heater
roof; roofing
floor; flooring
wall; partition
ceiling; roof
door; entrance
window; glazing
garden; yard; landscape
site; project
building; property; premises
flat; apartment
dwelling; home; house
home; residence
accommodation; housing; lodging
hotel; inn
restaurant; dining
bar; pub
cafe; coffee
kitchen; galley
canteen; cafeteria
meal; dinner; lunch
dish; plate
drink; beverage
snack; food
bakery; bread
recipe; formula
ingredient; component
menu; card
reservation; booking
table; seat
service; serving
cover; meal; diner
shop; retail; store
till; cash; checkout; register
counter; checkout
aisle; shelf
display; exhibit; exhibition
sale; selling
discount; reduction; markdown
promotion; offer; campaign
site; page; website
page; screen
screen; display
app; software
platform; system
tool; system; software
server; host
bug; error; issue
code; script
script; program
test; check
feature; capability
release; launch
rollout; launch; introduction
upgrade; update
update; revision
database; record
dataset; data
data; figure; information
query; search
search; lookup
metric; measure; indicator; kpi
measure; metric
interview; conversation
conversation; discussion; talk; dialogue; chat
discussion; meeting
debate; discussion
talk; speech
call; phone
reminder; prompt
audience; public; viewer; reader
reader; subscriber
follower; fan
fan; supporter
viewer; audience
coverage; press
press; media
article; piece; story
story; feature
column; article
picture; photo
image; picture
drawing; sketch; illustration
sketch; drawing
logo; brand; mark
layout; design; arrangement
design; plan
artwork; art; graphic
graphic; visual
video; clip
film; movie
sound; audio
song; music
concert; gig; performance
performance; show
show; exhibition
gallery; museum
costume; outfit; clothing
clothing; clothes; garment; apparel
team; group; crew; unit
group; cohort; class
cohort; group; class; year
club; society
committee; board; panel
board; committee
council; authority
department; office; section
section; part; area
branch; office; site
office; site
unit; department
ward; department
clinic; practice; surgery
practice; clinic; firm
surgery; operation
operation; procedure; surgery
theatre; operating
appointment; visit; consultation
consultation; meeting
check-up; examination; check
screening; test
test; exam
blood; phlebotomy
needle; injection
injection; jab; vaccination
vaccine; vaccination; immunisation; immunization
illness; disease; sickness; condition
disease; disorder; condition
pain; ache
wound; cut
bandage; dressing
medicine; drug
dose; dosage
ill; sick; unwell
elderly; geriatric
children; paediatric; pediatric
maternity; obstetric
heart; cardiac
kidney; renal
lung; respiratory; pulmonary
brain; neurological
bone; orthopaedic; orthopedic
court; tribunal
lawsuit; litigation
case; lawsuit
claim; request
agreement; deal
deal; transaction
clause; term
witness; testimony
evidence; proof
crime; offence; offense
police; officer
guard; security
patrol; round
alarm; alert
lock; secure
fire; blaze
rescue; save
flight; air
airport; airline
train; rail; railway
bus; coach
driver; driving; drive
passenger; traveller; traveler; rider
travel; journey
route; run
stop; station
station; depot
trip; journey; run
mile; mileage
road; highway
fuel; petrol; gas; diesel
tyre; tire
brake; braking
engine; motor
repair; workshop
garage; workshop; shop
breakdown; failure
service; maintenance
farm; agricultural; agriculture
broad; wide; extensive
angry; upset; irate
final; last
herd; flock; cow; cattle; sheep
field; land
animal; livestock
cattle; cow
plant; crop
tree; timber
soil; earth
water; irrigation
weather; climate
energy; power
power; electricity; electrical
solar; photovoltaic; pv
emission; carbon
recycle; recycling
rubbish; waste; garbage; trash; litter
environment; green
standard; grade
accuracy; correctness
defect; flaw
fault; defect
error; fault
quality; excellence
speed; pace
pace; rate
delay; wait; lateness
wait; waiting; queue
queue; line
backlog; arrears; queue
bottleneck; constraint
capacity; space
space; room; area
workload; load; caseload
load; cargo
deadline; target
schedule; plan
priority; urgent
method; approach; technique; way
way; means
means; method
step; stage; phase
stage; phase
cycle; round
process; system
system; method
procedure; protocol
protocol; procedure; guideline
reason; cause
effect; impact; result
impact; effect; influence
consequence; result
benefit; advantage
advantage; strength
option; choice; alternative
choice; selection
range; selection
type; kind; sort
sort; type
category; type; group
area; field
field; sector; industry
industry; sector; trade
trade; craft
market; sector
discipline; field; subject
subject; topic
topic; theme
request; enquiry
wish; request
demand; need
complaint; grievance
grievance; dispute
dispute; conflict; disagreement
conflict; dispute
feedback; review
opinion; view
growth; development
progress; advancement
change; adjustment; modification
adjustment; modification; amendment
amendment; revision
correction; fix
reduction; saving
comfortable; confident
confident; assured
able; capable
capable; competent
responsible; accountable
careful; cautious; diligent; meticulous; thorough
friendly; warm; welcoming
calm; composed
clear; plain
simple; easy; straightforward
easy; simple
complicated; complex
difficult; hard; challenging; tough
demanding; challenging
big; large
small; minor
major; large
main; chief; primary; principal; central; core
primary; main
secondary; backup
common; shared
shared; joint; common
joint; shared
separate; individual; distinct
individual; personal; single
personal; private
private; confidential
confidential; sensitive
public; open
open; available
free; complimentary
paid; salaried
empty; vacant
clean; hygienic
safe; secure
secure; protected
new; latest; modern
modern; contemporary
old; former; previous
former; ex; previous
used; second-hand
live; real-time
daily; day-to-day
normal; usual; standard
usual; customary
correct; right
right; proper
proper; appropriate; suitable
suitable; appropriate; fitting
relevant; applicable
essential; necessary; vital
required; necessary; mandatory; compulsory
optional; voluntary
timely; punctual
late; overdue; delayed
overdue; outstanding; late
early; prompt
fast; rapid
slow; gradual
steady; stable; consistent
consistent; steady; uniform
print; printing; printed
paper; print
ink; print
colour; color
size; dimension
shape; form
weight; mass
length; duration
height; tall
depth; deep
width; breadth
language; tongue
spoken; speaking; speak
word; term
translation; interpreting
sign; symbol
name; title
address; location
street; road
town; village
village; hamlet
city; urban
country; rural
world; global
nation; national
region; regional
state; government
government; public
council; municipal
county; district
district; area
border; frontier
coast; seaside
sport; athletic
game; match
match; fixture
coach; trainer
training; practice
exercise; fitness
gym; fitness
pool; swimming
camp; retreat
leisure; recreation; recreational
church; parish
faith; religion; religious
charity; charitable
volunteer; helper
donor; supporter; giver
appeal; campaign
fund; money
event; occasion
ceremony; event
wedding; marriage
holiday; vacation; leave
absence; leave
sickness; absence
overtime; extra
break; rest
retirement; pension
cover; insurance
author; authorship
member; membership
partner; partnership
intern; internship
apprentice; apprenticeship
scholar; scholarship
sponsor; sponsorship
citizen; citizenship
contribute; contributor
participate; participant
help; helper
observe; observer
deputy; deputise; deputize
absent; absence
leave; departure; depart
broad; broaden; breadth
act; action; active; activity
add; addition; additional
administer; administration; administrative
admit; admittance; admission
advise; advice; advisory
agree; agreement
allergy; allergic
apply; application; applicable
argue; argument
attend; attention
bankrupt; bankruptcy
benefit; beneficial
biology; biological
bury; burial
calculate; calculation
cause; causal
certify; certificate; certification
chemistry; chemical
cite; citation
class; classify; classification
complain; complaint
compose; composition
conceive; concept; conception
conclude; conclusion
continue; continuous; continuity; continual; ongoing
create; creation
custom; customary; customize
decide; decision
defend; defence; defense
demolish; demolition
deny; denial
depart; departure
department; departmental
describe; description; descriptive
destroy; destruction
detain; detention
differ; difference; different; differentiate
digit; digital; digitize; digitise
discipline; disciplinary
disclose; disclosure
dispose; disposal
distinguish; distinction
divert; diversion
divide; division
economy; economic; economical
elect; election; electoral
emphasis; emphasize; emphasise
employ; employment
enjoy; enjoyment
enter; entry; entrance
environment; environmental
equip; equipment
essence; essential
expel; expulsion
experiment; experimental; experimentation
explode; explosion
explore; exploration; exploratory
expose; exposure
extend; extension; extent; extensive
fact; factual
fail; failure
fault; faulty
finance; financial
fix; fixture
frequent; frequency
furnish; furniture
fuse; fusion
geography; geographic; geographical
geology; geological
govern; governance; government
guide; guidance
health; healthy
history; historic; historical
identify; identification; identity
image; imagery
impose; imposition
include; inclusion
infect; infection; infectious
influence; influential
injure; injury
inspect; inspection
insure; insurance
intend; intent; intention
interest; interested
intervene; intervention
introduce; introduction; introductory
invade; invasion; invasive
invite; invitation
judge; judgment; judgement
launder; laundry
leak; leakage
length; long; lengthy
literature; literary; literacy
machine; machinery
magnify; magnitude
mandate; mandatory
marry; marriage; marital
maximum; maximize; maximise
medicine; medical; medication; medicate
minimum; minimize; minimise
mix; mixture
move; movement
music; musical
neglect; negligence
nutrition; nutritional
obey; obedience
occupy; occupation; occupancy
oppose; opposition
pack; package
pathology; pathological
perceive; perception
permit; permission
persuade; persuasion
pharmacy; pharmaceutical
photograph; photography; photographic
plan; planning
portray; portrait
prescribe; prescription
press; pressure
prevent; prevention; preventive; preventative
price; pricing
prior; priority; prioritize; prioritise
proceed; procedure; procedural; proceeding
profit; profitable; profitability
pronounce; pronunciation
prove; proof
provide; provision
psychiatry; psychiatric
psychology; psychological
pursue; pursuit
qualify; quality; qualification
ratio; ration
react; reaction; reactive
receive; reception; receipt
recover; recovery
recruit; recruitment
reduce; reduction
refer; referral
refuse; refusal
register; registration; registry
relate; relation; relationship
remedy; remedial; remediation; remediate
remove; removal
renew; renewal
rent; rental
repeat; repetition
represent; representation
reproduce; reproduction
require; requirement
reside; residence; residential
resolve; resolution
respond; response; responsive
restrain; restraint
retain; retention
retrieve; retrieval
reveal; revelation
revise; revision
risk; risky
rotate; rotation; rotary
save; saving
school; scholastic
seize; seizure
serve; service
settle; settlement
ship; shipment
sign; signature
simple; simplify; simplicity
social; society
solve; solution
space; spatial
speak; speech
species; specific; specification; specify
stable; stability; stabilize; stabilise
state; statement
statute; statutory
store; storage
strategy; strategic
submit; submission
substance; substantial
succeed; success; successful
sum; summary; summarize; summarise
surgery; surgical
survive; survival
suspect; suspicion
suspend; suspension
sustain; sustainable; sustainability
symptom; symptomatic
technical; technique; technology; technological
therapy; therapeutic
toxic; toxicity
train; training
transmit; transmission
treat; treatment
trial; try
urgent; urgency
vacant; vacancy
value; valuable; valuation
vary; variation; variable; variety; various
vehicle; vehicular
verb; verbal
violence; violent
vision; visual
wide; width; widen
write; writing
accurate; accuracy
available; availability
bill; billing
compete; competition; competitive; competitor
comply; compliance; compliant
consult; consultation
convert; conversion
deliver; delivery
diagnose; diagnosis; diagnostic
educate; education; educational
efficient; efficiency
evaluate; evaluation
expand; expansion
expense; expenditure; expend
facility; facilitate
fluent; fluency
hygiene; hygienic
immunity; immunize; immunise; immunization; immunisation
innovate; innovation; innovative
invent; invention
legal; legislation; legislative
logistics; logistical
mechanic; mechanical; mechanism
merge; merger
migrate; migration
mobile; mobility; mobilize
negotiate; negotiation
observe; observation
operate; operation; operational
optimum; optimal; optimize; optimise
orient; orientation
participate; participation; participatory
perform; performance
produce; production; product
promote; promotion; promotional
propose; proposal; proposition
public; publicity; publicize; publicise
publish; publication
reconcile; reconciliation
regulate; regulation; regulatory
reliable; reliability
select; selection
sense; sensitive; sensitivity
sick; sickness
strong; strength; strengthen
structure; structural
subscribe; subscription
supervise; supervision; supervisory
supply; supplies
support; supportive
tax; taxation; taxable
thorough; thoroughness
transact; transaction
transfer; transferral
transport; transportation
visit; visitation
volunteer; voluntary
weigh; weight
weld; welding
year; yearly; annual
fund; funding
grow; growth
high; height; heighten
hard; hardware
paper; paperwork
case; caseload
team; teamwork
time; timing; timely; timeline
day; daily
hour; hourly
night; nightly
italy; italian
poland; polish
france; french
germany; german
spain; spanish
portugal; portuguese
greece; greek
turkey; turkish
russia; russian
ukraine; ukrainian
romania; romanian
bulgaria; bulgarian
hungary; hungarian
austria; austrian
switzerland; swiss
belgium; belgian
netherlands; dutch
denmark; danish
sweden; swedish
norway; norwegian
finland; finnish
iceland; icelandic
ireland; irish
scotland; scottish
wales; welsh
england; english
britain; british
czechia; czech
slovakia; slovak
slovenia; slovenian
croatia; croatian
serbia; serbian
bosnia; bosnian
albania; albanian
estonia; estonian
latvia; latvian
lithuania; lithuanian
malta; maltese
cyprus; cypriot
america; american
canada; canadian
mexico; mexican
brazil; brazilian
argentina; argentinian; argentine
chile; chilean
peru; peruvian
colombia; colombian
cuba; cuban
china; chinese
japan; japanese
korea; korean
taiwan; taiwanese
vietnam; vietnamese
thailand; thai
india; indian
pakistan; pakistani
bangladesh; bangladeshi
nepal; nepalese
indonesia; indonesian
malaysia; malaysian
singapore; singaporean
philippines; filipino; philippine
australia; australian
israel; israeli
iran; iranian
iraq; iraqi
lebanon; lebanese
syria; syrian
jordan; jordanian
egypt; egyptian
morocco; moroccan
tunisia; tunisian
algeria; algerian
nigeria; nigerian
ghana; ghanaian
kenya; kenyan
ethiopia; ethiopian
uganda; ugandan
europe; european
asia; asian
africa; african
scandinavia; scandinavian
accompany; ride along with; go along with; escort
move; go
lower; bring down; get down; reduce
urgent; pressing; time-critical; time-sensitive
tidy; neat; orderly
discard; throw away; dispose of; throw out
haulage; freight transport; road freight
luggage; baggage; bags
ride along with; accompany; go along with
piping; pipework; pipes
db; database; databases
menu; menus; bill of fare
also; additionally; as well; too
maximum; at most; up to
lease; tenancy agreement; rental agreement
confidential; secret; private
`;
