import { expect, it } from "vitest";
import { askedWhy } from "~/tailor/letter/asked-why";

it("finds the sentence of a post that only its reader can answer", () => {
  const post =
    "Ferry Pilot\n\n- Steer the ferry\n\nSend us your papers. Tell us in three lines why you like rivers. Thanks!";
  expect(askedWhy(post)).toBe("Tell us in three lines why you like rivers.");
  expect(askedWhy("Ferry Pilot\n* Please write what draws you to our harbour.")).toBe(
    "Please write what draws you to our harbour.",
  );
  expect(askedWhy("Ferry Pilot\nExplain to guests how the ferry works. That is why we train.")).toBeUndefined();
});
