import { useLoaderData } from "@remix-run/react";
import { Check, X } from "lucide-react";
import { brand } from "~/brand";
import { type QualityFigures, readFigures, readJudged } from "~/domain/quality/figures.server";
import { pageMeta } from "~/http/public-pages";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { SiteFrame } from "~/ui/frame/site-frame";
import { formatDay } from "~/ui/local-date";

export const meta = pageMeta("/quality", {
  title: `Quality, measured · ${brand}`,
  description: `What ${brand} promises, measured: ranking, invented facts, files, with the goals.`,
});

export function loader() {
  const judged = readJudged();
  const { rows = [] } = judged.sections[1] ?? {};
  const text = (name: string) => rows.find((row) => row.name.startsWith(name))?.measured ?? "";
  const measured = (name: string) => Number(text(name) || Number.NaN);
  return {
    ...readFigures(),
    judged,
    plain: {
      distance: Math.round(measured("mean distance")),
      overlooked: Math.round(100 * measured("shown in the resume, called missing")),
      wronglyShown: Math.round(100 * measured("missing, called shown")),
      found: Math.round(100 * measured("requirements found")),
      green: Number.parseInt(text("pairs that score 80 or more"), 10),
      greenGood: measured("of those, pairs that the recruiter gave 75"),
      wanted: Number.parseInt(text("pairs that the recruiter gave 80 or more"), 10),
      wantedGreen: Number(text("pairs that the recruiter gave 80 or more").split(", ")[1]),
    },
  };
}

export default function Quality() {
  const { measuredOn, formulaVersion, sections, judged, plain } = useLoaderData<typeof loader>();
  return (
    <SiteFrame>
      <header className="pt-8 pb-10">
        <h1 className="text-4xl sm:text-5xl">Quality, measured</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          How sure a score is, how often we are wrong, and what we promise, counted by programs that anybody with the
          code can run.
        </p>
        <p className="mt-4 text-sm text-muted">
          Measured on <time dateTime={measuredOn}>{formatDay(Date.parse(measuredOn))}</time>, formula {formulaVersion}.
        </p>
      </header>
      <div className="space-y-6 pb-16">
        <Card
          title="How sure is a score?"
          lead="A recruiter's reading of 20 real job posts with six real resumes each, against ours of the same. What we learnt from a post was never used to judge that post."
        >
          <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
            <li>
              Our score lies {plain.distance} points from the recruiter's, on average. Take 62 for somewhere between{" "}
              {62 - plain.distance} and {62 + plain.distance}.
            </li>
            <li>
              Of the {plain.green} pairs that we score green, the recruiter found {plain.greenGood} good. But of the{" "}
              {plain.wanted} that the recruiter would invite, only {plain.wantedGreen} are green: yellow is no reason
              not to apply.
            </li>
            <li>
              Of a hundred things that a resume does show, we call {plain.overlooked} missing. If one of yours is among
              them, confirm it: that counts at once.
            </li>
            <li>
              Of a hundred things that a resume does not show, we take {plain.wronglyShown} for shown. Look at the line
              that we quote.
            </li>
            <li>
              Of a hundred things that a post asks for, we find {plain.found}. You can correct what we read on the page
              of the job.
            </li>
            <li>
              A score says how your resume reads next to a post. It does not know you, and does not forecast an offer.
            </li>
          </ul>
        </Card>
        <Card title="Read the tables with care">
          <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
            <li>
              But for the first three, they are measured on people, posts and lies that we invented ourselves, and there
              are few of them. Real resumes are messier: expect less than a perfect figure there.
            </li>
            <li>A figure of 100% on a small set says that we found no fault, not that there is none.</li>
            <li>
              How well we find the keywords of a post needs posts labelled by other people, which we may not publish. So
              there is no figure for it here.
            </li>
          </ul>
        </Card>
        {judged.sections.map(({ title, rows }) => (
          <Card key={title} title={title}>
            <QualityFigureList label={title} figures={rows} />
          </Card>
        ))}
        {sections.map(({ question, about, title, note, figures }) => (
          <Card key={title} title={question} lead={about}>
            <QualityFigureList label={title} figures={figures} />
            {note ? <p className="mt-3 max-w-prose text-sm text-muted">Note: {note}.</p> : null}
          </Card>
        ))}
        <Card title="Repeat them">
          <p className="max-w-prose">
            In a copy of the project, <code className="rounded bg-accent-soft px-1.5 py-0.5">npm run eval</code> prints
            the same table; it takes a minute or two and needs no network. Speed depends on the machine, so it is
            measured as ratios within one run:{" "}
            <code className="rounded bg-accent-soft px-1.5 py-0.5">npm run bench</code>. What a score is made of stands
            in <TextLink to="/how-scoring-works">How scoring works</TextLink>.
          </p>
        </Card>
      </div>
    </SiteFrame>
  );
}

type Figure = QualityFigures["sections"][number]["figures"][number];

/** Measured figures with their goals, a verdict where there is a goal, and the plain baseline where it was run. */
function QualityFigureList({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {figures.map(({ name, measured, goal, verdict, baseline }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
          <span className="min-w-0 grow basis-72">{name}</span>
          <span className="flex flex-wrap items-baseline gap-x-4">
            {goal ? (
              <span className="text-sm text-muted">goal {goal.replace(">=", "≥").replace("<=", "≤")}</span>
            ) : null}
            {baseline ? <span className="text-sm text-muted">TF-IDF {baseline}</span> : null}
            <strong className="tabular-nums max-sm:order-first">{measured}</strong>
            <span className="w-5 self-center">{verdict ? <Verdict verdict={verdict} /> : null}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ verdict }: { verdict: "ok" | "below" }) {
  const [Icon, tone, words] =
    verdict === "ok"
      ? ([Check, "text-score-green", "goal met"] as const)
      : ([X, "text-score-red", "goal not met"] as const);
  return (
    <>
      <Icon aria-hidden className={`size-5 ${tone}`} />
      <span className="sr-only">{words}</span>
    </>
  );
}
