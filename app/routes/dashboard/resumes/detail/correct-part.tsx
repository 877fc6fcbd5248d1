import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { typedFromForm } from "~/domain/resumes/add/typed-from-form";
import { formOfPart, hasPart } from "~/domain/resumes/correct/correct-resume-part.server";
import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import { type ResumePart, readPart } from "~/domain/resumes/correct/resume-part.shared";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { unplacedLines } from "~/domain/resumes/show/reading-view";
import { found, requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import type { EntryForm } from "~/tailor/correct/correction";
import { Card } from "~/ui/card";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { keyed } from "~/ui/frame/rendering";
import { ConflictNotice, Notice } from "~/ui/notice";
import { withArticle } from "~/wording";
import { correctPart, keptCorrection } from "./correct-part.action.server";
import { CorrectPartForm } from "./correct-part-form";
import { UnplacedNote } from "./unplaced-note";

export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? "Correct"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const part = found(readPart(params.part ?? ""));
  const [resume, sent] = await Promise.all([
    getResume(ctx, params.resumeId ?? ""),
    readKeptForm(ctx, request, context, "correction"),
  ]);
  const { id, version, document } = found(resume);
  const { entry } = partLabels[part.section];
  const isNew = part.section !== "basics" && part.index === null;
  const kept = keptCorrection(sent, part);
  const unplaced = unplacedLines(document);
  const view = { id, version, address: params.part ?? "", section: part.section, isNew, kept, unplaced };
  const title = `${isNew ? "Add" : "Correct"} ${part.section === "basics" ? entry : withArticle(entry)}`;
  // Another tab may have removed the entry meanwhile: a reply still shows what was typed.
  if (!hasPart(document, part)) return data({ ...view, title, typed: null }, { status: 404 });
  return data({ ...view, title, typed: typedFromForm(formOfPart(document, part)) });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const part = found(readPart(params.part ?? ""));
  return correctPart(request, ctx, context, { resumeId: params.resumeId ?? "", part });
}

export default function ResumeEdit() {
  const { id, version, address, section, isNew, title, typed, kept, unplaced } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const page = `/app/dashboard/resumes/${id}`;
  const shown = reply?.typed ?? kept?.typed ?? typed;
  return (
    <>
      <PageHeader
        back={{ to: page, label: "Back to the resume" }}
        title={title}
        lead="We keep your wording exactly as you type it. Saving makes a new version, and the one before stays among the older versions."
      />
      {reply?.stale ? (
        <div className="mb-6">
          <ConflictNotice>
            {reply.stale.form ? (
              <>
                <p className="mb-2 font-semibold">The current version</p>
                <PartReadout section={section} form={reply.stale.form} />
              </>
            ) : (
              <p>{isNew ? "Saving adds it to the current version." : "It was removed there. Saving adds it again."}</p>
            )}
          </ConflictNotice>
        </div>
      ) : null}
      {shown ? (
        <Card>
          <UnplacedNote lines={unplaced} version={version} />
          <CorrectPartForm
            key={reply?.serial ?? kept?.id ?? `${address}-${version}`}
            section={section}
            page={page}
            part={reply?.part ?? kept?.part ?? address}
            basedOn={reply?.basedOn ?? kept?.basedOn ?? version}
            typed={shown}
            errors={reply?.result.error ?? {}}
            focus={reply?.focus ?? null}
            kept={kept}
            answered={reply !== undefined}
          />
        </Card>
      ) : (
        <Notice tone="info" title="This is no longer in your resume.">
          <p>It was moved or removed. Go back to the resume to see what is there now.</p>
        </Notice>
      )}
    </>
  );
}

/** The values of a part, to compare them with a form. */
function PartReadout({ section, form }: { section: ResumePart["section"]; form: EntryForm }) {
  const { fields, lists } = partLabels[section];
  const values = Object.entries(fields).filter(([field]) => form.values[field]);
  return (
    <dl className="grid gap-x-4 gap-y-1 text-ink sm:grid-cols-[auto_1fr]">
      {values.map(([field, label]) => (
        <div key={field} className="contents">
          <dt className="font-semibold">{label}</dt>
          <dd className="mb-1 whitespace-pre-line">{form.values[field]}</dd>
        </div>
      ))}
      {Object.entries(lists).map(([list, label]) =>
        form.lists[list]?.length ? (
          <div key={list} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd>
              <ul className="list-disc pl-5">
                {keyed(form.lists[list] ?? []).map(({ key, item }) => (
                  <li key={key}>{item.text}</li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
