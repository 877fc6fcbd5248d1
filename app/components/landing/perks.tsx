import { MessageSquareText, Sprout, Tag } from "lucide-react";
import { brand } from "../../brand";
import { discountPercent, discountPlaces } from "../../domain/waitlist/waitlist.schema";

/** What those get who join early; `placesLeft` of the discounts are still to be had. */
export function Perks({ placesLeft }: { placesLeft: number }) {
  const perks = [
    {
      Icon: Tag,
      text: `${discountPercent}% off the first month for the first ${discountPlaces} subscribers`,
      note: placesLeft > 0 ? `${placesLeft} of ${discountPlaces} left` : "all taken",
    },
    { Icon: Sprout, text: "Priority access to beta features" },
    { Icon: MessageSquareText, text: `A say in how ${brand} evolves` },
  ];
  return (
    <ul className="space-y-3">
      {perks.map(({ Icon, text, note }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            {text}
            {note ? <span className="text-muted tabular-nums"> · {note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
