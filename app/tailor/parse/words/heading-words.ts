import type { SectionKey } from "~/tailor/resume";

/** What a heading announces. "contact" fills the basics; "mixed" holds jobs and degrees together. */
export type HeadingKey = SectionKey | "contact" | "mixed";

/**
 * Whole headings, folded (lower case, "and" for "&", no punctuation). Only wordings whose meaning the
 * word rules below would miss are listed.
 */
export const headingPhrases = new Map<string, HeadingKey>([
  ...phrases(
    "summary",
    "summary|profile|about|about me|objective|personal statement|statement|overview|bio|biography|" +
      "summary of qualifications|qualifications summary|qualification summary|summary of skills|" +
      "career objective|executive profile|professional overview|introduction|personal profile|who i am|profil|" +
      "résumé professionnel|profil professionnel|perfil|perfil profesional|resumen|resumen profesional|" +
      "kurzprofil|über mich|a propos|à propos|career goal|career goals|career focus|professional goal|" +
      "mission statement|executive summary|job objective|employment objective|summary statement|" +
      "summary of experience|experience summary|perfil profissional|sommario",
  ),
  ...phrases(
    "work",
    "experience|employment|work history|employment history|career history|work|professional background|" +
      "job history|work record|employment record|career record|positions held|professional history|career|internships|internship|internship experience|" +
      "work background|employment background|relevant employment|other employment|military experience|" +
      "teaching experience|berufserfahrung|beruflicher werdegang|berufspraxis|expérience|expériences|" +
      "expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|" +
      "experiencia profesional|experiência|experiência profissional|esperienza|esperienze|" +
      "esperienza professionale|esperienze professionali|werkervaring|professional work|jobs|" +
      "work experience and internships|career experience|erfaring|erhvervserfaring|arbetslivserfarenhet|" +
      "externship|externships|clinical externship|clinical externships|practicum|practicums|clinical practicum|" +
      "clinical rotations|clinical placement|clinical placements|work placement|work placements|placements|" +
      "field placement|field placements|fieldwork|seasonal work|freelance work",
  ),
  ...phrases(
    "education",
    "education|academic background|academics|academic history|academic qualifications|educational background|" +
      "degrees|schooling|studies|education and training|training and education|education and qualifications|" +
      "ausbildung|bildung|bildungsweg|formation|formations|educación|formación|formación académica|educação|" +
      "formação|istruzione|opleiding|opleidingen|studium|academic credentials|academic achievements|" +
      "qualifications and education|educational qualification|educational qualifications|academic qualification|education history|istruzione e formazione",
  ),
  ...phrases(
    "skills",
    "skills|competencies|competences|core qualifications|areas of expertise|expertise|areas of strength|" +
      "strengths|technologies|core competencies|key qualifications|proficiencies|technical proficiencies|" +
      "skill set|skillset|skill highlights|skills summary|summary of technical skills|technical summary|" +
      "technical expertise|specialties|specialities|toolbox|tools|tech stack|stack|abilities|core strengths|" +
      "key skills|capabilities|software|computer skills|it skills|technical background|areas of knowledge|" +
      "knowledge|skills and technologies|tools and technologies|technologies and tools|fähigkeiten|kenntnisse|" +
      "compétences|habilidades|competencias|aptitudes|competenze|vaardigheden|highlights|qualifications|" +
      "kernkompetenzen|edv kenntnisse|conocimientos|core skills|skills and tools|technical tools|equipment|" +
      "professional skills|highlights of qualifications|fields|fields of expertise|techs|tech skills|technology|" +
      "areas of competence|it kenntnisse|informatica|informática|informatique|outils|herramientas|strumenti",
  ),
  ...phrases(
    "certificates",
    "certifications|certification|certificates|licenses|licences|licensure|license|professional development|" +
      "credentials|accreditations|professional credentials|training|trainings|courses|courses and training|" +
      "professional training|training and courses|certifications and training|training and certifications|" +
      "zertifikate|certificados|certificaciones|weiterbildung|weiterbildungen|tickets|continuing education|" +
      "professional qualifications|certifications and licenses|licenses and certifications|registrations|" +
      "online courses|coursework and certifications|certificazioni|special training|additional training",
  ),
  ...phrases(
    "languages",
    "languages|language skills|languages spoken|language|sprachen|sprachkenntnisse|langues|idiomas|lingue|" +
      "talen|foreign languages|línguas",
  ),
  ...phrases(
    "projects",
    "projects|personal projects|selected projects|key projects|side projects|academic projects|" +
      "notable projects|project experience|open source|portfolio|projekte|projets|proyectos|relevant projects|" +
      "major projects|open source projects|project work|project highlights|progetti|projetos",
  ),
  ...phrases(
    "volunteer",
    "volunteer|volunteering|volunteer work|volunteer experience|community service|community involvement|" +
      "voluntary work|volunteer activities|ehrenamt|bénévolat|voluntariado|volontariat|community engagement|" +
      "charity work|volunteer and community|voluntary experience|volunteer service|civic engagement|" +
      "civic activities|community",
  ),
  ...phrases(
    "publications",
    "patents|conferences|presentations|talks|invited talks|selected talks|publications|papers|selected publications|publications and presentations|presentations and publications|" +
      "research publications|veröffentlichungen|publikationen|publicaciones|books|articles|pubblicazioni|" +
      "publicações",
  ),
  ...phrases(
    "awards",
    "accomplishments|achievements|key achievements|career highlights|career achievements|" +
      "career accomplishments|selected achievements|key accomplishments|professional accomplishments|" +
      "activities and honors|awards|honors|honours|recognition|recognitions|scholarships|prizes|distinctions|auszeichnungen|premios|" +
      "distinction|awards and achievements|achievements and awards|awards and accomplishments|honors and awards|" +
      "awards and honors|awards and recognition|honors and scholarships|fellowships|grants|premi",
  ),
  ...phrases(
    "interests",
    "interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interessen|hobbys|" +
      "loisirs|intereses|centres d'intérêt|activities and interests|interests and activities|interessi|aficiones",
  ),
  ...phrases(
    "references",
    "references|referees|reference|professional references|referenzen|référence|références|referencias|" +
      "testimonials|recommendations|referenze",
  ),
  ...phrases(
    "contact",
    "contact|contact information|contact info|contact details|personal information|personal details|" +
      "personal info|personal data|kontakt|contacto|coordonnées|contatti|persönliche daten|datos personales|" +
      "get in touch|details|contact me|profiles|links|social media|online presence|online profiles|social links|" +
      "find me online",
  ),
  ...phrases(
    "mixed",
    "experience and education|education and experience|work experience and education|" +
      "education and work experience|employment and education|education and employment",
  ),
  ...phrases(
    "other",
    "affiliations|professional affiliations|memberships|professional memberships|associations|" +
      "additional information|other information|miscellaneous|other|additional|military service|military|" +
      "military background|security clearance|clearance|clearances|" +
      "activities|extracurricular activities|leadership|leadership experience|research|personal|declaration|" +
      "availability|work authorization|research interests|courses taught|campus involvement|" +
      "organizations|professional organizations|extracurriculars|driving licence|" +
      "driving license|committees|exhibitions|performances|selected works|memberships and affiliations|" +
      "sonstiges|führerschein|affiliations and memberships|professional associations|nationality|date of birth|" +
      "visa status|driver license|additional details|relevant coursework|coursework|teaching",
  ),
]);

/** The usual headings of languages whose resumes come in other scripts or with other words for everything. */
const elsewhere: [HeadingKey, string][] = [
  ["work", "工作经历|工作经验|职业经历|職務経歴|職歴|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|опыт работы|опыт"],
  ["work", "doświadczenie|doświadczenie zawodowe|iş deneyimi|deneyim|pracovní zkušenosti|досвід роботи"],
  [
    "education",
    "教育背景|教育经历|学历|学歴|التعليم|المؤهلات العلمية|образование|wykształcenie|eğitim|vzdělání|освіта",
  ],
  [
    "skills",
    "技能|专业技能|スキル|المهارات|навыки|ключевые навыки|umiejętności|beceriler|yetenekler|dovednosti|навички",
  ],
  ["languages", "语言|语言能力|語学|اللغات|языки|języki|języki obce|diller|yabancı diller|jazyky|мови"],
  ["summary", "自我评价|个人简介|自己pr|الملخص|نبذة عني|о себе|podsumowanie|o mnie|özet|hakkımda|про себе"],
  ["certificates", "证书|资格证书|資格|الشهادات|сертификаты|certyfikaty|sertifikalar|сертифікати"],
  ["projects", "项目经验|项目经历|المشاريع|проекты|projekty|projeler"],
  [
    "work",
    "esperienza lavorativa|esperienze lavorative|histórico profissional|percurso profissional|trayectoria profesional|" +
      "parcours professionnel|berufserfahrungen|praktische erfahrung|praktika|arbeitserfahrung|loopbaan|stages",
  ],
  [
    "education",
    "formação académica|formação acadêmica|habilitações|habilitações literárias|titoli di studio|formazione|" +
      "educación y formación|estudios|diplômes|études|formations et diplômes|schulbildung|schulische ausbildung|" +
      "akademische ausbildung|studium und ausbildung|ausbildung und studium|opleiding en training",
  ],
  [
    "skills",
    "competências|competências técnicas|competenze tecniche|competenze professionali|competencias técnicas|" +
      "compétences techniques|compétences informatiques|fachkenntnisse|fachliche kenntnisse|besondere kenntnisse|" +
      "kompetenzen|competenties|computervaardigheden",
  ],
  ["languages", "conoscenze linguistiche|competenze linguistiche|talenkennis|langues parlées|fremdsprachen"],
  [
    "summary",
    "sobre mim|resumo|resumo profissional|objetivo|objetivo profesional|sobre mí|profilo|profilo professionale|" +
      "obiettivo|profiel|over mij|persoonlijk profiel|samenvatting|à propos de moi|zusammenfassung",
  ],
  ["certificates", "certificações|certificaten|cursussen|cursos|corsi|weiterbildungen und zertifikate"],
  ["projects", "projecten"],
  ["volunteer", "volontariato|vrijwilligerswerk|ehrenamtliches engagement|ehrenamtliche tätigkeit"],
  ["awards", "prêmios|prémios|premi e riconoscimenti|prijzen|preise|stipendien|logros"],
  ["interests", "interesses|hobby's|hobby|interessen und hobbys|hobbys und interessen"],
  ["references", "referências|referenties"],
  [
    "contact",
    "contato|informações pessoais|dados pessoais|dati personali|informazioni personali|persoonlijke gegevens|" +
      "persönliche angaben|kontaktdaten",
  ],
  ["interests", "兴趣爱好|趣味|الاهتمامات|интересы|увлечения|zainteresowania|hobiler"],
];
for (const [key, wordings] of elsewhere) for (const entry of phrases(key, wordings)) headingPhrases.set(...entry);

function phrases(key: HeadingKey, wordings: string): [string, HeadingKey][] {
  return wordings.split("|").map((wording) => [wording, key]);
}

/** Nouns that name a section wherever they stand in a heading of allowed words; earlier rows win. */
export const headNouns: [HeadingKey, Set<string>][] = [
  ["summary", new Set("summary profile objective objectives statement overview".split(" "))],
  ["volunteer", new Set("volunteer volunteering voluntary".split(" "))],
  [
    "certificates",
    new Set(
      "certifications certification certificates licenses licences licensure credentials tickets clearances".split(" "),
    ),
  ],
  ["publications", new Set("publications".split(" "))],
  ["projects", new Set("projects".split(" "))],
  ["awards", new Set("awards honors honours achievements accomplishments".split(" "))],
  ["references", new Set("references".split(" "))],
  ["languages", new Set("languages".split(" "))],
  ["education", new Set("education".split(" "))],
  ["work", new Set("experience experiences employment history internships".split(" "))],
  ["skills", new Set("skills competencies proficiencies expertise strengths abilities technologies".split(" "))],
  ["interests", new Set("interests hobbies".split(" "))],
  ["other", new Set("affiliations memberships information activities associations".split(" "))],
];

/** Words that may stand beside a head noun. Anything else ("sales skills trainer") makes the line no heading. */
export const modifiers = new Set(
  (
    "professional work working relevant additional other key core technical career my selected personal academic general computer current previous prior " +
    "recent related practical industry business management clinical teaching military leadership research soft hard special specialized executive " +
    "and of the in with for a areas area background qualifications training courses development community service honors activities highlights tools " +
    "it software language interpersonal transferable functional major notable significant main other summary profile organizational nursing field " +
    "internship internships volunteer extracurricular engineering administrative sales customer culinary legal medical creative design marketing finance financial " +
    "employment job jobs history checks cards skills achievements accomplishments awards certifications licenses memberships affiliations scholarships talks presentations speaking conferences patents involvement coursework recognition recognitions knowledge abilities"
  ).split(" "),
);

/** Headings that are also everyday words in a job's duties: they need the look of a heading to count as one. */
export const weakHeadings = new Set(
  (
    "training|research|leadership|teaching|activities|additional|personal|other|community|tools|software|equipment|work|career|jobs|studies|links|press|details|language|knowledge|" +
    "technologies|courses|license|reference|internship|externship|practicum|placements|fieldwork|volunteer|presentations|committees|conferences|military|clearance|recognition|talks|organizations|associations|formation|profil|" +
    "expertise|strengths|abilities|capabilities|achievements|statement|overview|papers|books|articles|portfolio|contact|stack|bio|about|recommendations|introduction|availability|grants|performances|exhibitions|registrations|distinction|social media|community service"
  ).split("|"),
);
