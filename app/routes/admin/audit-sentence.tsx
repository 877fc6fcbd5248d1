import { Link } from "@remix-run/react";
import type { AuditEntry } from "~/domain/admin/security-log.server";

/** What an action did, before the name of its target. An action that is not here is quoted. */
const verbs: Record<string, string> = {
  "user.update": "edited",
  "user.suspend": "suspended",
  "user.restore": "restored",
  "user.delete": "deleted",
  "user.end-sessions": "ended sessions of",
  "resume.reveal": "read the text of",
  "rewrite.retry": "retried",
  "signup.invite": "invited",
  "signup.delete": "deleted",
  "signup.export": "exported",
  "message.retry": "sent again",
  "message.drop": "dropped",
};

const things: Record<Exclude<AuditEntry["target"]["kind"], "signup">, string> = {
  user: "a deleted account",
  resume: "a resume",
  "job-post": "a job post",
  rewrite: "a rewrite",
  feedback: "feedback",
  message: "a message of the queue",
};

const columns: Record<string, string> = {
  tier: "plan",
  subscriptionTier: "plan",
  subscription_tier: "plan",
};

/** "suspended", or the quoted action if it has no words. */
function actionWords(action: string): string {
  return verbs[action] ?? `did “${action}” to`;
}

/** An action as a choice: "Suspended (user)". */
export function actionLabel(action: string): string {
  const [kind = "", verb = ""] = action.split(".");
  const words = verbs[action] ?? verb.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${kind.replace("-", " ")})`;
}

/** An audit entry in words: "Anna changed the plan of Dana from free to pro". */
export function AuditSentence({ entry: { actor, action, target, before, after } }: { entry: AuditEntry }) {
  const changes = before && after ? changesOf(before, after) : [];
  const who = actor ? (
    <Link to={`/app/admin/users/${actor.id}`} className="font-semibold underline underline-offset-4">
      <bdi>{actor.name}</bdi>
    </Link>
  ) : (
    <strong>A deleted admin</strong>
  );
  const isEdit = changes.length > 0 && action.endsWith(".update");
  return (
    <>
      {who}{" "}
      {isEdit ? (
        <>
          changed {changes.map(({ name }) => `the ${name}`).join(" and ")} of <Target target={target} />
          {changes.length === 1
            ? ` ${changes[0]?.words}`
            : `: ${changes.map(({ name, words }) => `${name} ${words}`).join(", ")}`}
        </>
      ) : (
        <>
          {actionWords(action)} <Target target={target} />
        </>
      )}
      .
    </>
  );
}

function Target({ target: { kind, id, name } }: { target: AuditEntry["target"] }) {
  if (kind === "signup") return <span>{signupWords(id)}</span>;
  if (kind !== "user" || name === null) return <span>{things[kind]}</span>;
  return (
    <Link to={`/app/admin/users/${id}`} className="underline underline-offset-4">
      <bdi>{name}</bdi>
    </Link>
  );
}

/** "place 12 on the waitlist", or the part of the waitlist that was exported. */
function signupWords(id: string): string {
  if (/^\d+$/.test(id)) return `place ${id} on the waitlist`;
  return id === "all" ? "the waitlist" : `the waitlist (${id.replaceAll("-", " ")})`;
}

type Values = NonNullable<AuditEntry["before"]>;

function changesOf(before: Values, after: Values): { name: string; words: string }[] {
  return Object.keys(after)
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      name: columns[column] ?? column.replaceAll("_", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      words: `from ${shown(before[column])} to ${shown(after[column])}`,
    }));
}

function shown(value: Values[string] | undefined): string {
  if (value === null || value === undefined || value === "") return "nothing";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
