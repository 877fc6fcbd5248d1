import type { Messages } from "~/ports/context";

export function queueMessages(queue: Queue): Messages {
  return {
    async send(message, options) {
      await queue.send(message, { contentType: "json", ...options });
    },
  };
}
