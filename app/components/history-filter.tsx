import { type HistoryFilter, historyKinds, historyPeriods, historyStates } from "../domain/history/history.schema";
import { Select } from "./field";
import { SearchForm } from "./search-form";

const selects = [
  { name: "kind", label: "Kind", any: "Everything", values: historyKinds },
  { name: "state", label: "State", any: "Any state", values: historyStates },
  { name: "days", label: "Period", any: "Any time", values: historyPeriods },
] as const;

const words = {
  rewrite: "Rewrites",
  match: "Matches",
  done: "Scored",
  "not-scored": "Not scored",
  running: "In progress",
  failed: "Failed",
  7: "Last 7 days",
  30: "Last 30 days",
  90: "Last 3 months",
  365: "Last year",
};

/** What the history is searched for and narrowed to. */
export function HistoryFilterForm({ filter }: { filter: HistoryFilter }) {
  const isNarrowed = Object.values(filter).some((value) => value !== "");
  return (
    <SearchForm label="Search by job, company or resume" search={filter.q} isNarrowed={isNarrowed}>
      {selects.map(({ name, label, any, values }) => (
        <div key={name} className="min-w-28 grow sm:min-w-40 sm:grow-0">
          <Select id={name} name={name} label={label} defaultValue={filter[name]} key={filter[name]}>
            <option value="">{any}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {words[value]}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </SearchForm>
  );
}
