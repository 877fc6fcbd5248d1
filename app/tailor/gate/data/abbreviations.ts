/** Short and long forms that mean the same, one pair a line, the short form first. Names of tools and credentials live in the lexicon. */
export const abbreviations = `
kpi key performance indicator
roi return on investment
hr human resources
it information technology
qa quality assurance
qc quality control
pr public relations
pos point of sale
crm customer relationship management
erp enterprise resource planning
sop standard operating procedure
sla service level agreement
ap accounts payable
ar accounts receivable
gl general ledger
p&l profit and loss
pnl profit and loss
b2b business to business
b2c business to consumer
er emergency room
ed emergency department
icu intensive care unit
or operating room
ehr electronic health records
emr electronic medical records
iv intravenous
rn registered nurse
bsn nursing
bsn bachelor of science in nursing
mba business
mba administration
llb law
beng engineering
meng engineering
mph public
mph health
lpn licensed practical nurse
cna certified nursing assistant
ux user experience
ui user interface
api application programming interface
ci continuous integration
cd continuous delivery
cd continuous deployment
ml machine learning
ai artificial intelligence
nlp natural language processing
etl extract transform load
bi business intelligence
dba database administrator
seo search engine optimization
sem search engine marketing
ppc pay per click
cms content management system
ctr click through rate
cro conversion rate optimization
iep individualized education program
esl english as a second language
ell english language learner
sen special educational needs
k-12 kindergarten to twelfth
cad computer aided design
cnc computer numerical control
plc programmable logic controller
hvac heating ventilation air conditioning
rca root cause analysis
bom bill of materials
fmea failure mode and effects analysis
gd&t geometric dimensioning and tolerancing
osha occupational safety and health administration
ppe personal protective equipment
hse health safety environment
ehs environment health safety
lean lean manufacturing
tpm total productive maintenance
oee overall equipment effectiveness
rfp request for proposal
rfq request for quotation
po purchase order
ar augmented reality
vr virtual reality
smb small and medium business
sku stock keeping unit
wms warehouse management system
tms transportation management system
3pl third party logistics
fifo first in first out
mgmt management
dept department
asst assistant
admin administration
admin administrative
mgr manager
eng engineering
dev development
ops operations
acct account
govt government
intl international
approx approximately
info information
docs documents
app application
apps applications
reps representatives
rep representative
specs specifications
temp temporary
sr senior
jr junior
exec executive
tech technical
tech technology
vet veterinary
vp vice president
ceo chief executive officer
cfo chief financial officer
cto chief technology officer
coo chief operating officer
uat user acceptance testing
tdd test driven development
oop object oriented programming
saas software as a service
aws amazon web services
gcp google cloud platform
ytd year to date
eod end of day
fte full time equivalent
ngo non governmental organization
uk united kingdom
usa united states
us united states
eu european union
nhs national health service
cpr cardiopulmonary resuscitation
bls basic life support
acls advanced cardiac life support
hipaa health insurance portability and accountability act
gdpr general data protection regulation
l&d learning and development
d&i diversity and inclusion
csat customer satisfaction
nps net promoter score
cogs cost of goods sold
aum assets under management
aml anti money laundering
kyc know your customer
jan january
feb february
mar march
apr april
jun june
jul july
aug august
sep september
sept september
oct october
nov november
dec december
otr over the road
eta estimated time of arrival
recs reconciliations
rec reconciliation
hq headquarters
misc miscellaneous
yr year
hrs hours
mins minutes
qty quantity
inc including
max maximum
min minimum
uni university
lab laboratory
labs laboratories
vaccs vaccinations
meds medications
demo demonstration
demos demonstrations
promo promotion
promos promotions
ad advertisement
ads advertisements
pics pictures
vids videos
comms communications
comms communication
ref reference
refs references
spec specification
sync synchronization
auth authentication
config configuration
repo repository
env environment
param parameter
stats statistics
intro introduction
bio biology
chem chemistry
econ economics
psych psychology
phys physics
gym gymnasium
pharma pharmaceutical
pharma pharmaceuticals
q1 quarter
q2 quarter
q3 quarter
q4 quarter
fridge refrigerator
photo photograph
photos photographs
gp general practitioner
a&e accident and emergency
ot occupational therapy
pt physical therapy
slt speech and language therapy
ta teaching assistant
eyfs early years foundation stage
`;
