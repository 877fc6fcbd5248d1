/**
 * Words of one family that the stemmer leaves apart: verbs with their nouns, nouns with their adjectives. Families are parted
 * by "|". Nouns for people ("manager") stay out: whoever reports to a manager has not managed.
 */
export const derivations = `
author authorship|member membership|partner partnership|intern internship|apprentice apprenticeship|scholar scholarship|sponsor sponsorship|citizen citizenship|contribute contributor|participate participant|help helper|observe observer|deputy deputise deputize|absent absence|leave departure depart|broad broaden breadth|act action active activity|add addition additional|administer administration administrative|admit admittance admission|advise advice advisory|agree agreement
allergy allergic|apply application applicable|argue argument|attend attention|bankrupt bankruptcy|benefit beneficial|biology biological|bury burial
calculate calculation|cause causal|certify certificate certification|charity charitable|chemistry chemical|cite citation|class classify classification
complain complaint|compose composition|conceive concept conception|conclude conclusion|continue continuous continuity continual ongoing|create creation|custom customary customize
decide decision|defend defence defense|demolish demolition|deny denial|depart departure|department departmental|deploy deployment|depth deep|describe description descriptive
destroy destruction|detain detention|differ difference different differentiate|digit digital digitize digitise|discipline disciplinary|disclose disclosure|dispose disposal
distinguish distinction|divert diversion|divide division|dose dosage|economy economic economical|elect election electoral|emphasis emphasize emphasise|employ employment
enjoy enjoyment|enter entry entrance|environment environmental|equip equipment|essence essential|expel expulsion|experiment experimental experimentation|explode explosion
explore exploration exploratory|expose exposure|extend extension extent extensive|fact factual|fail failure|fault faulty|finance financial|fix fixture
frequent frequency|furnish furniture|fuse fusion|geography geographic geographical|geology geological|govern governance government|guide guidance|health healthy|history historic historical
identify identification identity|image imagery|impose imposition|include inclusion|infect infection infectious|influence influential|injure injury|inspect inspection|insure insurance
intend intent intention|interest interested|intervene intervention|introduce introduction introductory|invade invasion invasive|invite invitation|judge judgment judgement|launder laundry
leak leakage|length long lengthy|literature literary literacy|machine machinery|magnify magnitude|mandate mandatory|marry marriage marital|maximum maximize maximise|medicine medical medication medicate
minimum minimize minimise|mix mixture|move movement|music musical|neglect negligence|nutrition nutritional|obey obedience|occupy occupation occupancy|oppose opposition
pack package|pathology pathological|perceive perception|permit permission|persuade persuasion|pharmacy pharmaceutical|photograph photography photographic
plan planning|portray portrait|prescribe prescription|press pressure|prevent prevention preventive preventative|price pricing|prior priority prioritize prioritise|proceed procedure procedural proceeding
profit profitable profitability|pronounce pronunciation|prove proof|provide provision|psychiatry psychiatric|psychology psychological|pursue pursuit|qualify quality qualification
ratio ration|react reaction reactive|receive reception receipt|recover recovery|recruit recruitment|reduce reduction|refer referral|refuse refusal|register registration registry
relate relation relationship|remedy remedial remediation remediate|remove removal|renew renewal|rent rental|repeat repetition|represent representation|reproduce reproduction|require requirement
reside residence residential|resolve resolution|respond response responsive|restrain restraint|retain retention|retrieve retrieval|reveal revelation|revise revision|risk risky|rotate rotation rotary
safe safety|save saving|school scholastic|seize seizure|serve service|settle settlement|ship shipment|sign signature|simple simplify simplicity|social society|solve solution
space spatial|speak speech|species specific specification specify|stable stability stabilize stabilise|state statement|statute statutory|store storage|strategy strategic|submit submission
substance substantial|succeed success successful|sum summary summarize summarise|surgery surgical|survive survival|suspect suspicion|suspend suspension|sustain sustainable sustainability
symptom symptomatic|technical technique technology technological|therapy therapeutic|toxic toxicity|train training|transmit transmission|treat treatment|trial try|urgent urgency
vacant vacancy|value valuable valuation|vary variation variable variety various|vehicle vehicular|verb verbal|violence violent|vision visual|wide width widen|write writing
accurate accuracy|available availability|bill billing|compete competition competitive competitor|comply compliance compliant|consult consultation|convert conversion|deliver delivery
diagnose diagnosis diagnostic|educate education educational|efficient efficiency|evaluate evaluation|expand expansion|expense expenditure expend|facility facilitate|fluent fluency|hygiene hygienic
immunity immunize immunise immunization immunisation|innovate innovation innovative|invent invention|legal legislation legislative|logistics logistical|mechanic mechanical mechanism|merge merger
migrate migration|mobile mobility mobilize|negotiate negotiation|observe observation|operate operation operational|optimum optimal optimize optimise|orient orientation|participate participation participatory
perform performance|produce production product|promote promotion promotional|propose proposal proposition|public publicity publicize publicise|publish publication
reconcile reconciliation|region regional|regulate regulation regulatory|reliable reliability|secure security|select selection|sense sensitive sensitivity|sick sickness
strong strength strengthen|structure structural|subscribe subscription|supervise supervision supervisory|supply supplies|support supportive|tax taxation taxable|thorough thoroughness|transact transaction
transfer transferral|transport transportation|visit visitation|volunteer voluntary|weigh weight|weld welding|year yearly annual|fund funding|grow growth|high height heighten
hard hardware|paper paperwork|case caseload|team teamwork|time timing timely timeline|day daily|week weekly|month monthly|hour hourly|night nightly|quarter quarterly`;
