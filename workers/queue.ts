import { storeDeadLetter } from "~/domain/admin/dead-letters.server";
import { eraseAccount } from "~/domain/privacy/erase-account.server";
import { rewriteMaxAttempts } from "~/domain/rewriting/limits";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { Undeliverable } from "~/ports/senders";
import { messageSchema } from "./message.schema";

const retryDelaySeconds = 5;
/**
 * After the first and second failure. The delays are long because mail and SMS vendors are usually down for minutes.
 */
const deliveryRetryDelaysSeconds = [30, 5 * 60];

/**
 * Acknowledges or retries each message separately, so that one failure does not redeliver the others. The messages run
 * concurrently, because a rewrite may wait a minute for its model.
 */
export async function consumeMessages(batch: MessageBatch, ctx: AppContext): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await consume(message, ctx);
      } catch (error) {
        logError(`Message ${message.id}`, error);
        if (error instanceof Undeliverable) message.ack();
        else message.retry({ delaySeconds: delayAfter(message) });
      }
    }),
  );
}

/** Of what the queue gave up: the database may be down, and nothing takes the message after this. */
const keepingDelaySeconds = 5 * 60;

/**
 * Stores what the queue gave up, for the admin's page, and says so in the log. Every message had as many attempts as a
 * rewrite: the queue counts them (`max_retries` in wrangler.toml).
 */
export async function keepDeadLetters(batch: MessageBatch, ctx: AppContext): Promise<void> {
  for (const message of batch.messages) {
    const { id, body } = message;
    const parsed = messageSchema.safeParse(body).data ?? null;
    try {
      await storeDeadLetter(ctx, { id, body, message: parsed, attempts: rewriteMaxAttempts });
      console.error(`The queue gave up a message of type ${parsed?.type ?? "unreadable"}: dead letter ${id}`);
      message.ack();
    } catch (error) {
      logError(`Dead letter ${id}`, error);
      message.retry({ delaySeconds: keepingDelaySeconds });
    }
  }
}

function delayAfter({ body, attempts }: Message): number {
  const type = messageSchema.safeParse(body).data?.type;
  if (type !== "mail" && type !== "sms") return retryDelaySeconds;
  return deliveryRetryDelaysSeconds[attempts - 1] ?? retryDelaySeconds;
}

async function consume(message: Message, ctx: AppContext): Promise<void> {
  const parsed = messageSchema.safeParse(message.body);
  if (!parsed.success) {
    logError(`Message ${message.id} is unreadable`, parsed.error.message);
    message.ack();
    return;
  }
  switch (parsed.data.type) {
    case "mail":
      if (!parsed.data.isDecoy) await ctx.mail.send(parsed.data.mail);
      message.ack();
      return;
    case "sms":
      await ctx.sms.send(parsed.data.sms);
      message.ack();
      return;
    case "erase":
      await eraseAccount(ctx, parsed.data.userId);
      message.ack();
      return;
    case "rewrite": {
      const outcome = await processRewrite(ctx, { rewriteId: parsed.data.rewriteId });
      // "dead" is retried too: the message has no retries left, so the queue moves it to the dead-letter queue.
      if (outcome === "finished") message.ack();
      else message.retry({ delaySeconds: retryDelaySeconds });
      return;
    }
    case "waitlist": {
      const delaySeconds = await processSignup(ctx, parsed.data.position);
      if (delaySeconds === null) message.ack();
      else message.retry({ delaySeconds });
      return;
    }
    default:
      parsed.data satisfies never;
  }
}
