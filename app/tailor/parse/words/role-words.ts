import { remembering } from "./remembering";

/** Head nouns of job titles over all professions; a segment that ends in one (before "of", "in", "for") is a title. */
const titleNouns = new Set(
  (
    "accountant actor actuary administrator adviser advisor agent aide aid analyst apprentice architect archivist artist assembler assistant associate attendant attorney auditor author " +
    "baker banker barista barber bartender biologist bookkeeper bricklayer broker builder butcher buyer captain caregiver caretaker carer carpenter cashier ceo cfo chair chairman chef chemist " +
    "chief cleaner clerk clinician coach collector concierge conductor consultant contractor controller cook coo coordinator copywriter counsel counselor counsellor courier cto curator " +
    "dealer dentist deputy designer detective developer dietitian director dispatcher doctor draftsman driver economist editor educator electrician engineer entrepreneur estimator " +
    "examiner executive expediter fabricator facilitator farmer fellow firefighter fitter florist foreman founder co-founder cofounder gardener generalist geologist guard guide hairdresser handler head " +
    "helper host hostess housekeeper hygienist illustrator inspector installer instructor intern interpreter investigator janitor journalist judge keeper laborer labourer landscaper lawyer lead " +
    "leader lecturer librarian lieutenant lifeguard linguist loader machinist maker manager marketer mason mechanic mediator member merchandiser messenger midwife miner model musician nanny " +
    "negotiator notary nurse nutritionist officer operative operator optician organizer owner packer painter paralegal paramedic partner pathologist pharmacist photographer physician physicist " +
    "physiotherapist picker pilot planner plumber porter practitioner preparer president presenter principal processor producer professor programmer promoter proprietor psychologist publicist purchaser " +
    "receptionist recruiter rep representative reporter researcher retailer roofer sailor salesman salesperson saleswoman scaffolder scheduler scholar scientist secretary seller sergeant server setter " +
    "shopper singer solicitor sommelier specialist staff steward stewardess stocker strategist student superintendent supervisor surgeon surveyor tailor teacher technician " +
    "technologist telemarketer teller temp tester therapist trader trainee trainer translator treasurer tutor typist underwriter usher valet vendor vet veterinarian vp waiter waitress warden waiting " +
    "watchman webmaster welder worker writer phd-student tutor rn lpn cna emt sde swe dba sre architecte ingénieur ingeniero entwickler leiter leiterin berater beraterin koch köchin lehrer lehrerin mitarbeiter " +
    "mitarbeiterin kaufmann kauffrau verkäufer verkäuferin krankenpfleger krankenschwester enfermera enfermero profesor profesora gerente directeur responsable chargé consultante développeur cocinero volunteer " +
    "trustee governor chairperson councillor delegate elektroniker elektrikerin fachkraft bauleiter bauleiterin sachbearbeiter sachbearbeiterin custodian crew teammate machiniste operario electricista fahrer elektriker praktikant praktikantin werkstudent werkstudentin stagiaire cuisinier infirmière infirmier vendeur vendeuse freelancer mentor ambassador liaison expert " +
    "verpleegkundige verzorgende medewerker adviseur leraar docent ontwikkelaar verkoper monteur kok boekhouder projectleider stagiair administrateur " +
    "engenheiro engenheira estagiário estagiária professora enfermeiro enfermeira analista gestor gestora vendedor vendedora cozinheiro cozinheira contabilista contador contadora desenvolvedor desenvolvedora programador programadora assistente técnico técnica advogado advogada motorista operador operadora coordenador coordenadora " +
    "cuoco cuoca infermiere infermiera impiegato impiegata commesso commessa contabile insegnante ingegnere architetto autista cameriere cameriera operaio addetto addetta responsabile direttore direttrice tecnico sviluppatore magazziniere " +
    "diseñador diseñadora desarrollador desarrolladora camarero camarera dependiente contable abogado abogada maestro maestra administrativo administrativa auxiliar becario becaria jefe jefa " +
    "comptable professeur enseignant enseignante développeuse serveur serveuse conducteur conductrice technicien technicienne aide-soignant aide-soignante coiffeur coiffeuse " +
    "buchhalter buchhalterin finanzbuchhalter finanzbuchhalterin pfleger pflegerin ingenieur ingenieurin assistent assistentin techniker technikerin schlosser tischler referent referentin geschäftsführer geschäftsführerin projektleiter projektleiterin"
  ).split(" "),
);

const organisationWords = new Set(
  (
    "inc incorporated llc llp ltd limited plc gmbh ag bv nv sa srl spa pty co corp corporation company companies group holdings university college school academy institute institution hospital clinic " +
    "clinics bank trust foundation association agency department ministry council restaurant bistro cafe café hotel inn resort store stores supermarket shop bakery brewery studio studios laboratories labs " +
    "technologies solutions systems services partners consulting associates industries enterprises international logistics transport airlines airport church museum library centre center theatre theater society " +
    "federation union bureau army navy force district county university's hospitals nhs isd universität hochschule krankenhaus klinik schule université universidad universidade università école escuela colegio instituto kg ohg e.v. " +
    "pharmacy practice surgery kitchen grill diner bar pub nursery kindergarten contractors construction electric plumbing motors dealership insurance mutual financial securities capital ventures media press " +
    "publishing networks software pharma pharmaceuticals energy foods farms warehouse freight haulage couriers manufacturing works mills steel healthcare homes care salon spa gym club " +
    "ziekenhuis zorgcentrum bedrijf gemeente hogeschool construções câmara municipal hospitalar clínica trattoria osteria ristorante ospedale istituto hôpital clinique imprenta estudio stadtwerke werkstatt"
  ).split(" "),
);

const placeholders = /^company name$/iu;

/** How far a segment reads as a job title: 2 where its head noun is one, 1 where one stands elsewhere, else 0. */
export const titleScore = remembering(scoreTitle);

/** "Merrow & Finch Solicitors": a firm is called by many of those whom a title names one of. */
const firmOfPeople = /^\p{Lu}[\p{L}'’]*(?: (?:&|and|\p{Lu}[\p{L}'’]*)){1,4}$/u;

function isFirmOfPeople(text: string): boolean {
  const last = text.trim().split(" ").at(-1) ?? "";
  return (
    /\p{Ll}s$/u.test(last) && isTitleNoun(last) && !titleNouns.has(last.toLowerCase()) && firmOfPeople.test(text.trim())
  );
}

function scoreTitle(text: string): number {
  const words = wordsOf(text);
  if (isFirmOfPeople(text)) return 0;
  if (words.some((word) => titleNouns.has(word))) {
    const head = headOf(words);
    return head.some((word) => titleNouns.has(word)) ? 2 : 1;
  }
  return 0;
}

/** How far a segment reads as an employer: 2 where it ends in an organisation's word or legal form, 1 elsewhere. */
export const organisationScore = remembering(scoreOrganisation);

function scoreOrganisation(text: string): number {
  if (placeholders.test(text.trim())) return 3;
  if (isFirmOfPeople(text)) return 2;
  const words = wordsOf(text);
  const last = words.at(-1) ?? "";
  if (organisationWords.has(last)) return 2;
  return words.some((word) => organisationWords.has(word)) ? 1 : 0;
}

/** True for a word that heads job titles ("cook", "engineers"), in any case. */
export function isTitleNoun(word: string): boolean {
  return titleNouns.has(singular(word.toLowerCase().replace(/[^\p{L}-]/gu, "")));
}

/** The words around the head of an English noun phrase: the last before a preposition, and the one before a number. */
function headOf(words: string[]): string[] {
  const cut = words.findIndex((word, index) => index > 0 && /^(?:of|in|for|at|to|de|der|für|-)$/.test(word));
  const phrase = cut > 0 ? words.slice(0, cut) : words;
  const bare = phrase.filter((word) => !/^(?:i{1,3}|iv|v|\d+|jr|sr|level|grade)$/.test(word));
  return bare.slice(-1);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.'-]+/u)
    .map((word) => singular(/[.'-]/.test(word) ? word.replace(/^[.'-]+|[.'-]+$/g, "") : word))
    .filter((word) => word !== "");
}

function singular(word: string): string {
  const bare = word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  return titleNouns.has(bare) ? bare : word;
}
