import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SendingQueue } from "~/routes/dashboard/resumes/builder/sending-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sendings that each take `milliseconds`, and what they answered with. */
function queueOf(milliseconds: number, answers: (number | null)[] = []) {
  const sent: { text: string; at: number }[] = [];
  const began = Date.now();
  const queue = new SendingQueue(async (text: string) => {
    sent.push({ text, at: Date.now() - began });
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return answers.shift() ?? null;
  });
  return { queue, sent };
}

it("sends below ninety times a minute, however long somebody types and however slow the way is", async () => {
  for (const slow of [5, 100, 300, 800, 3000]) {
    const { queue, sent } = queueOf(slow);
    // A key each 250 milliseconds, with a pause after every fourth.
    for (let key = 1; key <= 120; key++) {
      queue.schedule(`key ${key}`);
      await vi.advanceTimersByTimeAsync(key % 4 === 0 ? 750 : 250);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.length, `${slow}`).toBeLessThan(90);
    expect(sent.at(-1)?.text).toBe("key 120");
    vi.clearAllTimers();
  }
});

it("waits for the pause also where the one before has just arrived", async () => {
  const { queue, sent } = queueOf(300);
  queue.schedule("a");
  await vi.advanceTimersByTimeAsync(700);
  for (const text of ["ab", "abc", "abcd"]) {
    await vi.advanceTimersByTimeAsync(200);
    queue.schedule(text);
  }
  await vi.advanceTimersByTimeAsync(600);
  expect(sent.map(({ text }) => text)).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ text }) => text)).toEqual(["a", "abcd"]);
});

it("sends what waited as soon as the way is free, once the pause is over", async () => {
  const { queue, sent } = queueOf(5000);
  queue.schedule("a");
  await vi.advanceTimersByTimeAsync(700);
  queue.schedule("ab");
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ at }) => at)).toEqual([700, 5700]);
});

it("sends again after the time that a refusal names, and the newest by then", async () => {
  const { queue, sent } = queueOf(10, [20_000, 20_000]);
  queue.schedule("a");
  await vi.advanceTimersByTimeAsync(20_709);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ text }) => text)).toEqual(["a", "a"]);
  queue.schedule("ab");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ text }) => text)).toEqual(["a", "a", "ab"]);
});

it("sends nothing again that was given up", async () => {
  const { queue, sent } = queueOf(10, [1000]);
  queue.schedule("a");
  queue.flush();
  queue.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
