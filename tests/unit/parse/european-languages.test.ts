import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const resumes = {
  german: `Katrin Moosbach
Buchhalterin
katrin@moosbach.example | 0421 555 0177 | Bremen

Profil
Buchhalterin mit acht Jahren Erfahrung in Handwerk und Handel, sicher in DATEV und im Monatsabschluss.

Beruflicher Werdegang
Finanzbuchhalterin, Hanse Werkzeug GmbH, Bremen
04/2018 – heute
• Monatsabschlüsse für drei Gesellschaften
• Mahnwesen und Zahlungsverkehr

Buchhalterin, Küstenhandel AG, Oldenburg
09/2014 – 03/2018
• Kontierung von Eingangsrechnungen

Ausbildung
Bachelor of Arts Betriebswirtschaft, Hochschule Bremen, 2011 – 2014
Abitur, Gymnasium am Deich, 2010

Kenntnisse
DATEV, SAP FI, Excel

Sprachen
Deutsch (Muttersprache), Englisch (B2)`,
  french: `Élodie Marchand
Infirmière
elodie@marchand.example | 06 55 50 12 34 | Nantes

Expérience professionnelle
Infirmière coordinatrice, Clinique du Port, Nantes
mars 2019 – présent
• Coordination d'une équipe de douze soignants
• Suivi des plannings de nuit

Infirmière, Hôpital Saint-Marc, Rennes
sept. 2014 – févr. 2019
• Soins postopératoires

Formation
Diplôme d'État d'infirmier, IFSI de Rennes, 2014

Compétences
Pansements, Prélèvements, Transfusion

Langues
Français (langue maternelle), Anglais (B1)`,
  spanish: `Lucía Arroyo
Diseñadora gráfica
lucia@arroyo.example | 655 501 234 | Sevilla

Experiencia laboral
Diseñadora gráfica sénior, Estudio Naranja, Sevilla
enero de 2019 – actualidad
• Diseño de envases para doce marcas
• Dirección de dos becarios

Diseñadora, Imprenta Sur, Cádiz
2015 – 2018
• Maquetación de revistas

Formación académica
Grado en Diseño, Universidad de Sevilla, 2011 – 2015

Habilidades
Illustrator, InDesign, Photoshop

Idiomas
Español (nativo), Inglés (C1)`,
  portuguese: `Inês Carvalho
Engenheira civil
ines@carvalho.example | 912 555 012 | Porto

Experiência profissional
Engenheira civil, Construções Douro, Porto
março de 2019 – atual
• Direção de obra de três pontes
• Controlo de custos

Engenheira estagiária, Câmara Municipal, Braga
set 2016 – fev 2019
• Fiscalização de obras públicas

Formação académica
Mestrado em Engenharia Civil, Universidade do Porto, 2011 – 2016

Competências
AutoCAD, Revit, MS Project

Idiomas
Português (língua materna), Inglês (C1)

Certificações
PMP, 2020`,
  italian: `Giulia Ferrante
Cuoca
giulia@ferrante.example | 055 555 0123 | Firenze

Esperienza lavorativa
Capo cuoca, Trattoria del Ponte, Firenze
gennaio 2019 – oggi
• Gestione di una cucina di sei persone
• Ordini e inventario

Cuoca, Osteria Nuova, Siena
giugno 2014 – dicembre 2018
• Preparazione di primi piatti

Istruzione e formazione
Diploma alberghiero, Istituto Alberghiero Saffi, 2014

Competenze
HACCP, Pasticceria, Menu

Lingue
Italiano (madrelingua), Inglese (B1)`,
  dutch: `Sanne de Wit
Verpleegkundige
sanne@dewit.example | 06 5550 1234 | Utrecht

Werkervaring
Verpleegkundige, Ziekenhuis Noord, Utrecht
mei 2019 – heden
• Zorg voor twaalf patiënten per dienst
• Begeleiding van stagiairs

Verzorgende, Zorgcentrum De Linde, Zeist
2015 – 2019
• Dagelijkse zorg

Opleiding
Bachelor Verpleegkunde, Hogeschool Utrecht, 2011 – 2015

Vaardigheden
Wondzorg, Infusen, Rapportage

Talen
Nederlands (moedertaal), Engels (B2)`,
};

/** What each of them says: jobs, studies, skills and languages. */
const said: Record<keyof typeof resumes, unknown> = {
  german: {
    work: [
      ["Finanzbuchhalterin", "Hanse Werkzeug GmbH", "Bremen", "2018-04", "open"],
      ["Buchhalterin", "Küstenhandel AG", "Oldenburg", "2014-09", "2018-03"],
    ],
    education: [
      ["Bachelor of Arts", "Betriebswirtschaft", "Hochschule Bremen", "2014"],
      ["Abitur", undefined, "Gymnasium am Deich", "2010"],
    ],
    skills: ["DATEV", "SAP FI", "Excel"],
    languages: ["Deutsch: Muttersprache", "Englisch: B2"],
  },
  french: {
    work: [
      ["Infirmière coordinatrice", "Clinique du Port", "Nantes", "2019-03", "open"],
      ["Infirmière", "Hôpital Saint-Marc", "Rennes", "2014-09", "2019-02"],
    ],
    education: [["Diplôme d'État d'infirmier", undefined, "IFSI de Rennes", "2014"]],
    skills: ["Pansements", "Prélèvements", "Transfusion"],
    languages: ["Français: langue maternelle", "Anglais: B1"],
  },
  spanish: {
    work: [
      ["Diseñadora gráfica sénior", "Estudio Naranja", "Sevilla", "2019-01", "open"],
      ["Diseñadora", "Imprenta Sur", "Cádiz", "2015", "2018"],
    ],
    education: [["Grado", "Diseño", "Universidad de Sevilla", "2015"]],
    skills: ["Illustrator", "InDesign", "Photoshop"],
    languages: ["Español: nativo", "Inglés: C1"],
  },
  portuguese: {
    work: [
      ["Engenheira civil", "Construções Douro", "Porto", "2019-03", "open"],
      ["Engenheira estagiária", "Câmara Municipal", "Braga", "2016-09", "2019-02"],
    ],
    education: [["Mestrado", "Engenharia Civil", "Universidade do Porto", "2016"]],
    skills: ["AutoCAD", "Revit", "MS Project"],
    languages: ["Português: língua materna", "Inglês: C1"],
  },
  italian: {
    work: [
      ["Capo cuoca", "Trattoria del Ponte", "Firenze", "2019-01", "open"],
      ["Cuoca", "Osteria Nuova", "Siena", "2014-06", "2018-12"],
    ],
    education: [["Diploma alberghiero", undefined, "Istituto Alberghiero Saffi", "2014"]],
    skills: ["HACCP", "Pasticceria", "Menu"],
    languages: ["Italiano: madrelingua", "Inglese: B1"],
  },
  dutch: {
    work: [
      ["Verpleegkundige", "Ziekenhuis Noord", "Utrecht", "2019-05", "open"],
      ["Verzorgende", "Zorgcentrum De Linde", "Zeist", "2015", "2019"],
    ],
    education: [["Bachelor Verpleegkunde", undefined, "Hogeschool Utrecht", "2015"]],
    skills: ["Wondzorg", "Infusen", "Rapportage"],
    languages: ["Nederlands: moedertaal", "Engels: B2"],
  },
};

it.each(Object.keys(resumes) as (keyof typeof resumes)[])("reads a %s resume into the right fields", (language) => {
  const { basics, work, education, skills, languages, other } = parseResume(resumes[language]);
  expect(Object.keys(basics)).toEqual(expect.arrayContaining(["name", "label", "email", "phone", "location"]));
  expect({
    work: work.map((job) => [job.position, job.name, job.location, job.startDate, job.current ? "open" : job.endDate]),
    education: education.map((study) => [study.studyType, study.area, study.institution, study.endDate]),
    skills: skills.flatMap(({ keywords }) => keywords),
    languages: languages.map(({ language, fluency }) => `${language}: ${fluency}`),
  }).toEqual(said[language]);
  expect(other).toEqual([]);
});
