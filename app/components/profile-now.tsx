import type { ProfileView } from "../domain/auth/profile.schema";
import { lookChoices, paperChoices } from "./preference-choices";

/** The fields of the saved profile that differ from what was typed. */
export function ProfileNow({ profile, typed }: { profile: ProfileView; typed: Record<string, unknown> }) {
  const { name, contact, preferences } = profile;
  const labelOf = (choices: typeof lookChoices, value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const rows = [
    { field: "name", label: "Name", value: name ?? "" },
    { field: "email", label: "Email for letters", value: contact.email },
    { field: "phone", label: "Phone", value: contact.phone },
    { field: "location", label: "Location", value: contact.location },
    { field: "links", label: "Links", value: contact.links.join("\n") },
    {
      field: "template",
      label: "Look",
      value: preferences.template,
      shown: labelOf(lookChoices, preferences.template),
    },
    { field: "paper", label: "Paper", value: preferences.paper, shown: labelOf(paperChoices, preferences.paper) },
  ].filter(({ field, value }) => String(typed[field] ?? "").replace(/\r/g, "") !== value);
  return (
    <dl className="space-y-1">
      {rows.map(({ field, label, value, shown = value }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label} now:</dt>
          <dd className="whitespace-pre-line">{shown || "empty"}</dd>
        </div>
      ))}
    </dl>
  );
}
