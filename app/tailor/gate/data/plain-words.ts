const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Grammar: says nothing about the candidate. */
export const functionWords = words(`
a an the this that these those some any each other others another such same own
i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which what
and or but nor so yet as if then than while when where whereas because since although though whether both either neither also too
of in on at by for with from to into onto upon over under about above below between among amongst within without during before after
against per via through across along around behind beyond near off out up down toward towards until till plus versus amid
is am are was were be been being has have had having do does did doing can could will would shall should may might must
not no nor never there here how why goes going went gone again whenever wherever whichever whatever whoever
however therefore thus hence besides despite amongst aboard meanwhile otherwise likewise moreover furthermore thereafter whereby wherein
oneself themselves itself himself herself ourselves themself got getting gets further once only just very more most less least much well ever even still already
etc eg ie vs roughly approximately nearly almost circa estimated approx including include includes included according regarding concerning based due
s t re ve ll d m let`);

/** Words that fill or frame a sentence and claim no fact of their own. */
export const fillerWords = words(`
role job position work working worked task tasks duty duties responsibility responsibilities responsible various range variety
successfully effectively efficiently accordingly respectively thereby
skill skills skilled knowledge experience experiences experienced background career ability abilities
able used using use uses utilized utilizing involving involved related relevant relating order part basis area areas
day-to-day needs needed need necessary required requirement requirements activities activity
times way ways number type types kind kinds set aspect aspects field fields
like result results resulting resulted addition additionally together alongside overall
currently current previously previous former formerly past today now then later
one
main general specific particular certain
bring brings brought offer offers offering known plus namely
help helped helping hands-on
summary profile objective qualifications highlights work-history
covering totaling totalling spanning worth consisting comprising amounting holder seek seeking looking eager keen motivated dedicated
total`);

/** Words that open a sentence or stand in titles with a capital and are no names. */
export const plainCapitals = words(`
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
december jan feb mar apr jun jul aug sep sept oct nov dec i dear sincerely regards hiring team`);

/** Plain words that claim nothing by themselves: with or without them the same fact is told ("sent to" for "went out to"). No deeds, amounts, ranks or outcomes. */
export const neutralWords = words(`
time times timing moment moments point points stage stages phase phases period periods span spell spells stint
stints duration interval date dates next following last latter previous previously prior preceding subsequent
subsequently succeeding initial initially eventual eventually soon afterwards beforehand ago meantime simultaneously
concurrently currently presently beginning beginnings end ends start starts middle outset close onset midway begin
begins began begun ended ending running lasting lasted lasts dating dated starting started finishing finished
continuing continued ongoing spent spending spanned spans ensuing elapsed former formerly past onwards onward
forward term terms turn turns stretch place places spot spots location locations located setting settings position
positions positioned situated based stationed side sides bottom edge back beside elsewhere somewhere anywhere nearby
opposite adjacent neighbouring neighboring surrounding surroundings where here there away apart aside behind forth
within way ways manner fashion means mode style form forms sort sorts kind kinds type types nature shape format
method methods approach approaches basis grounds purpose purposes sake intention view intent aim aims process
processes step steps practice practices procedure procedures arrangement arrangements handling dealing dealings use
uses usage usual thing things item items matter matters topic topics subject subjects theme themes detail details
particulars element elements aspect aspects piece pieces bit bits section sections portion portions component
components rest remainder area areas field fields range ranges set sets series group groups batch batches pair pairs
bunch line lines collection collections material materials content contents list lists listing category categories
class classes heading headings title name names word words wording text entry entries fact facts information example
examples instance instances assortment mixture mix combination addition additions feature features figure figures
amount amounts quantity quantities number numbers count counts size sizes length lengths height width depth worth
extent pace proportion question questions answer situation situations circumstance circumstances condition
conditions event events occasion occasions context contexts environment environments source sources space spaces
pattern patterns reason reasons effect effects connection link relation respect regard named called titled entitled
labelled labeled known termed dubbed stated said described noted listed mentioned marked namely specifically
particularly notably especially respectively correspondingly accordingly similarly likewise include includes
included including contain contains contained containing comprise comprises comprised comprising consist consists
consisted consisting concern concerns concerned concerning regarded regarding relate relates related relating belong
belongs belonged belonging involve involves involved involving entail entails entailed entailing total totals
totalled totaled totalling totaling amounted amounting numbering equalling ranged ranging vary varies varied varying
appear appears appeared appearing stand stands stood standing remain remains remained remaining stay stays stayed
staying happen happens happened happening occur occurs occurred occurring arise arises arose arising exist exists
existed existing follow follows followed attached associated connected corresponding respective having being keep
keeps kept keeping seem seems mainly chiefly predominantly principally primarily mostly largely generally normally
usually typically commonly ordinarily partly simply merely purely rather quite fairly somewhat slightly actually
really exactly precisely approximately roughly around circa nearly almost some odd together jointly both alike also
additionally furthermore moreover besides however nevertheless nonetheless though although despite notwithstanding
albeit whereas therefore thus hence consequently thereby whenever wherever whatever whichever whoever anything
something via through by per along alongside amid among between beneath underneath below above beyond across plus
minus off without towards toward upwards accordance part parts various different diverse assorted miscellaneous
certain particular specific similar other another general normal typical ordinary common customary available
possible relevant applicable appropriate suitable separate distinct actual real plain simple printed physical able
unable willing inside compared forming`);
