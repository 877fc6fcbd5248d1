import { freedLater, megabytes, type StorageView } from "~/domain/storage/storage.shared";
import { FigureList } from "~/ui/charts/figure-list";
import { TextLink } from "~/ui/forms/button";

/** How much storage is used, by what, and how to free some. */
export function StorageSummary({ storage: { bytes, quotaBytes, fileBytes, counts } }: { storage: StorageView }) {
  const most = Math.round(quotaBytes / (1024 * 1024));
  const things = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        You use <strong className="text-ink">{megabytes(bytes)}</strong> of {most} MB. {freedLater}
      </p>
      <FigureList
        label="What takes up space"
        figures={[
          { label: "In total", value: megabytes(bytes), share: Math.min(1, bytes / quotaBytes) },
          {
            label: "Uploaded files",
            value: megabytes(fileBytes),
            note: "Deleting a resume deletes its file.",
          },
          {
            label: "Resumes",
            value: things(counts.resumes, "resume", "resumes"),
            note: (
              <>
                With {things(counts.versions, "older version", "older versions")}. Delete what you no longer send in{" "}
                <TextLink to="/app/dashboard/resumes">My Resumes</TextLink>.
              </>
            ),
          },
          {
            label: "Rewrites",
            value: things(counts.rewrites, "rewrite", "rewrites"),
            note: (
              <>
                Open one in the <TextLink to="/app/dashboard/history?kind=rewrite">history</TextLink> and delete its
                texts: its line stays.
              </>
            ),
          },
          {
            label: "Job posts",
            value: things(counts.jobs, "post", "posts"),
            note: (
              <>
                With {things(counts.steps, "step", "steps")} and {things(counts.matches, "match", "matches")}. Delete
                old ones in <TextLink to="/app/dashboard/jobs">Your job posts</TextLink>.
              </>
            ),
          },
          {
            label: "In the bin",
            value: things(counts.binned, "thing", "things"),
            note: (
              <>
                They count until they are deleted for good, after 7 days or when you do it:{" "}
                <TextLink to="/app/dashboard/resumes">resumes</TextLink>,{" "}
                <TextLink to="/app/dashboard/jobs/bin">job posts</TextLink>.
              </>
            ),
          },
        ]}
      />
    </>
  );
}
