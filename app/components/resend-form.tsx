import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useState } from "react";
import { mailMeSchema } from "../domain/auth/auth.schema";
import { AccountForm } from "./account-form";

interface ResendFormProps {
  /** The address of the last mail; empty where this browser sent none: then it is typed. */
  email: string;
  /** Until the next mail to it may be asked for. */
  waitSeconds: number;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for the same mail once more, and says when that is possible. */
export function ResendForm({ email, waitSeconds, lastResult }: ResendFormProps) {
  const seconds = useCountdown(waitSeconds);
  return (
    <AccountForm
      schema={mailMeSchema}
      ask={email ? [] : ["email"]}
      lastResult={lastResult}
      button="Send it again"
      busy="Sending..."
    >
      {email ? <input type="hidden" name="email" value={email} /> : null}
      {seconds > 0 ? (
        <p className="text-muted">
          You can ask for another one in <span className="tabular-nums">{inWords(seconds)}</span>.
        </p>
      ) : null}
    </AccountForm>
  );
}

function inWords(seconds: number): string {
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/** Counts down where scripts run; elsewhere it stays what it was when the page came. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const end = Date.now() + from * 1000;
    setSeconds(from);
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds;
}
