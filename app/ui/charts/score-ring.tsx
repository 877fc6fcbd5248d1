import { type ScoreBand, scoreBand, scoreBands } from "~/domain/matching/match.schema";

/** The colour of a score's band, for text and for drawings that use the text colour. */
export const bandColours: Record<ScoreBand, string> = {
  green: "text-score-green",
  yellow: "text-score-yellow",
  orange: "text-score-orange",
  red: "text-score-red",
};

const radius = 52;
const circumference = 2 * Math.PI * radius;

const sizes = { large: "size-36", small: "size-20", tiny: "size-14" };

/** The percentage circle of a score. */
export function ScoreRing({
  score,
  label,
  size = "large",
}: {
  score: number;
  label: string;
  size?: keyof typeof sizes;
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${label}: ${score}%`}
      className={`${sizes[size]} shrink-0 ${bandColours[scoreBand(score)]}`}
    >
      <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="10" className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`${(circumference * score) / 100} ${circumference}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="60" dy="0.36em" textAnchor="middle" className="fill-ink font-serif text-3xl font-semibold">
        {score}%
      </text>
    </svg>
  );
}

/** A bar for the score, with a mark where each of the four bands begins. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 100 3"
      preserveAspectRatio="none"
      aria-hidden
      className={`h-2.5 w-full rounded-full ${bandColours[scoreBand(score)]}`}
    >
      <rect width="100" height="3" className="fill-line" />
      <rect width={score} height="3" fill="currentColor" />
      {scoreBands.map(({ from }) =>
        from > 0 ? <rect key={from} x={from - 0.2} width="0.4" height="3" className="fill-surface" /> : null,
      )}
    </svg>
  );
}

/** The legend of the bar: the four bands with their limits; the band of the score is highlighted. */
export function ScoreScale({ score }: { score: number }) {
  return (
    <ul
      aria-label="Bands of scores"
      className="mt-1.5 grid grid-cols-[2fr_1fr_1fr_1fr] text-xs text-muted tabular-nums"
    >
      {scoreBands.toReversed().map(({ band, from }, index, bands) => {
        const isOwn = scoreBand(score) === band;
        const to = (bands[index + 1]?.from ?? 101) - 1;
        return (
          <li key={band} aria-current={isOwn || undefined} className={isOwn ? "font-semibold text-ink" : ""}>
            <span aria-hidden className={bandColours[band]}>
              {isOwn ? "●" : "○"}
            </span>{" "}
            {from === 0 ? `below ${to + 1}` : to === 100 ? `${from}+` : `${from}-${to}`}
            <span className="sr-only"> {band}</span>
          </li>
        );
      })}
    </ul>
  );
}
