import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { explainScore, type ScoreExplanation } from "~/domain/matching/explain-score.server";
import { pageMeta } from "~/http/public-pages";
import { TextLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { type Figure, FigureList } from "~/ui/figure-list";
import { ScoreBar } from "~/ui/score-ring";
import { SiteFrame } from "~/ui/site-frame";
import { ScoringExample } from "./scoring-example";

export const meta = pageMeta("/how-scoring-works", {
  title: `How scoring works · ${brand}`,
  description: "Every weight and every limit behind a match score, with an example you can add up.",
});

export function loader() {
  return explainScore();
}

type Formula = ScoreExplanation["formula"];

const weightNames: Record<keyof Formula["weightUnits"], string> = {
  must: "Must have (“required”, “essential”)",
  preferred: "Preferred, or simply listed",
  nice: "Nice to have (“a plus”, “ideally”)",
};
const kindNames: Record<keyof Formula["kindFactor"], string> = {
  skill: "A skill",
  tool: "A tool",
  credential: "A licence or certificate",
  degree: "A degree",
  experience: "Years of work",
  language: "A language",
  soft: "A trait (“team player”)",
};
const placeNames: Record<keyof Formula["placeCredit"], string> = {
  bullet: "In a line about your work",
  title: "In a job title",
  certificate: "Among your certificates",
  language: "Among your languages",
  education: "In your education",
  other: "Elsewhere in the resume",
  skills: "Only in a list of skills, wherever it stands",
  summary: "Only in the summary",
  fact: "Only in an answer you gave us",
};
const bandNames = { green: "Green", yellow: "Yellow", orange: "Orange", red: "Red" };

export default function HowScoringWorks() {
  const { formula, bands, example } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <header className="pt-8 pb-10">
        <h1 className="text-4xl sm:text-5xl">How scoring works</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          A match score is a sum that you can check, and every point says where it comes from. The same resume, post and
          answers give the same score every time; only passing months move what depends on dates.
        </p>
        <p className="mt-4 text-sm text-muted">
          Formula {formula.formulaVersion}. The figures on this page are read from the code that scores.
        </p>
      </header>
      <div className="space-y-6 pb-16">
        <Card title="The sum">
          <p className="rounded-xl bg-accent-soft px-4 py-4 font-serif text-lg sm:text-xl">
            score = 100 × points earned ÷ points possible, never above the cap
          </p>
          <p className="mt-4 max-w-prose">
            There is one line for each thing the post asks for, and {Object.keys(formula.partPoints).length} beside
            them. If the post does not state something (a title, say), it counts neither as points earned nor as points
            possible. On your match page the points are scaled so that all that is possible adds up to 100.
          </p>
        </Card>
        <Card title="An example" lead="An invented baker and an invented post, scored by the same code just now.">
          <ScoringExample {...example} />
        </Card>
        <Requirements formula={formula} />
        <Credits formula={formula} />
        <Parts formula={formula} />
        <Cap formula={formula} />
        <Card title="The colours">
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {bands.map(({ band, from }, index) => (
              <li key={band}>
                <p className="mb-1.5 flex justify-between">
                  <span>{bandNames[band]}</span>
                  <strong className="tabular-nums">
                    {from === 0
                      ? `below ${bands[index - 1]?.from}`
                      : `${from} to ${(bands[index - 1]?.from ?? 101) - 1}`}
                  </strong>
                </p>
                <ScoreBar score={from || 20} />
              </li>
            ))}
          </ul>
        </Card>
        <Truth />
      </div>
    </SiteFrame>
  );
}

function Requirements({ formula }: { formula: Formula }) {
  const { weightUnits, kindFactor, rowPoints, pointsPerUnit } = formula;
  return (
    <Card
      title="What the post asks for"
      lead="Each requirement weighs as much as the post's wording gives it, times its kind. Of alternatives (“Go or Java”) the one you show best counts."
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <FigureList label="Weight by wording" figures={figures(weightNames, weightUnits, (value) => `${value}`)} />
        <FigureList label="Times, by kind" figures={figures(kindNames, kindFactor, (value) => `× ${value}`)} />
      </div>
      <p className="mt-4 max-w-prose text-muted">
        A unit of weight is worth {pointsPerUnit} points until all requirements together reach {rowPoints}; from there
        they share the {rowPoints}. A post with few requirements says little, so the rest counts for more.
      </p>
    </Card>
  );
}

function Credits({ formula }: { formula: Formula }) {
  const { placeCredit, heldCredit, asideCredit, impliedCredit, scatteredCredit, skillShareOfYears } = formula;
  return (
    <Card
      title="Where your resume shows it"
      lead="A requirement earns a share of its points by the best place that shows it. Saying it again elsewhere adds nothing."
    >
      <FigureList
        label="Share of the points by place"
        figures={figures(placeNames, placeCredit, percent).map((figure) => ({
          ...figure,
          share: Number.parseFloat(figure.value) / 100,
        }))}
      />
      <ul className="mt-5 max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
        <li>
          Licences, degrees and languages are held or not: named anywhere but in a summary they earn{" "}
          {percent(heldCredit)}. A licence named in a line about work earns {percent(asideCredit)}, for it may be a
          colleague's.
        </li>
        <li>
          A narrower skill counts partly for the wider one: React, where JavaScript is asked for, earns{" "}
          {percent(impliedCredit)} of what JavaScript would. If all words of a term are in one line but not next to each
          other, it earns {percent(scatteredCredit)}.
        </li>
        <li>
          Where the post asks for years, {percent(skillShareOfYears)} of the points are for the skill and the rest for
          your years of work, in proportion.
        </li>
        <li>A trait counts only where a line about your work shows it, and a missing one never sets the cap.</li>
        <li>“Familiar with”, “exposure to” and “interested in” earn nothing: they claim nothing that was done.</li>
      </ul>
    </Card>
  );
}

function Parts({ formula }: { formula: Formula }) {
  const { partPoints, sameFamily, sameSector, headlineShare, titleFadesAfterYears, fadedTitleShare } = formula;
  const notes: Record<keyof Formula["partPoints"], [string, string]> = {
    title: [
      "Title",
      `How close a job you held is to the post's title: the share of its words, at least ${percent(sameFamily)} for the same kind of job and ${percent(sameSector)} for a neighbouring one. A headline counts ${percent(headlineShare)} of a job held; a job that ended ${titleFadesAfterYears} years ago counts ${percent(fadedTitleShare)}.`,
    ],
    duties: [
      "Duties",
      `How many of the post's less common words are in your lines about work, compared with what any resume would have by chance. You get half of the points at ${formula.dutiesMiddle} standard deviations above chance (width of the curve: ${formula.dutiesSpread}). Lists and certificates count only if they show a requirement; a summary never counts.`,
    ],
    recency: [
      "Recency",
      `How recent the work is that speaks for this post: all points within a year, none after ${formula.recencyEndsAfterYears}. Work speaks for a post where its title is at least ${percent(formula.relatedTitle)} close or its lines show ${formula.relatedRows} of the requirements.`,
    ],
    seniority: [
      "Seniority",
      `Where the post's title states a level, each step between it and the nearest level you held costs ${percent(formula.levelStep)} of the points. ${formula.seniorAfterYears} years of work count as senior, and a post for beginners gives everyone at least ${percent(formula.openToAllShare)}.`,
    ],
  };
  return (
    <Card title="Beyond the requirements">
      <FigureList
        label="Points beyond the requirements"
        figures={(Object.keys(notes) as (keyof typeof notes)[]).map((key) => ({
          label: notes[key][0],
          note: notes[key][1],
          value: `${partPoints[key]} points`,
        }))}
      />
    </Card>
  );
}

function Cap({ formula: { capPerMissingShare, capFloor } }: { formula: Formula }) {
  return (
    <Card title="The cap">
      <p className="max-w-prose">
        A must-have that your resume does not show holds the score down, however good the rest is: the score is at most
        100 less {capPerMissingShare} times the share of the must-haves (by weight) that are missing, and the cap never
        falls below {capFloor}. If a quarter is missing, the cap is {Math.round(100 - capPerMissingShare / 4)}.
      </p>
    </Card>
  );
}

function Truth() {
  return (
    <Card title="Your answers, and the honest ceiling">
      <div className="max-w-prose space-y-3">
        <p>
          Where a post asks for something your resume does not show, we ask you. A yes is kept with its date: the
          requirement is no longer missing, and lifts the ceiling. It earns its points once your resume says it. A no is
          never asked again, and you can withdraw any answer.
        </p>
        <p>
          The honest ceiling is the score after every truthful edit: all that you have said where it counts, and nothing
          that you do not have. How well all this works is <TextLink to="/quality">measured</TextLink>.
        </p>
      </div>
    </Card>
  );
}

function figures<Key extends string>(
  names: Record<Key, string>,
  values: Record<Key, number>,
  write: (value: number) => string,
): Figure[] {
  return (Object.keys(names) as Key[]).map((key) => ({ label: names[key], value: write(values[key]) }));
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
