import { scoreBand } from "../domain/matching/match.schema";

const radius = 52;
const circumference = 2 * Math.PI * radius;

const bandColours = {
  green: "text-score-green",
  yellow: "text-score-yellow",
  orange: "text-score-orange",
  red: "text-score-red",
};

/** The percentage circle of a score. */
export function ScoreRing({
  score,
  label,
  size = "large",
}: {
  score: number;
  label: string;
  size?: "large" | "small";
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${label}: ${score}%`}
      className={`${size === "large" ? "size-36" : "size-20"} shrink-0 ${bandColours[scoreBand(score)]}`}
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

/** The colour bar under a score, with the four bands named. */
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
    </svg>
  );
}
