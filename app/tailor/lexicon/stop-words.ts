const words = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));

/** English function words: never a requirement, never evidence. */
export const functionWords = words(`
a about above across after again against all along also although always am among an and another any anyone anything
are around as at be because been before being below between both but by can cannot could did do does doing done don
down during each either else etc ever every everyone everything few for from further had has have having he her here
hers him his how however i if in including into is it its itself just let like ll many may me might more most much must
my need neither no nor not now of off often on once one only onto or other others our ours out over own per please
rather re s same shall she should since so some such t than that the their them then there these they this those
through throughout thus to too toward towards under until up upon us using ve versus very via was we well were what when
where whether which while who whom whose why will with within without would yes yet you your yours yourself eg ie e g
d m f w preferably ideally especially particularly behind already mentioned beyond including etc inc well e g
`);

/** Verbs that open duties or link words of a posting: they end a noun phrase. */
export const linkVerbs = words(`
able achieve act adapt adhere analyze apply appreciate arrange ask assess assist assure attend become believe
bring build call can carry check collaborate come communicate complete comply conduct consider contribute cooperate
create deal decide define deliver demonstrate describe desire determine develop display drive earn embrace enable enhance
enjoy ensure establish evaluate excel exhibit explore expect facilitate feel find follow gain generate get give go grow
handle help hold identify implement improve include influence inform initiate inspire interact interface interpret
join keep know lead learn leverage live look love make maintain manage meet monitor obtain offer operate optimize oversee
participate perform plan possess prefer prepare prioritize promote provide pursue react read receive recognize recommend
relate report represent require resolve respond review run see seek seem serve set share show solve speak start stay
strive succeed support take talk think thrive track translate travel try understand update use utilize value verify want
wear work write working used based related required preferred desired demonstrated considered combined
needed offered hired given taken involving leading providing ensuring building creating making taking looking seeking
helping following regarding becoming being having coming going getting bringing enabling understanding driving
developing managing maintaining supporting delivering implementing performing interacting communicating dealing
involved mentioned acquiring gaining generating operating running learning growing joining shaping sharing solving
focused focusing located requested allowing assigned applied associated according
`);

/** Words that open a phrase without adding to it ("strong", "previous"). */
export const weakOpeners = words(`
strong excellent good great proven solid relevant previous prior demonstrated basic advanced deep hands-on hand similar
related various multiple general extensive thorough necessary outstanding exceptional effective superior sound broad
significant sufficient appropriate additional current recent new existing modern latest current minimum least plus
first second several different own specific key main overall full high higher highest low large small best better
real true open ideal successful qualified professional experienced advanced intermediate fluent practical theoretical
in-depth depth wide vast complete comprehensive detailed detail working valid active formal some any all certain
complex challenging exciting interesting unique common day daily year month week hour time years months weeks hours
possible potential preferred required desired desirable equivalent major minor respective applicable
demonstrable amazing direct easygoing global international persistent robust comparable quantitative typical particular eligible
familiar proficient skilled capable comfortable passionate knowledgeable competent least minimum two three four five
six seven eight nine ten able ability knowledge experience understanding expertise proficiency familiarity background
skill skills degree passion interest interested
`);

/** Words that close a phrase without adding to it ("skills", "environment"). */
export const weakClosers = words(`
experience experiences skill skills knowledge ability abilities expertise background understanding proficiency
environment environments field fields area areas role roles position positions industry industries capacity capability
setting settings level levels degree plus preferred required desired desirable necessary essential etc year years
month months day days need needs way ways thing things example examples kind kinds type types lot bit matter matters
concept concepts related discipline disciplines subject subjects topic topics work job candidate candidates applicant
applicants individual individuals person people team teams company companies organization organizations colleague
colleagues client clients customer customers user users world market markets country countries region business
requirement requirements qualification qualifications duty duties opportunity opportunities success career careers part parts term terms manner basis issue issues
`);
