import { useNavigation, useSearchParams } from "@remix-run/react";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

interface ResumeListProps {
  isEmpty: boolean;
  /** What was searched for. */
  search: string;
  /** The cards. */
  children: ReactNode;
}

/** The cards with what stands in their place: nothing there, nothing found, or more on the way. */
export function ResumeList({ isEmpty, search, children }: ResumeListProps) {
  const [params] = useSearchParams();
  const { state, location } = useNavigation();
  const coming = new URLSearchParams(location?.search);
  // Another page of the list, not something that opens on this one.
  const isPaging = ["q", "before"].some((name) => coming.get(name) !== params.get(name));
  const isLoading = state === "loading" && isPaging && location.pathname.startsWith("/app/dashboard/resumes");
  return (
    <>
      <p role="status" className={isLoading ? "py-3 text-muted" : ""}>
        {isLoading ? "Loading resumes..." : null}
      </p>
      {isEmpty ? (
        <EmptyState icon={<FileText aria-hidden />} title="No resumes found.">
          {search === "" ? "Add your first one above. It takes a minute." : `Nothing is called “${search}”.`}
        </EmptyState>
      ) : (
        <ul aria-busy={isLoading} className="space-y-4">
          {children}
        </ul>
      )}
    </>
  );
}
