import { MessageSquare, Smartphone } from "lucide-react";
import type { FactorView } from "../domain/auth/factors/factor.schema";
import { LinkButton } from "./button";
import { LocalDate } from "./local-date";

/** The second factors of an account, each with what can be done about it. */
export function FactorList({ factors }: { factors: FactorView[] }) {
  return (
    <ul className="mb-6 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} />
      ))}
    </ul>
  );
}

function FactorRow({ factor: { id, type, isVerified, name, phoneEnd, createdAt } }: { factor: FactorView }) {
  const Icon = type === "totp" ? Smartphone : MessageSquare;
  const kind = type === "totp" ? "Authenticator app" : `Text message to the number ending in ${phoneEnd}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-7">
      <div className="flex min-w-0 grow basis-64 gap-4">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="min-w-0">
          <p>
            <strong>{name}</strong>{" "}
            <span
              className={`ml-1 inline-block rounded-full border px-2.5 text-sm font-semibold ${
                isVerified ? "border-transparent bg-accent-soft text-accent-strong" : "border-line-strong text-muted"
              }`}
            >
              {isVerified ? "On" : "Not finished"}
            </span>
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {kind} · added <LocalDate milliseconds={createdAt} />
          </p>
        </div>
      </div>
      <p className="flex gap-2">
        {isVerified ? null : (
          <LinkButton look="quiet" to={`/app/dashboard/profile/two-step/${id}`}>
            Finish<span className="sr-only"> {name}</span>
          </LinkButton>
        )}
        <LinkButton look="danger" to={`/app/dashboard/profile/two-step/${id}/remove`}>
          Remove<span className="sr-only"> {name}</span>
        </LinkButton>
      </p>
    </li>
  );
}
