import type { Choice } from "./choice-list";
import { TemplateSketch } from "./template-sketch";

export const lookChoices: Choice[] = [
  {
    value: "plain",
    label: "Plain",
    text: "Sans-serif with room to breathe. Suits most jobs.",
    picture: <TemplateSketch template="plain" />,
  },
  {
    value: "classic",
    label: "Classic",
    text: "Serif, centred head, ruled sections. For formal trades.",
    picture: <TemplateSketch template="classic" />,
  },
  {
    value: "compact",
    label: "Compact",
    text: "Smaller type and margins. For a long history on fewer pages.",
    picture: <TemplateSketch template="compact" />,
  },
];

export const paperChoices: Choice[] = [
  { value: "a4", label: "A4", text: "210 × 297 mm" },
  { value: "letter", label: "US Letter", text: "8.5 × 11 in" },
];
