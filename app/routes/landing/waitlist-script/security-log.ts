import { keptList } from "./attempts";

const maxEvents = 100;
const windowMilliseconds = 15 * 60 * 1000;
const rateLimitEventsAllowed = 5;
const validationErrorsAllowed = 10;
const valueMaxCharacters = 10;

export type SecurityEventType = "validation_error" | "rate_limit_exceeded" | "webhook_abuse" | "form_submission";

export interface SecurityEvent {
  type: SecurityEventType;
  /** Milliseconds since 1970. */
  timestamp: number;
  details: { userAgent: string; url: string; [name: string]: string };
}

const log = keptList("lapel.security-log", isSecurityEvent);

/** Notes what happened on this page in this browser. It is sent to nobody. */
export function logSecurityEvent(type: SecurityEventType, now: number, details: Record<string, string> = {}): void {
  const place = { userAgent: navigator.userAgent, url: location.href };
  log.write([...log.read(), { type, timestamp: now, details: { ...details, ...place } }].slice(-maxEvents));
}

export function logValidationError(field: string, message: string, value: string, now: number): void {
  logSecurityEvent("validation_error", now, {
    field,
    message,
    value: [...value].slice(0, valueMaxCharacters).join(""),
  });
}

/** More than 5 refusals for haste or 10 wrong fields within 15 minutes, or any abuse. */
export function isSuspicious(now: number): boolean {
  const recent = log.read().filter(({ timestamp }) => timestamp <= now && timestamp > now - windowMilliseconds);
  const count = (type: SecurityEventType) => recent.filter((event) => event.type === type).length;
  return (
    count("rate_limit_exceeded") > rateLimitEventsAllowed ||
    count("validation_error") > validationErrorsAllowed ||
    count("webhook_abuse") > 0
  );
}

function isSecurityEvent(value: unknown): value is SecurityEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    "timestamp" in value &&
    typeof value.timestamp === "number"
  );
}
