/**
 * Words that make a statement smaller, in groups: a text that keeps the statement keeps a word of the group.
 * One group a line, `name | reach | pattern | what keeps it too`: reach "clause" is the part of the sentence around the
 * word, "line" all of the sentence, "ahead" the rest of that part, "deeds" the rest up to the next deed, a number the words
 * that follow.
 */
export const limits = String.raw`
when needed | clause | (?:as|when|where|if|whenever) (?:needed|required|necessary|requested|appropriate|applicable|possible|assigned|instructed|directed|available)|on (?:request|demand)|on an? as[- ]needed basis | needed|necessary|required|appropriate
in someone's absence | clause | (?:in|during) (?:the |his |her |their |my )?(?:\w+'s )?absences?|in (?:his|her|their) place|back-?up|stand-?in|fill(?:ed|ing|s)? in\b|substitut\w+|on behalf of|while [^,.;]{0,40} (?:was|were) (?:away|absent|out|on leave) | cover\w* for|covering|absen\w+|deputi\w+|stood in
under supervision | clause | (?:under|with) (?:the |a |an? \w+'s |\w+'s )?(?:\w+ ){0,3}?(?:supervision|direction|guidance|oversight)|supervised by|overseen by|(?:under|for) (?:the |a )(?:supervising|senior|head|lead|chief) \w+ | under|supervised by|overseen by|'s supervision|supervised|directed by|guided by
sometimes | clause | sometimes|occasional(?:ly)?|at times|from time to time|intermittent(?:ly)?|rarely|seldom|once or twice|now and then|ad hoc
mostly | ahead | mainly|mostly|largely|primarily|chiefly|generally|usually|normally|typically|predominantly|principally|for the most part|(?:the )?majority|most of | most|especially|particularly|focus\w*
one of several | 3 | one of (?:the |our |its |my )?(?:(?!which|whom|company)\w+)|among the|member of|part of (?:a|an|the) | out of|of|member|serv\w+ on|team|group|participat\w+|contribut\w+|involve\w*|joined|took part|with|shared|co-\w+
one of a number | 3 | one (?:out )?of (?:the |our |its |my )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)(?= \p{L}) | one of|out of|\d+ of|(?:one|two|three|four|five|six) of|member|part of|share|\d+%|among
some of a number | 1 | (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:out )?of (?:the |our |its |my )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|several|many)(?= \p{L}) | (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:out )?of|in)|\d+%|share|part\w*
partly | 4 | partly|partial(?:ly)?|in part|half[- ]\w+|some of|a (?:few|couple) of|part of (?:the|this|that|its|our)(?! (?:\w+ ){0,2}(?:team|group|committee|crew|project))|(?:a|one|two)[- ](?:third|half|quarter|fifth)s? of|(?:portion|percentage) of | part\w*|third|half|quarter|section|portion|some|few|couple|contribut\w+|help\w*|assist\w*
limited | 3 | limited|minor|small(?:er)?|lower|lesser|simpler|basic|simple|light|introductory|preliminary|initial|entry-level|beginner|elementary|partial|low-risk | first|first-round|opening|early|little|short|junior|some|knowledge|familiar\w*|conversational|beginner
proposed | 3 | (?<=[a-z] )(?:proposed|planned)(?! (?:and|or|a|an|the|to|for|with)\b)|potential|possible|draft|tentative|would-be|pilot|mock|simulated|simulation|hypothetical|test|staging|sandbox|demo|prototype|proof of concept|trial | prospective|plan\w*|pilot\w*|trial\w*|propos\w*|draft\w*|test\w*|stag\w+|simulat\w*|mock|demo\w*|prototyp\w*|proof|practice|possible|potential
only | 4 | only|solely | alone|sole
former | 6 | former(?:ly)?|ex-|retired|lapsed|expired|past | previous\w*|until|was|ex|up to
acting | 2 | (?:acting|interim|deputy|vice|trainee|apprentice|student|aspiring|provisional|associate|assistant|junior|intern|volunteer|under-?study)(?! (?:to|of|for|with|in|at)\b) | cover\w*|assist\w*|train\w*|volunt\w*|temporary|deputi\w+|intern\w*|apprentic\w*|VPs?
shared | ahead | (?:work|collaborat|partner|liais|team|coordinat)\w*(?: \w+ly)? (?:with|alongside)(?=\s[^.;]{2,60}\s(?:to|on|in)\s) | with|team\w*|together|alongside|joint\w*|collaborat\w+|partner\w*|liais\w*|coordinat\w*|helped|assisted|supported
jointly | clause | jointly|together with|co-\w+|shared|alongside|in (?:collaboration|partnership|cooperation|conjunction) with|as part of (?:a|an|the)|(?:with|within|on|in) (?:a|an|the|our|my|his|her) (?:\w+[ -]){0,4}?(?:team|group|crew|committee|colleagues?|partners?) | with|team\w*|together|group|crew|joint\w*|collaborat\w+|partner\w*|member|helped|assisted|supported
in progress | clause | in progress|ongoing|under ?way|pursuing|working towards?|studying (?:for|towards?)|enrolled|expected|anticipated|to be completed|not yet|still (?:to|open|pending|in)|pending|awaiting|left upon|candidate for | due|current\w*|stud\w+|candidate|towards?|progress\w*|wait\w*|await\w*|until|still|outstanding|remaining|await\w*|pending|work\w* toward\w*|purs\w+
attempted | ahead | tr(?:y|ied|ying) to|attempt\w*|hop(?:e|ed|ing) to|plan(?:s|ned|ning)? to|intend\w*|aim(?:s|ed|ing)? (?:to|at|for)|str(?:ive|ove|iving)\w*|endeavou?r\w*|goals? (?:is|are|was|were|of|to)|objective (?:is|was|of|to)|seeking to|sought to|want(?:s|ed)? to|willing to|eager to|applied (?:for|to)|shortlisted|short-listed|nominated|runner-up|finalist | plan\w*|aim\w*|tr(?:y|ied|ying)|hop\w+|attempt\w*|goal\w*|target\w*|objective\w*|propos\w+|appli\w+|seek\w*|sought|to
helped | deeds | (?<!the )(?:help|assist|aid|support)(?:ed|s|ing)?(?! (?:\S+ ){0,3}?(?:customers?|clients?|patients?|guests?|residents?|students?|pupils|people|users?|visitors?|callers?|shoppers?|patrons?|children|families|individuals|desk|tickets?)\b(?! (?:to )?\w+(?:e|y|t|d|n|h|k)\b))(?=\s\w)|(?:provid|offer|gave|giv|lent)\w* (?:\w+ ){0,2}?(?:help|assistance|support) (?:in|with|to|for)|contribut\w+ (?:to|in|on|toward)|participat\w+ (?:in|on)|t(?:ook|ake|aking) part in|involve(?:d|ment)? (?:in|with)|involvement including|exposure to|shadow(?:ed|ing)?|back-?up (?:for|to)|learn(?:ed|t|ing)?(?: how)? (?:to|about)|familiar\w* (?:with|in)|knowledge of|understanding of | help\w*|assist\w*|aid\w*|support\w*|contribut\w+|participat\w+|part|involve\w*|took part|shadow\w*|exposure|learn\w*|familiar\w*|knowledge|understand\w*|back-?up|joined|member|among|one of|team that|gave a hand
watched | deeds | (?:observ|watch|attend|witness|audit)(?:ed|s|ing) (?:\w+ ){0,4}?(?:in|by|of|during|who|performed|as) | observ\w*|watch\w*|attend\w*|witness\w*|shadow\w*|sat in|audit\w*
denied | 5 | (?<!\bnot only )(?:no(?!\.? ?\d\d)|not(?! only)|never|without|none|neither|nor|cannot|zero|lack(?:s|ed|ing)?|unable to|free of)\b|\w+n['’]t | no|not|never|without|none|nor|neither|free|zero|0(?![.,]\d)|un\w{4,}ed|avoid\w*|prevent(?:ed|ing|s)?|any|lack\w*
not held | line | not (?:yet )?(?:held|awarded|passed|renewed|taken|completed|sat|finished|earned)|lapsed|expired|revoked | not|lapsed|expired|revoked|until|former\w*|held
terms of work | 6 | part[- ]time|temporary|temp|seasonal|casual|relief|locum|freelance[rd]?|self-employed|fixed[- ]term|maternity|interim|second(?:ed|ment)|on loan|agency|holiday cover|summer|internship|placement|volunteer(?:ed|ing)?|voluntary|unpaid|honorary|pro bono | part-?time|freelanc\w*|volunt\w*|unpaid|season\w*|temp\w*|casual|relief|contract\w*|cover\w*|fixed-?term|maternity|interim|second\w*|agency|summer|intern\w*|placement
unless | clause | unless|except(?:ing)?|excluding|other than|apart from | if|except\w*|but|exclud\w*|other|only|non|besides
nearly | 3 | almost|nearly|close to|just under | about|around|approx\w*|roughly|nearly|almost|under|close
estimated | 5 | estimated?s?|projected|forecast(?:ed)?|expected|anticipated|targeted|hoped-for|budgeted | estimat\w*|project\w*|forecast\w*|expect\w*|anticipat\w*|target\w*|budget\w*|about|around|approx\w*|roughly|plan\w*
on a condition | clause | (?:when|whenever|unless|until|if) (?=\w+ \w+)|subject to|provided (?:that|the)|on condition|if (?:the|a|no|it|they|approved|needed)|in case of|depending on|contingent (?:on|upon)|until|pending | subject|provided|condition\w*|if|case|depend\w*|contingent|when|pending|until
being learnt | 5 | (?:currently |still |now )?(?:learning|studying|picking up|being trained|in training|under training|trainee|beginner|started (?:learning|to learn)|self-teaching) | learn\w*|stud\w+|beginner|train\w*|start\w*|new to|apprentic\w*
in training | clause | trainee|apprentice|in training|under instruction | train\w*|apprentic\w*|instruction|learn\w*
`;

/**
 * Words that make a statement larger: a text has one only where its source has one of the group.
 * One group a line, `name | pattern | what says it too`.
 */
export const enlargers = String.raw`
all | all|entire|entirely|whole|full(?!-time|[- ]cycle| service| of\b)|fully|complete(?= \p{L}+)|completely|both|throughout|company-?wide|organi[sz]ation-?wide|nationwide|worldwide|national|nationally|global|globally|international|internationally|end-to-end | any|every|each|total|overall|multiple|in every|at all|from (?:start|first \w+) to|abroad|overseas|foreign|worldwide|country|nation
every | (?<!\d )(?:every|each)(?! other) | all|any|per|(?<!\b(?:with)?in )(?<!\b(?:over|after|for|under|once) )an?|daily|weekly|monthly|yearly|annual\w*|hourly|nightly|individual|regular\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days
apiece | (?<=[\dkm%] )(?:each|apiece) | each|apiece|per|every
across | across(?! from) | all|throughout|entire|every|various|multiple|several|both|whole|different|between|spanning|\d+|and|two|three|four|five|six
only one | only|sole|solely|alone|single-?handed\w*|independently|personally|unaided|unassisted|exclusively|by myself|on my own | on my own|by myself|individual\w*|solo|unaccompanied|independen\w*|autonom\w*|no help|without help
most | (?<!the )most(?! of the time)|majority|mostly | mainly|largely|primarily|chiefly|predominantly|usually|normally|generally|typically
always | always|never|constantly|consistently|continually|continuously | daily|regularly|constant\w*|consisten\w*|continu\w*|always|ever|on-?going|routinely|24/7
best | best|top(?=[ -])|leading|number one|highest|largest|biggest|first(?! aid| class| grade| floor| shift| line| round|-round|-line| response| responder)|award-?winning|record(?=[- ](?:high|breaking|low|sales|year)) | best|top|leading|first|highest|largest|biggest|award\w*|record\w*|1st|maximum|initial\w*|opening
own | own(?=\s)|sole|personal | own|my|personal\w*|individual
without | without|no(?= \p{L})|not|never|zero(?! in)|nor|none | without|no|not|never|zero|nor|none|free|n't|0(?![.,]\d)|neither|un\w{4,}ed|lack\w*|prevent\w*|avoid\w*|alone|except\w*|non|yet to
the cause | due to|because of|thanks to|owing to|as a result of|resulting from|resulting in|leading to|thereby | due to|because|thanks to|owing to|result\w*|led to|lead(?:s|ing)? to|caus\w+|thereby|so that|therefore|through|by|from|after
success | successful(?:ly)? | success\w*|succeed\w*|achiev\w*|accomplish\w*|^(?!.*\b(?:responsib|dut(?:y|ies)|tasked|charge of|able to))[^]+$
senior | senior|principal|chief|head(?= of)|expert|seasoned|veteran|accomplished|specialist in | senior|sr|principal|chief|head|expert\w*|experienced|specialist|years|specializ\w*
`;

/**
 * What keeps a credential, a degree or a prize from being held: a text that names it says so as well.
 * One group a line, `name | pattern`.
 */
export const statuses = String.raw`
is still open | \b(?:start(?:ed|ing)|began|completing|submitted|in progress|ongoing|under ?way|incomplete|unfinished|pending|awaiting|expected|anticipated|due(?! (?:to|diligence))|candida(?:te|cy)|pursuing|completing|studying|enrolled|reading for|working (?:on|towards?)|towards?|training (?:for|as|to)|preparing for|sitting|revising for|part[- ](?:qualified|way|completed)|applied for|applying|application (?:pending|submitted|in)|thesis submitted|booked|scheduled|registered for|eligible|provisional(?:ly)?|not (?:yet )?(?:\w+ed|taken|sat|held)|did not|to be (?:taken|sat|completed|awarded)|coursework|credits|attended|currently taking|halfway|ABD|all but dissertation|aim(?:s|ing)? (?:to|for)|hop(?:es|ing) (?:to|for)|plan(?:s|ning)? to|(?:phd|doctoral|master['’]?s|msc|mba) (?:student|researcher))\b|\b(?:\d+|one|two|three|four|five|six|seven|half)\s+(?:out )?of\s+(?:the\s+|its\s+)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?:[\p{L}-]+\s+){0,2}(?:exam|paper|module|unit|level|part|course|test|component)s?\b
has run out | \b(?:lapsed|expired|no longer|not renewed|inactive|revoked|surrendered|suspended|formerly|previously|former|was valid|(?:held|member|licen[cs]ed|certified|registered) until|renewal (?:due|pending))\b
was an entry on a list, not a prize | \b(?:short-?listed|long-?listed|nominat(?:ed|ion|ee)|finalist|runners?[- ]up|highly commended|commended|in the running|semi-?finalist)\b
`;
