import { Check, Minus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { ScoreRing } from "~/ui/charts/score-ring";
import { Mark } from "~/ui/frame/wordmark";
import { brand } from "../brand";
import { explainScore } from "../domain/matching/explain-score.server";
import type { MatchRow } from "../tailor/match";

// Inline styles, so that the style sheet of the pages does not grow for an image.
const serif: CSSProperties = { fontFamily: "var(--font-serif)", fontWeight: 600 };
const column: CSSProperties = { display: "flex", flexDirection: "column" };
const row: CSSProperties = { display: "flex", alignItems: "center" };

/** 1200 x 630 pixels: our claim beside a real match of the example on /how-scoring-works. */
export function ShareCard() {
  const { match } = explainScore().example;
  const shown = match.rows.filter(({ state }) => state === "shown").slice(0, 3);
  const missing = match.rows.filter(({ state }) => state === "missing").slice(0, 1);
  return (
    <div
      style={{ ...row, width: 1200, height: 630, padding: "0 64px", gap: 48, borderTop: "14px solid var(--accent)" }}
    >
      <div style={{ ...column, flex: 1 }}>
        <div style={{ ...row, ...serif, gap: 16, fontSize: 44 }}>
          <Scaled by={2}>
            <Mark />
          </Scaled>
          {brand}
        </div>
        <p style={{ ...serif, marginTop: 44, fontSize: 74, lineHeight: 1.08, textWrap: "balance" }}>
          A resume that proves every claim
        </p>
        <p style={{ marginTop: 28, fontSize: 34, lineHeight: 1.35, color: "var(--muted)" }}>
          Tailored to the job you want. Nothing invented.
        </p>
      </div>
      <div
        style={{
          ...column,
          alignItems: "center",
          width: 530,
          padding: "38px 36px 28px",
          background: "var(--surface)",
          border: "1px solid var(--line)",
          borderRadius: 28,
          boxShadow: "0 2px 4px rgb(28 36 48 / 0.05), 0 24px 60px -28px rgb(28 36 48 / 0.35)",
        }}
      >
        <Scaled by={1.35}>
          <ScoreRing score={match.score ?? 0} label="Match" />
        </Scaled>
        <div style={{ width: "100%", marginTop: 26 }}>
          {[...shown, ...missing].map((requirement) => (
            <Requirement key={requirement.requirementId} {...requirement} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Requirement({ term, state, points, possible }: MatchRow) {
  const Icon = state === "shown" ? Check : Minus;
  const colour = state === "shown" ? "var(--score-green)" : "var(--muted)";
  return (
    <div style={{ ...row, gap: 14, padding: "11px 0", borderTop: "1px solid var(--line)", fontSize: 26 }}>
      <Icon size={28} strokeWidth={2.6} color={colour} />
      <span style={{ flex: 1 }}>{term.charAt(0).toUpperCase() + term.slice(1)}</span>
      <span style={{ color: "var(--muted)", fontVariantNumeric: "tabular-nums" }}>
        {points.toFixed(1)} of {possible.toFixed(1)}
      </span>
    </div>
  );
}

/** The logo on its background, `side` pixels wide; phones round the corners themselves. */
export function TouchIcon({ side }: { side: number }) {
  const mark = { "--accent": "var(--on-accent)", display: "grid" } as CSSProperties;
  return (
    <div style={{ display: "grid", placeItems: "center", width: side, height: side, background: "var(--accent)" }}>
      <div style={mark}>
        <Scaled by={side / 43}>
          <Mark />
        </Scaled>
      </div>
    </div>
  );
}

function Scaled({ by, children }: { by: number; children: ReactNode }) {
  return <div style={{ display: "flex", zoom: by }}>{children}</div>;
}
