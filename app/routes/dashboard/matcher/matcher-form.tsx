import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import type { Choices } from "~/domain/matching/get-matcher.server";
import { Button, TextLink } from "~/ui/forms/button";
import { Select, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { formatDay } from "~/ui/local-date";
import { FormErrors } from "~/ui/notice";

interface MatcherFormProps {
  resumes: Choices;
  jobs: Choices;
  chosen: { resumeId: string; jobId: string };
  /** What older ones were looked for. */
  find: { resume: string; job: string };
  /** What went wrong: a title, and where there is more to say, a text. */
  errors?: string[];
  isAnalyzing: boolean;
}

/** Picks the two documents, and looks for older ones where there are more than selectors hold. */
export function MatcherForm({ resumes, jobs, chosen, find, errors, isAnalyzing }: MatcherFormProps) {
  return (
    <Form method="post" className="space-y-5">
      <FormToken />
      <FormErrors errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="min-w-0 space-y-3">
          <Select
            id="resume"
            name="resumeId"
            label="Resume"
            defaultValue={chosen.resumeId}
            key={`${chosen.resumeId} ${find.resume}`}
            hint={emptyHint(resumes, find.resume, <TextLink to="/app/dashboard/resumes">Add a resume first</TextLink>)}
          >
            <Options choices={resumes} none="Choose a resume" />
          </Select>
          <Finder id="findResume" label="Find an older resume" search={find.resume} hasMore={resumes.hasMore} />
        </div>
        <div className="min-w-0 space-y-3">
          <Select
            id="job"
            name="jobId"
            label="Job"
            defaultValue={chosen.jobId}
            key={`${chosen.jobId} ${find.job}`}
            hint={emptyHint(jobs, find.job, <TextLink to="/app/dashboard/add-job">Add a job post first</TextLink>)}
          >
            <Options choices={jobs} none="Choose a job" />
          </Select>
          <Finder id="findJob" label="Find an older job" search={find.job} hasMore={jobs.hasMore} />
        </div>
      </div>
      <Button type="submit" name="intent" value="analyze" disabled={isAnalyzing}>
        {isAnalyzing ? "Analyzing..." : "Analyze Match"}
      </Button>
    </Form>
  );
}

function Options({ choices, none }: { choices: Choices; none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {choices.items.map(({ id, label, createdAt }) => (
        <option key={id} value={id}>
          {label} ({formatDay(createdAt)})
        </option>
      ))}
    </>
  );
}

/** Shown only if a selector cannot hold all, or during a search. */
function Finder({ id, label, search, hasMore }: { id: string; label: string; search: string; hasMore: boolean }) {
  if (!hasMore && search === "") return null;
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField id={id} name={id} type="search" label={label} defaultValue={search} key={search} maxLength={100} />
      </div>
      <Button type="submit" name="intent" value="find" look="quiet" className="mb-px">
        <Search aria-hidden className="size-5" />
        <span className="sr-only">{label}</span>
      </Button>
    </div>
  );
}

function emptyHint({ items }: Choices, search: string, add: ReactNode): ReactNode {
  if (search !== "") return items.length === 0 ? `Nothing is called “${search}”.` : `Showing those called “${search}”.`;
  return items.length === 0 ? add : null;
}
