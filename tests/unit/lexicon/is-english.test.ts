import { describe, expect, it } from "vitest";
import { isEnglish } from "~/tailor/lexicon/is-english";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { allResumes } from "../../support/resumes/all-resumes";

const german = `Jana Feldhaus
Lübeck, jana.feldhaus@example.com

Berufserfahrung
Lagerleiterin, Nordkai Logistik GmbH, 03/2019 - heute
- Leitung eines Teams von 14 Mitarbeitenden im Wareneingang und Versand
- Einführung von SAP EWM, dadurch sank die Fehlerquote von 2,1 auf 0,8 Prozent
- Verantwortlich für Dienstpläne, Urlaubsplanung und die Ausbildung von drei Lehrlingen

Ausbildung
Fachkraft für Lagerlogistik, IHK Lübeck, 2012 - 2015`;

const french = `Camille Aubertin
Nantes, camille.aubertin@example.com

Expérience professionnelle
Comptable, Cabinet Loirefort, depuis 2018
- Tenue de la comptabilité générale de 35 clients et établissement des déclarations de TVA
- Préparation des bilans annuels avec Sage et Excel, en lien avec les commissaires aux comptes
- Formation de deux assistantes aux outils du cabinet et à la relance des factures

Formation
BTS Comptabilité et gestion, Lycée de la Rive, 2014`;

/** Hardly a word of it is in a list of common words. */
const chemist = `Marta Solheim
Bergen, marta.solheim@example.com

RESEARCH
Postdoctoral fellow, Institute of Marine Chemistry, Bergen, 2021 - present
- Isolated halogenated peptides of sponges by preparative HPLC, elucidated structures with NMR and LC-MS
- Supervised two doctoral students

TECHNIQUES
NMR, HPLC, LC-MS, GC-MS, chiral chromatography, organic synthesis, Python, MestReNova, ChemDraw

LANGUAGES
Norwegian, English, Spanish`;

describe("isEnglish", () => {
  it("is true of a resume full of terms and names", () => {
    expect(isEnglish(chemist)).toBe(true);
  });

  it.each(Object.entries(allResumes))("is true of %s", (_, resume) => {
    expect(isEnglish(resume.source)).toBe(true);
  });

  it.each(Object.entries({ german, french }))("is false of %s", (_, text) => {
    expect(isEnglish(text)).toBe(false);
  });

  it("says why a resume in another language has no score", () => {
    const match = matchResume(
      parseResume(german),
      readPosting("Warehouse manager\nRequirements\n- SAP\n- Scheduling"),
      {
        asOf: "2026-01-01",
      },
    );
    expect(match).toMatchObject({ scored: false, score: null, reason: expect.stringContaining("not read as English") });
  });
});
