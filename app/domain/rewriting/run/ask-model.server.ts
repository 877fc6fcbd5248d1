import type { Ai, AiFailure, AiUsage } from "~/ports/ai";
import type { Now } from "~/ports/context";
import { type ModelAnswer, readModelAnswer } from "~/tailor/model/model-answer";
import { type ModelTask, writeRepair } from "~/tailor/model/write-task";

/** "bad-schema": the answer did not fit, and neither did the one after the repair. */
export type ModelFailure = AiFailure | "bad-schema";

export type ModelOutcome = { usage: AiUsage } & (
  | { ok: true; answer: ModelAnswer }
  | { ok: false; failure: ModelFailure; detail: string }
);

/** Too little for a model to answer in. */
const leastMilliseconds = 1000;

/** Asks the model for changes, and once more if the answer does not fit the schema; both within one time limit. */
export async function askModel({ ai, now }: { ai: Ai; now: Now }, task: ModelTask): Promise<ModelOutcome> {
  const end = now() + ai.timeoutMilliseconds;
  const first = await ai.ask({ ...task, timeoutMilliseconds: ai.timeoutMilliseconds });
  if (!first.ok) return first;
  const read = readReply(first);
  if (read.ok) return { ...read, usage: first.usage };

  const timeoutMilliseconds = end - now();
  const unfit = { ok: false, failure: "bad-schema", detail: "the answer does not fit" } as const;
  if (timeoutMilliseconds < leastMilliseconds) return { ...unfit, usage: first.usage };
  const second = await ai.ask({ ...writeRepair(task, first.text, read.problem), timeoutMilliseconds });
  const usage = sum(first.usage, second.usage);
  if (!second.ok) return { ...second, usage };
  const repaired = readReply(second);
  return repaired.ok ? { ...repaired, usage } : { ...unfit, usage };
}

function readReply({ text, complete }: { text: string; complete: boolean }): ReturnType<typeof readModelAnswer> {
  if (complete) return readModelAnswer(text);
  return { ok: false, problem: "It was cut off because it was too long: propose the most useful changes only." };
}

function sum(first: AiUsage, second: AiUsage): AiUsage {
  const isPriced = first.costMicroDollars !== null || second.costMicroDollars !== null;
  return {
    model: first.model,
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
    costMicroDollars: isPriced ? (first.costMicroDollars ?? 0) + (second.costMicroDollars ?? 0) : null,
  };
}
