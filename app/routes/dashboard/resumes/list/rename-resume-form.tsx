import { Form, useNavigation } from "@remix-run/react";
import { type ResumeListed, resumeName } from "~/domain/resumes/resume.schema";
import type { PanelState } from "~/routes/dashboard/resumes/resume-panel";
import { Button, LinkButton } from "~/ui/forms/button";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";

interface RenameResumeFormProps {
  resume: ResumeListed;
  panel: PanelState;
  errors?: string[] | undefined;
}

/** Names a resume, on its card. */
export function RenameResumeForm({ resume, panel, errors }: RenameResumeFormProps) {
  const sending = useNavigation().formData?.get("intent") === "rename";
  return (
    <Form
      method="post"
      action={panel.action("rename")}
      preventScrollReset
      className="mb-5 space-y-4 rounded-xl bg-accent-soft p-4 last:mb-0 sm:p-5"
    >
      <FormToken />
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="resumeId" value={resume.id} />
      <TextField
        id="resume-name"
        name="name"
        label="Name"
        defaultValue={resumeName(resume)}
        maxLength={120}
        errors={errors}
        hint={`Leave it empty to call it by its ${resume.fileName ? "file" : "first line"} again.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving..." : "Save Name"}
        </Button>
        <LinkButton
          look="quiet"
          to={panel.closed}
          preventScrollReset
          onClick={() => document.getElementById(`rename-${resume.id}`)?.focus()}
        >
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
