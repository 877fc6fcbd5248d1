const attemptsAllowed = 3;
const attemptWindowMilliseconds = 15 * 60 * 1000;
const submissionsAllowed = 5;
const submissionWindowMilliseconds = 60 * 60 * 1000;

interface Attempt {
  /** The e-mail, or "anonymous". */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

type Admission = { ok: true; withdraw: () => void } | { ok: false; waitSeconds: number } | { ok: false; isAbuse: true };

const attempts = keptList("lapel.waitlist-attempts", isAttempt);

/**
 * Whether this e-mail may be sent now: 3 times in 15 minutes, and no more than 5 times in an hour. An attempt that never
 * arrived is withdrawn. The server holds its own limits; this one saves the trip.
 */
export function admitAttempt(email: string, now: number): Admission {
  const key = email || "anonymous";
  // A clock that was put back must lock nobody out.
  const kept = attempts.read().filter(({ at }) => at <= now && at > now - submissionWindowMilliseconds);
  const own = kept.filter((attempt) => attempt.key === key);
  if (own.length >= submissionsAllowed) return { ok: false, isAbuse: true };
  const recent = own.filter(({ at }) => at > now - attemptWindowMilliseconds);
  const [first] = recent;
  if (first && recent.length >= attemptsAllowed) {
    return { ok: false, waitSeconds: Math.ceil((first.at + attemptWindowMilliseconds - now) / 1000) };
  }
  attempts.write([...kept, { key, at: now }]);
  const withdraw = () => attempts.write(attempts.read().filter((attempt) => attempt.key !== key || attempt.at !== now));
  return { ok: true, withdraw };
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "at" in value &&
    typeof value.at === "number"
  );
}

/**
 * A list in the browser's storage under `key`, oldest first; what stands there and is no such list counts as an empty one. Where
 * the storage is full or forbidden, the list lives as long as the page: no form fails because of it.
 */
export function keptList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  let inMemory: Item[] | null = null;
  return {
    read(): Item[] {
      if (inMemory) return inMemory;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch {
        return [];
      }
    },
    write(items: Item[]): void {
      try {
        localStorage.setItem(key, JSON.stringify(items));
        inMemory = null;
      } catch {
        inMemory = items;
      }
    },
  };
}
