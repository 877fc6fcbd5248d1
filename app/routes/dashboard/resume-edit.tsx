import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { CorrectPartForm } from "~/components/correct-part-form";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { PartReadout } from "~/components/part-readout";
import { StaleNotice } from "~/components/stale-notice";
import { UnplacedNote } from "~/components/unplaced-note";
import { useReply } from "~/components/use-reply";
import { formOfPart, hasPart } from "~/domain/resumes/correct-resume-part.server";
import { getResume } from "~/domain/resumes/get-resume.server";
import { partLabels } from "~/domain/resumes/part-labels.schema";
import { readPart } from "~/domain/resumes/resume-part.schema";
import { typedFromForm } from "~/domain/resumes/typed-from-form";
import { unplacedLines } from "~/domain/resumes/unplaced-lines";
import { correctPart, keptCorrection } from "~/http/correction-form.server";
import { findKept } from "~/http/find-kept.server";
import { found, requireUser } from "~/http/guards.server";
import { revalidatesWhenStale } from "~/http/stale";

export const shouldRevalidate: ShouldRevalidateFunction = revalidatesWhenStale;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? "Correct"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const part = found(readPart(params.part ?? ""));
  const [resume, sent] = await Promise.all([
    getResume(ctx, params.resumeId ?? ""),
    findKept(ctx, request, context, "correction"),
  ]);
  const { id, version, document } = found(resume);
  const { entry } = partLabels[part.section];
  const isNew = part.section !== "basics" && part.index === null;
  const kept = keptCorrection(sent, part);
  const unplaced = unplacedLines(document);
  const view = { id, version, address: params.part ?? "", section: part.section, isNew, kept, unplaced };
  const title = `${isNew ? "Add" : "Correct"} ${part.section === "basics" ? "" : "a "}${entry}`;
  // Another tab may have taken the entry out while this one is sent: what was typed is still shown.
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
        lead="Your word counts: what you save here is not read again. It becomes a new version, and every older one is kept."
      />
      {reply?.stale ? (
        <div className="mb-6">
          <StaleNotice>
            {reply.stale.form ? (
              <>
                <p className="mb-2 font-semibold">What stands now</p>
                <PartReadout section={section} form={reply.stale.form} />
              </>
            ) : (
              <p>{isNew ? "Saving adds it to the current version." : "It was removed there. Saving adds it again."}</p>
            )}
          </StaleNotice>
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
            errors={reply?.errors ?? {}}
            focus={reply?.focus ?? null}
            kept={kept}
            answered={reply !== undefined}
          />
        </Card>
      ) : (
        <Notice tone="info" title="This is no longer in your resume.">
          <p>It was moved or removed. Go back to the resume to see what stands there now.</p>
        </Notice>
      )}
    </>
  );
}
