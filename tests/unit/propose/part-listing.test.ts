import { expect, it } from "vitest";
import { partListing } from "~/tailor/propose/summary/part-listing";

it("takes a list of skills with its heading out of a summary that it ran into", () => {
  const said = "Patient gardener with nine years in two nurseries and a glasshouse";
  expect(partListing(`${said}. Core Skills Orchid Grafting Soil Testing Pruning`)).toEqual({
    said: `${said}.`,
    listed: "Core Skills: Orchid Grafting Soil Testing Pruning",
  });
  const sentence = `${said}. Core Skills in orchid grafting, soil testing and pruning.`;
  expect(partListing(sentence)).toEqual({ said: sentence, listed: "" });
});
