import { porterStem } from "~/tailor/lexicon/porter";

/** Past and participle forms that no suffix rule reaches. */
const irregular = new Map(
  `led:lead built:build wrote:write written:write taught:teach sold:sell ran:run grew:grow grown:grow made:make kept:keep held:hold
   brought:bring bought:buy drove:drive driven:drive oversaw:oversee overseen:oversee undertook:undertake undertaken:undertake
   spoke:speak spoken:speak met:meet sent:send won:win gave:give given:give took:take taken:take began:begin begun:begin
   chose:choose chosen:choose found:find sought:seek spent:spend understood:understand fed:feed dealt:deal rose:rise risen:rise
   fell:fall lent:lend became:become left:leave lost:lose paid:pay said:say shot:shoot told:tell went:go gone:go did:do done:do
   saw:see tying:tie lying:lie dying:die seen:see knew:know known:know came:come got:get laid:lay caught:catch sang:sing swept:sweep bred:breed drew:draw
   drawn:draw hung:hang ground:grind rebuilt:rebuild rewrote:rewrite rewritten:rewrite upheld:uphold withdrew:withdraw
   maintenance:maintain analysis:analyze analyses:analyze analytical:analyze analytics:analyze growth:grow sales:sale
   children:child people:person persons:person men:man women:woman staffing:staff criteria:criterion data:data media:media
   children's:child diagnoses:diagnose diagnosis:diagnose diagnostic:diagnose diagnostics:diagnose hypotheses:hypothesis
   payment:pay retention:retain acquisition:acquire explanation:explain loss:lose losses:lose choice:choose
   proof:prove proven:prove belief:believe success:succeed successful:succeed successfully:succeed resolution:resolve
   description:describe subscription:subscribe prescription:prescribe repairs:repair reception:receive receipt:receipt
   response:respond responses:respond decision:decide decisions:decide expansion:expand conversion:convert comparison:compare
   inquiry:inquire enquiry:inquire enquiries:inquire inquiries:inquire enquire:inquire performance:perform
   assistance:assist attendance:attend compliance:comply complied:comply complies:comply supplies:supply supplied:supply
   delivery:deliver deliveries:deliver reduction:reduce reductions:reduce production:produce introduction:introduce supervision:supervise provision:provide collections:collect business:business businesses:business revision:revise evaluation:evaluate training:train recovery:recover discovery:discover assembly:assemble assemblies:assemble
   reconciliation:reconcile reconciliations:reconcile submission:submit submissions:submit admission:admit admissions:admit
   extension:extend definition:define recognition:recognize competition:compete publication:publish publications:publish consumption:consume
   inclusion:include transmission:transmit negotiations:negotiate troubleshot:troubleshoot inventories:inventory facilities:facility bus:bus buses:bus news:news lens:lens gas:gas
   strategies:strategy strategic:strategy strategically:strategy monthly:month weekly:week daily:day yearly:year annually:year annual:year
   quarterly:quarter hourly:hour nightly:night planned:plan planning:plan planner:planner`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/** Letters that every rule below needs: most words have none of them, and the rules are many. */
const mayBeBritish =
  /is(?:e|ing|ation)|ys(?:e|ing)|our|[bhtc]re|ll|programme|ogue|enrol|fulfil|instal|cheque|licenc|practis|organis|paed|anaesth|aluminium|ement|grey/;

/** British spellings to the American ones that the tables use. */
function americanise(word: string): string {
  if (!mayBeBritish.test(word)) return word;
  return word
    .replace(/is(e|es|ed|ing|ation|ations|er|ers)$/, (whole, end: string, at: number) =>
      at >= 4 &&
      !/(adv|superv|rev|rais|prom|exerc|comprom|surpr|enterpr|expert|dev|improv|telev|merchand|franch|prec|conc|prom)$/.test(
        word.slice(0, at),
      )
        ? `iz${end}`
        : whole,
    )
    .replace(/yse(s|d)?$/, "yze$1")
    .replace(/ysing$/, "yzing")
    .replace(/^(lab|col|fav|hon|behavi|harb|neighb|end?eav|rum|hum)our/, "$1or")
    .replace(/^(cent|theat|lit|fib|met|calib)re(s?)$/, "$1er$2")
    .replace(
      /(travel|trial|model|label|cancel|counsel|channel|fuel|signal|level|total|catalog)l(ed|ing|er|ers|or|ors)$/,
      "$1$2",
    )
    .replace(/^programme/, "program")
    .replace(/^catalogu(?:e(?=s?$|d$)|(?=ing))/, "catalog")
    .replace(/^catalogd$/, "cataloged")
    .replace(/^(enrol|fulfil|instal)(s|ment|ments)?$/, "$1l$2")
    .replace(/^cheque/, "check")
    .replace(/^licenc/, "licens")
    .replace(/^practis/, "practic")
    .replace(/^(organi)s/, "$1z")
    .replace(/^paediatric/, "pediatric")
    .replace(/^anaesth/, "anesth")
    .replace(/^aluminium/, "aluminum")
    .replace(/^(judg|acknowledg)ement/, "$1ment")
    .replace(/^grey$/, "gray");
}

/** Longer runs of letters are no words. */
const longestWord = 60;

const cache = new Map<string, string>();

/**
 * Family of a word, for comparing a text with its rephrasing: "managing", "management", "manage" share one.
 * Porter's algorithm on American spelling, except that agent nouns ("manager") keep their own: whoever reports to a
 * manager has not managed.
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const result = computeStem(word);
  if (cache.size > 20_000) cache.clear();
  cache.set(word, result);
  return result;
}

function computeStem(word: string): string {
  let lower = word.toLowerCase();
  if (lower.length > longestWord) return lower;
  // "Résumé" and "resume".
  if (/[\u00c0-\u024f]/.test(lower)) lower = lower.normalize("NFD").replace(/\p{M}/gu, "");
  if (/[’']/.test(lower)) lower = lower.replace(/[’']s?$/, "").replace(/’/g, "'");
  lower = irregular.get(lower) ?? lower;
  lower = americanise(lower).replace(/^(exc|proc|succ)eed(?:s|ed|ing)$/, "$1eed");
  lower = (irregular.get(lower) ?? lower).replace(/(.{2})ifications?$/, "$1ify").replace(/(.{2}[aey])sis$/, "$1size");
  if (lower.length <= 2 || !/^[a-z]+$/.test(lower)) return lower;
  return porterStem(lower);
}
