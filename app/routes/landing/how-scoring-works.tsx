import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { explainScore, type ScoreExplanation } from "~/domain/matching/explain-score.server";
import { pageMeta } from "~/http/public-pages";
import { Card } from "~/ui/card";
import { type Figure, FigureList } from "~/ui/charts/figure-list";
import { ScoreBar } from "~/ui/charts/score-ring";
import { TextLink } from "~/ui/forms/button";
import { SiteFrame } from "~/ui/frame/site-frame";
import { ScoringExample } from "./scoring-example";

export const meta = pageMeta("/how-scoring-works", {
  title: `How scoring works · ${brand}`,
  description: "What a match score means, how sure it is, and every weight behind it, with an example you can add up.",
});

export async function loader({ context }: LoaderFunctionArgs) {
  await context.app.loadTrainedData();
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
  experience: "Experience",
  language: "A language",
  soft: "A trait (“team player”)",
  condition: "A condition of the job (lifting, shifts, cold)",
};
const bandNames = {
  green: ["Green", "Worth an interview for most recruiters: apply."],
  yellow: ["Yellow", "A good fit with gaps: close those that you truly can, then apply."],
  orange: ["Orange", "A stretch: some of the work is yours, much of it is not, or your resume does not say it."],
  red: ["Red", "Another job, as far as your resume says."],
} as const;

export default function HowScoringWorks() {
  const { formula, bands, example } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <header className="pt-8 pb-10">
        <h1 className="text-4xl sm:text-5xl">How scoring works</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          A score answers one question: how well does this resume show what this post asks for? It reads as a recruiter
          would, says where each point comes from, and can be wrong. It is no forecast of who gets the job.
        </p>
        <p className="mt-4 text-sm text-muted">
          Formula {formula.formulaVersion}. The figures on this page are read from the code that scores.
        </p>
      </header>
      <div className="space-y-6 pb-16">
        <Card title="What the colours mean">
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {bands.map(({ band, from }, index) => (
              <li key={band}>
                <p className="mb-1.5 flex justify-between">
                  <strong>{bandNames[band][0]}</strong>
                  <span className="tabular-nums">
                    {from === 0
                      ? `below ${bands[index - 1]?.from}`
                      : `${from} to ${(bands[index - 1]?.from ?? 101) - 1}`}
                  </span>
                </p>
                <ScoreBar score={from || 20} />
                <p className="mt-1.5 text-sm text-muted">{bandNames[band][1]}</p>
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-prose text-muted">
            A score is a reading, give or take some 14 points: <TextLink to="/quality">how sure it is</TextLink>.
          </p>
        </Card>
        <Verdicts />
        <Card title="An example" lead="An invented baker and an invented post, scored by the same code just now.">
          <ScoringExample {...example} />
        </Card>
        <Truth formula={formula} />
        <Sum formula={formula} />
        <Credits formula={formula} />
        <Parts formula={formula} />
        <Caps formula={formula} />
      </div>
    </SiteFrame>
  );
}

function Verdicts() {
  return (
    <Card title="Three answers to each thing the post asks for">
      <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
        <li>
          <strong>Shown</strong>: your resume says it, and we quote the line. The same words are not needed: “managed a
          kitchen staff of 12” shows managing people.
        </li>
        <li>
          <strong>To confirm</strong>: a line may be the same work in other words, or your jobs make it likely. We show
          the line and ask. One click settles it, and your answer is kept.
        </li>
        <li>
          <strong>Missing</strong>: nothing speaks for it. If you have it, say where; if not, leave it out.
        </li>
      </ul>
    </Card>
  );
}

function Truth({ formula: { confirmedCredit } }: { formula: Formula }) {
  return (
    <Card title="What moves your score, and what does not">
      <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
        <li>
          A line about work that you did counts for more than the word in a list. Further true lines never cost points.
        </li>
        <li>
          A line that you confirm to be the same work earns at least {percent(confirmedCredit)} of its points. A yes to
          a thing that no line speaks of raises the ceiling, and earns its points once your resume says it.
        </li>
        <li>
          Sentences copied from the post, and lists made of its terms, show nothing. Saying a thing twice adds nothing.
          A line that says nothing but the post's terms (“Experience with Excel”) is an item of a list, wherever it
          stands. A line with a deed of your own (“Reconciled the ledgers in Excel”) is work.
        </li>
        <li>“Familiar with”, “exposure to” and “interested in” earn nothing: they claim nothing that was done.</li>
        <li>
          The honest ceiling is the score once all that is to confirm is confirmed and said, and nothing is claimed that
          you do not have.
        </li>
      </ul>
    </Card>
  );
}

function Sum({ formula }: { formula: Formula }) {
  const { weightUnits, kindFactor, rowPoints, pointsPerUnit, enough } = formula;
  return (
    <Card
      title="The sum, for those who check"
      lead="Each requirement weighs as much as the post's wording gives it, times its kind. Of alternatives (“Go or Java”) the one you show best counts."
    >
      <p className="mb-5 rounded-xl bg-accent-soft px-4 py-4 font-serif text-lg sm:text-xl">
        score = 100 × points earned ÷ {percent(enough)} of the points possible, never above 100
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <FigureList label="Weight by wording" figures={figures(weightNames, weightUnits)} />
        <FigureList label="Times, by kind" figures={figures(kindNames, kindFactor, "× ")} />
      </div>
      <p className="mt-4 max-w-prose text-muted">
        Each weight is multiplied by how sure we are that the post asks for it. A unit of weight is worth{" "}
        {pointsPerUnit} points until all requirements together reach {rowPoints}; from there they share the {rowPoints}.
        A post lists wishes, and few people who are invited have them all: {percent(enough)} of what is possible makes
        100. On your match page the points are on that scale, so that the points earned add up to the score.
      </p>
    </Card>
  );
}

function Credits({ formula }: { formula: Formula }) {
  const {
    creditFrom,
    creditFull,
    namedCredit,
    listedCredit,
    mostListPoints,
    hintCredit,
    mostLikelyCredit,
    skillShareOfYears,
    yearsEnough,
  } = formula;
  return (
    <Card
      title="What a requirement earns"
      lead="From the best line, the best job and what else your lines show, we work out how likely a recruiter would find it shown, and how likely at least to be expected of you. The weights were learnt from some 5,400 judgements of requirements, one resume at a time."
    >
      <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
        <li>
          The middle of both likelihoods counts: nothing up to {percent(creditFrom)}, all points from{" "}
          {percent(creditFull)} on, in proportion between. What is missing earns nothing.
        </li>
        <li>
          Named as the post names it, it earns at least {percent(namedCredit)} in a line about work or a certificate,
          and {percent(listedCredit)} in a list.
        </li>
        <li>
          A list is quickly written, so what only your lists name brings {mostListPoints} points at most, all of it
          together. Say in a line where you did it, and it counts in full.
        </li>
        <li>
          What is only hinted at earns at least {percent(hintCredit)}: the summary's word, a narrower skill, a licence
          that may be a colleague's.
        </li>
        <li>
          Whoever's lines say most of what else the post asks for seldom lacks the rest, so that counts too. But what is
          only likely earns at most {percent(mostLikelyCredit)}: a yes, or a line that says it, always brings more.
        </li>
        <li>Degrees, licences and languages are held or not. A higher degree or licence is the lower one too.</li>
        <li>
          Where the post asks for years, {percent(skillShareOfYears)} of the points are for the skill and the rest for
          the years in jobs that speak of it, in proportion. With less than {percent(yearsEnough)} of the years we ask
          you how long it was, where you worked as long as that at all; else it counts as missing.
        </li>
      </ul>
    </Card>
  );
}

function Parts({ formula }: { formula: Formula }) {
  const { partPoints, sameFamily, relatedFamily, sameSector, workFrom, workFull, wordingFull } = formula;
  const { workAsTitle, saidAsTitle, rowsAsTitle, rowsAsUnknownTitle } = formula;
  const notes: Record<keyof Formula["partPoints"], [string, string]> = {
    title: [
      "Title",
      `How close a job you held is to the post's title: the share of the words of its name, common words counting less, at least ${percent(sameFamily)} for the same kind of job, ${percent(relatedFamily)} for one of the same training (a tester and a developer of software) and ${percent(sameSector)} for a neighbouring one. A title counts as far as the lines below it say what you did; where jobs stand in a bare list, as far as the lines elsewhere do. Trades have many names for one job: where it is more, ${percent(workAsTitle)} of the share that you get for the kind of work counts instead. Where our list of occupations does not know a title of yours, an occupation that another line opens with (“Licensed electrician since 2018”) counts ${percent(saidAsTitle)} of its closeness, and the share that the requirements earn counts times ${rowsAsTitle}; where it does not know the post's title, that share counts times ${rowsAsUnknownTitle}. The most of these counts.`,
    ],
    work: [
      "Kind of work",
      `How close the lines of your closest job together come to all that the post asks for (a cosine between words by the company they keep); what you tell outside of jobs counts as one more job; a line about something else takes nothing away: no points up to ${workFrom}, all at ${workFull}.`,
    ],
    wording: [
      "The post's wording",
      `How much of the rarer words of the post's duties your lines cover together (a cosine): all points from ${wordingFull} on, in proportion below. Skills lists and the summary do not count here, nor do lines copied from the post.`,
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

function Caps({ formula }: { formula: Formula }) {
  const { licenceCap, degreeCap, otherWorkCap, titleLifts, unknownTitleLifts, liftFrom } = formula;
  return (
    <Card title="The cap">
      <p className="max-w-prose">
        Without a licence that the post asks for as a must, all points are counted on a scale up to {licenceCap} in
        place of 100; without such a degree, up to {degreeCap}. What only a list of skills names is not held until you
        confirm it. Where no job that you held is like the post's by its title, the scale ends at {otherWorkCap}, and it
        rises to 100 in proportion as a title comes closer (100 from {percent(titleLifts)} on), or as the requirements
        or the kind of work earn more than {percent(liftFrom)} of their points. A job without a title, or with one that
        our list of occupations does not know lifts it {percent(unknownTitleLifts)} of the way. Two such scales are
        multiplied. Nothing else caps: not a trait, not a preference, nothing that we are unsure of.
      </p>
    </Card>
  );
}

function figures<Key extends string>(names: Record<Key, string>, values: Record<Key, number>, sign = ""): Figure[] {
  return (Object.keys(names) as Key[]).map((key) => ({ label: names[key], value: `${sign}${values[key]}` }));
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
