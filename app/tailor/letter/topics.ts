import { canBeDated, placeOf, timeOf } from "./anchor";
import { article, type Job } from "./job";
import type { Tense } from "./teller";

interface Parts {
  /** "As a Cook at Pike Cafe from 2015 to 2017"; empty where the job is the one of the sentence before. */
  named: string;
  /** "I ran the grill" */
  deeds: string;
  /** "my time as a Cook at Pike Cafe from 2015 to 2017", for "comes from" and "point to". */
  work: string | undefined;
  /** Whether the gate finds the topic itself in the resume. */
  isProven: boolean;
}

/**
 * What the post asks for and what was done of it, in one sentence; `at` counts those before it. The forms differ, so that no
 * two paragraphs begin alike.
 */
export function withTopic(
  { name, isDeed }: { name: string; isDeed: boolean },
  at: number,
  { named, deeds, work, isProven }: Parts,
): string {
  const told = named ? `${named.charAt(0).toLowerCase()}${named.slice(1)}, ${deeds}` : deeds;
  if (at === 0 && work && isProven)
    return `My ${/ experience$/u.test(name) ? name : `experience in ${name}`} comes from ${work}, where ${deeds}`;
  if (at === 0) return isDeed ? `Your post mentions ${name}: ${told}` : `You ask for ${name}: ${told}`;
  if (at === 1) return isDeed ? `Your post also mentions ${name}: ${told}` : `You also ask for ${name}: ${told}`;
  if (work) return `For ${name}, I can point to ${work}, where ${deeds}`;
  return named ? `${at === 2 ? "On" : "And on"} ${name}: ${told}` : `As for ${name}, ${told}`;
}

/** What a topic comes from, as far as the job has a name of its own and days. */
export function workOf(job: Job, isKnown: boolean, tense: Tense): string | undefined {
  const { role, employer, isCurrent } = job;
  if (role === undefined || !canBeDated(job)) return undefined;
  const place = employer ? ` ${placeOf(employer)}` : "";
  if (isCurrent && isKnown) return "my current role";
  if (isKnown) return employer ? `my time${place}` : `my time as ${article(role)}`;
  if (isCurrent && tense !== "perfect") return `my current role as ${article(role)}${place}`;
  return `my ${isCurrent ? "work" : "time"} as ${article(role)}${place} ${timeOf(job)}`;
}
