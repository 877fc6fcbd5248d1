import type { AppContext } from "../../ports/context";
import type { Mail } from "../../ports/mail";

/** Queues a mail; a decoy takes as long and goes nowhere. */
export async function sendMail(
  ctx: Pick<AppContext, "messages" | "newId">,
  { isDecoy, ...mail }: Omit<Mail, "id"> & { isDecoy?: boolean },
): Promise<void> {
  await ctx.messages.send({
    type: "mail",
    version: 1,
    mail: { id: ctx.newId(), ...mail },
    ...(isDecoy && { isDecoy }),
  });
}
