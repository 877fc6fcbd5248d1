import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { ArrangeList } from "~/components/arrange-list";
import { Button, LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { FormToken } from "~/components/form-token";
import { KeptForm } from "~/components/kept-form";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { StaleNotice } from "~/components/stale-notice";
import { UnplacedNote } from "~/components/unplaced-note";
import { useReply } from "~/components/use-reply";
import { getResume } from "~/domain/resumes/get-resume.server";
import { outlineView } from "~/domain/resumes/outline-view";
import { partLabels } from "~/domain/resumes/part-labels.schema";
import { isPartSection } from "~/domain/resumes/resume-part.schema";
import { unplacedLines } from "~/domain/resumes/unplaced-lines";
import { arrangeEntries, keptArrangement } from "~/http/arrange-form.server";
import { findKept } from "~/http/find-kept.server";
import { found, requireUser } from "~/http/guards.server";
import { revalidatesWhenStale } from "~/http/stale";

export const shouldRevalidate: ShouldRevalidateFunction = revalidatesWhenStale;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Move or remove: ${data?.title} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const section = found(isPartSection(params.section) ? params.section : null);
  const [resume, kept] = await Promise.all([
    getResume(ctx, params.resumeId ?? ""),
    findKept(ctx, request, context, "arrange"),
  ]);
  const { id, version, document } = found(resume);
  const entries = outlineView(document).sections.find((part) => part.section === section)?.entries ?? [];
  const labels = entries.map(({ title, details, lines }, at) => ({
    title: title[0]?.text ?? lines[0]?.text ?? `${at + 1}`,
    text: (title.length > 0 ? [...details, ...lines] : lines.slice(1))
      .map(({ text }) => text)
      .join(" · ")
      .slice(0, 120),
  }));
  const arrangement = await keptArrangement(ctx, { resumeId: id, section }, kept);
  const unplaced = unplacedLines(document);
  return { id, version, title: partLabels[section].title, labels, arrangement, keptId: kept?.id ?? null, unplaced };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const section = found(isPartSection(params.section) ? params.section : null);
  return arrangeEntries(request, ctx, context, { resumeId: params.resumeId ?? "", section });
}

export default function ResumeArrange() {
  const { id, version, title, labels, keptId, unplaced, ...loaded } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const sending = useNavigation().state !== "idle";
  const page = `/app/dashboard/resumes/${id}`;
  const sent = reply?.arrangement ?? loaded.arrangement;
  const isStale = reply?.isStale || (sent && sent.basedOn !== version);
  // An order of entries that are not those of the list says nothing.
  const order = (sent?.basedOn === version ? sent.order : null) ?? labels.map((_, at) => at);
  const removed = labels.length - order.length;
  return (
    <>
      <PageHeader
        back={{ to: page, label: "Back to the resume" }}
        title={`Move or remove: ${title}`}
        lead="Nothing is saved until you say so. What you remove stays in the older versions."
      />
      {isStale ? (
        <div className="mb-6">
          <StaleNotice>
            <p>The list below is the current one, in your order.</p>
          </StaleNotice>
        </div>
      ) : null}
      <Card>
        <UnplacedNote lines={unplaced} version={version} />
        <Form method="post" preventScrollReset key={reply?.serial ?? version} className="space-y-5">
          {/* The first button is the one that the Enter key presses. */}
          <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
            Save
          </button>
          <FormToken />
          <KeptForm name="arrange" kept={keptId === null ? null : { id: keptId }} answered={reply !== undefined} />
          <input type="hidden" name="basedOn" value={version} />
          {reply?.error ? <Notice tone="error" title={reply.error} /> : null}
          <ArrangeList order={order} labels={labels} focus={reply?.focus ?? null} />
          {removed > 0 ? (
            <p className="font-semibold" role="status">
              {removed === 1 ? "1 entry goes" : `${removed} entries go`} when you save.
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button type="submit" disabled={sending}>
              {sending ? "Saving..." : "Save order"}
            </Button>
            <LinkButton look="quiet" to={page}>
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </>
  );
}
