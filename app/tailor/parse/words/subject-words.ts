/** Words in which the names of subjects end that are taught at schools and colleges. */
const subjectWords = new Set(
  (
    "accountancy accounting acting administration affairs assisting advertising aerodynamics aeronautics aesthetics agribusiness agriculture agronomy algebra analytics anatomy animation anthropology apparel archaeology architecture " +
    "art arts astronomy astrophysics audiology automation avionics baking bakery banking biochemistry bioinformatics biology biomedicine biostatistics biotechnology bookkeeping botany broadcasting building business " +
    "cabling calculus care caregiving carpentry catering chemistry childcare childhood chiropractic choreography cinema cinematography cosmetology classics coding commerce communication communications computing computers " +
    "construction cooking counseling counselling criminology cuisine culture curriculum cybersecurity dance dentistry design development dietetics diplomacy drafting drama drawing ecology economics editing education electricity " +
    "electronics embryology engineering english entrepreneurship environment epidemiology esthetics ethics fabrication fashion film finance finances fitness floristry forensics forestry french gaming genetics geography geology geophysics " +
    "german gerontology government graphics greek gymnastics hairdressing health healthcare history horticulture hospitality housing humanities hvac illustration immunology informatics insurance italian japanese journalism " +
    "justice kinesiology landscaping language languages latin law leadership linguistics literacy literature livestock logistics machining maintenance management manufacturing marketing massage math mathematics maths mechanics " +
    "mechatronics media medicine merchandising metallurgy meteorology microbiology midwifery ministry mining music nanotechnology networking networks neurology neuroscience nursing nutrition obstetrics oceanography optics " +
    "optometry orthodontics outreach painting paralegal parasitology pastry pathology patisserie pediatrics pedagogy performance petroleum pharmacology pharmacy philosophy phlebotomy photography physics physiology physiotherapy " +
    "planning plumbing poetry policy politics pottery printing printmaking production programming psychiatry psychology publishing purchasing radio radiography radiology reading recreation refrigeration rehabilitation repair resources relations religion " +
    "reporting research retail rhetoric robotics safety sales science sciences sculpture security selling semantics services sewing sociology software spanish speech sport sports statistics studies surgery surveying sustainability systems " +
    "tailoring taxation taxes teaching technologies technology telecommunications telecommunication textiles theater theatre theology therapy toxicology tourism trade trades training translation transportation typing typography " +
    "ventilation virology welding wellness woodworking writing zoology"
  ).split(" "),
);

/** True for a word in which the name of a subject may end. */
export function isSubjectWord(word: string): boolean {
  return subjectWords.has(word.toLowerCase());
}
