/**
 * Plain words of English that claim nothing by themselves: with or without them the same fact is told ("build time" for
 * "build", "sent to" for "went out to"). Left out is whatever makes a claim: quantities and universals (every, sole),
 * frequency, quality (strong, proven), outcomes and directions (increase, save, win), reach (national), rank (senior,
 * executive), status (certified, awarded), titles, and the nouns and tools of any trade.
 */
const table = {
  time: `time times timing moment moments point points stage stages phase phases period periods span spell spells stint stints
    duration interval date dates next following last latter previous previously prior preceding subsequent subsequently
    succeeding initial initially eventual eventually soon afterwards beforehand ago meantime simultaneously concurrently
    currently presently recent recently lately newly beginning beginnings end ends start starts middle outset close onset
    midway begin begins began begun ended ending running lasting lasted lasts dating dated starting started finishing
    finished continuing continued ongoing spent spending spanned spans ensuing elapsed former formerly past onwards onward
    forward term terms turn turns stretch`,
  calendar: `season seasons era decade decades midweek`,
  place: `place places spot spots location locations located setting settings position positions positioned situated based
    stationed side sides bottom edge back beside elsewhere somewhere anywhere nearby opposite adjacent neighbouring
    neighboring surrounding surroundings where here there away apart aside behind forth within`,
  manner: `way ways manner fashion means mode style form forms sort sorts kind kinds type types nature shape format method methods
    approach approaches basis grounds purpose purposes sake intention view intent aim aims process processes step steps
    practice practices procedure procedures arrangement arrangements handling dealing dealings use uses usage usual`,
  things: `thing things item items matter matters topic topics subject subjects theme themes detail details particulars element
    elements aspect aspects piece pieces bit bits section sections portion portions component components rest remainder area
    areas field fields range ranges set sets series group groups batch batches pair pairs bunch line lines collection
    collections material materials content contents list lists listing category categories class classes heading headings
    title name names word words wording text entry entries fact facts information example examples instance instances case
    cases assortment mixture mix combination addition additions feature features figure figures value values amount amounts
    quantity quantities number numbers count counts size sizes length lengths height width depth weight worth order orders
    extent degree rate rates pace proportion share question questions answer situation situations circumstance circumstances
    condition conditions event events occasion occasions context contexts environment environments source sources space
    spaces pattern patterns reason reasons effect effects connection link relation respect regard`,
  work: `progress duty duties responsibility responsibilities remit role roles function functions task tasks job jobs chore
    chores activity activities effort efforts exercise exercises undertaking undertakings requirement requirements need
    needs request requests demand demands assignment assignments routine routines workplace work works everyday help
    assistance aid attention contact liaison conjunction tandem association cooperation collaboration involvement engagement
    presence intake handover`,
  people: `person persons people individual individuals human humans man men woman women someone somebody anyone party parties folk
    colleague colleagues coworker coworkers peer peers counterpart counterparts member members`,
  naming: `named called titled entitled labelled labeled known termed dubbed stated said described noted listed mentioned marked
    namely specifically particularly notably especially respectively correspondingly accordingly similarly likewise`,
  being: `include includes included including contain contains contained containing comprise comprises comprised comprising
    consist consists consisted consisting concern concerns concerned concerning regarded regarding relate relates related
    relating belong belongs belonged belonging involve involves involved involving entail entails entailed entailing total
    totals totalled totaled totalling totaling amounted amounting numbering equalling ranged ranging vary varies varied
    varying appear appears appeared appearing stand stands stood standing remain remains remained remaining stay stays
    stayed staying happen happens happened happening occur occurs occurred occurring arise arises arose arising exist exists
    existed existing follow follows followed attached associated connected corresponding respective having being keep keeps
    kept keeping seem seems`,
  moving: `send sends sent sending issue issues issued issuing pass passes passed passing put puts putting placed placing lay laid
    laying leave leaves leaving bring brings brought bringing come comes came coming go goes went gone going get gets got
    getting give gives giving gave given take takes taking took taken find finds finding found look looks looking see sees
    seeing saw seen turned turning show shows shown showing hold holds holding held bear bears bearing bore carry carries
    carrying carried`,
  doing: `using used utilised utilized utilising utilizing do does doing done make makes making undertaken needing needed require
    requires requiring required reporting answerable accustomed acquainted serve serves served serving act acts let lets
    letting allow allows expected`,
  degree: `mainly chiefly predominantly principally primarily mostly largely generally normally usually typically commonly
    ordinarily partly simply merely purely rather quite fairly somewhat slightly actually really exactly precisely
    approximately roughly around circa nearly almost some odd together jointly both alike`,
  joining: `also additionally furthermore moreover besides however nevertheless nonetheless though although despite notwithstanding
    albeit whereas therefore thus hence consequently thereby whenever wherever whatever whichever whoever anything something
    via through by per along alongside amid among between beneath underneath below above beyond across plus minus off
    without towards toward upwards accordance part parts`,
  qualities: `various different diverse assorted miscellaneous certain particular specific similar other another general normal
    typical ordinary common customary own available possible relevant applicable appropriate suitable separate distinct
    actual real plain simple printed physical able unable willing`,
};

/** Whether a word (small letters) claims nothing by itself. */
export const neutralWords: ReadonlySet<string> = new Set(Object.values(table).join(" ").trim().split(/\s+/));
