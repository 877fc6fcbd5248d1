import { keptFormLifetimeMilliseconds } from "~/domain/auth/kept-forms/kept-forms.server";
import {
  challengeMilliseconds,
  flowMilliseconds,
  guessesPerFactorAndDay,
  mailedCodeMilliseconds,
  mailedLinkMilliseconds,
  sessionAbsoluteMilliseconds,
  sessionIdleMilliseconds,
} from "~/domain/auth/limits";
import { binMilliseconds as jobBinMilliseconds } from "~/domain/jobs/limits";
import { binMilliseconds, resumeFileMaxBytes, unstoredMaxAgeMilliseconds } from "~/domain/resumes/limits";
import type { Config } from "~/ports/context";
import { secondErasureSeconds } from "./limits";
import { personalTables } from "./personal-data";

/** What the privacy policy says in figures and names, as the product has them; times in milliseconds. */
export interface PolicyFacts {
  contact: Config["contact"];
  /** Whom this installation works with, besides its host. */
  tools: {
    /** Host of the language model. */
    model: string | null;
    google: boolean;
    texts: boolean;
    leakedPasswords: boolean;
    payments: boolean;
    /** Host of the automation that hears of who joins the waitlist. */
    automation: string | null;
  };
  /** What the download of an account holds, each in a few words. */
  stored: string[];
  fileMegabytes: number;
  times: {
    sessionIdle: number;
    session: number;
    mailedLink: number;
    mailedCode: number;
    signIn: number;
    secondFactorCheck: number;
    keptForm: number;
    resumeBin: number;
    jobBin: number;
    brokenUpload: number;
    secondErasure: number;
    /** The longest window in which attempts are counted. */
    counting: number;
  };
}

/** The figures and names behind the privacy policy, from the constants that the product works with. */
export function policyFacts(config: Config): PolicyFacts {
  const { contact, ai, google, payments, sms, pwnedPasswordsUrl, waitlistWebhookUrl } = config;
  return {
    contact,
    tools: {
      model: ai && new URL(ai.baseUrl).host,
      google: google !== null,
      texts: sms !== null,
      leakedPasswords: pwnedPasswordsUrl !== null,
      payments: payments !== null && payments.testServerUrl === null,
      automation: waitlistWebhookUrl && new URL(waitlistWebhookUrl).host,
    },
    stored: personalTables.map(({ about }) => about),
    fileMegabytes: resumeFileMaxBytes / 1024 / 1024,
    times: {
      sessionIdle: sessionIdleMilliseconds,
      session: sessionAbsoluteMilliseconds,
      mailedLink: mailedLinkMilliseconds,
      mailedCode: mailedCodeMilliseconds,
      signIn: flowMilliseconds,
      secondFactorCheck: challengeMilliseconds,
      keptForm: keptFormLifetimeMilliseconds,
      resumeBin: binMilliseconds,
      jobBin: jobBinMilliseconds,
      brokenUpload: unstoredMaxAgeMilliseconds,
      secondErasure: secondErasureSeconds * 1000,
      counting: guessesPerFactorAndDay.windowMilliseconds,
    },
  };
}
