import { Form, useNavigation } from "@remix-run/react";
import { resumeTextMaxCharacters } from "~/domain/resumes/limits";
import type { SecondResume } from "~/tailor/reading/reading-gaps";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { Notice } from "~/ui/notice";

interface SecondResumeNoticeProps extends SecondResume {
  /** Of the resume that it becomes. */
  id: string;
  page: string;
}

/** Says that the file holds a second resume, which of the two counts, and keeps the other as one of its own. */
export function SecondResumeNotice({ id, name, text, part, page }: SecondResumeNoticeProps) {
  const sending = useNavigation().formData?.get("id") === id;
  const fits = text.length <= resumeTextMaxCharacters;
  return (
    <Notice tone="info" title="This file holds two resumes" className="mb-6">
      <p className="mt-1">
        Only the first one counts when you match or rewrite this resume. The second one, of {name}, is kept as it was
        written and stands at the end of your downloads.
        {fits ? null : " It is too long to be saved from here: upload it as a file of its own."}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {fits ? (
          <Form method="post" action="/app/dashboard/resumes?tab=paste">
            <FormToken />
            <input type="hidden" name="intent" value="paste" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="text" value={text} />
            <Button type="submit" look="quiet" disabled={sending}>
              {sending ? "Saving..." : "Save it as a resume of its own"}
            </Button>
          </Form>
        ) : null}
        <TextLink to={`${page}/edit/${part}`}>Look at it or remove it here</TextLink>
      </div>
    </Notice>
  );
}
