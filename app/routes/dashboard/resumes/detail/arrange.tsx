import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { writtenOrder } from "~/domain/resumes/correct/arrange.schema";
import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import { isPartSection } from "~/domain/resumes/correct/resume-part.shared";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { outlineView } from "~/domain/resumes/show/outline-view";
import { unplacedLines } from "~/domain/resumes/show/reading-view";
import { found, requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { ConflictNotice, FormErrors } from "~/ui/notice";
import { arrangeEntries, keptArrangement } from "./arrange.action.server";
import { ListButtons } from "./lines-field";
import { UnplacedNote } from "./unplaced-note";

export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Move or remove: ${data?.title} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const section = found(isPartSection(params.section) ? params.section : null);
  const [resume, kept] = await Promise.all([
    getResume(ctx, params.resumeId ?? ""),
    readKeptForm(ctx, request, context, "arrange"),
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
  // An order that is based on another version does not fit the entries of this one.
  const order = (sent?.basedOn === version ? sent.order : null) ?? labels.map((_, at) => at);
  const removed = labels.length - order.length;
  return (
    <>
      <PageHeader
        back={{ to: page, label: "Back to the resume" }}
        title={`Move or remove: ${title}`}
        lead="Nothing changes until you save. What you remove stays in the older versions."
      />
      {isStale ? (
        <div className="mb-6">
          <ConflictNotice>
            <p>The list below is the current one, in your order.</p>
          </ConflictNotice>
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
          <KeptFormFields
            name="arrange"
            kept={keptId === null ? null : { id: keptId }}
            answered={reply !== undefined}
          />
          <input type="hidden" name="basedOn" value={version} />
          <FormErrors errors={reply?.result.error?.[""]} />
          <ArrangeList order={order} labels={labels} focus={reply?.focus ?? null} />
          {removed > 0 ? (
            <p className="font-semibold" role="status">
              {removed === 1 ? "1 entry is removed" : `${removed} entries are removed`} when you save.
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

interface ArrangeListProps {
  /** Earlier positions of the entries, in the new order. */
  order: number[];
  labels: { title: string; text: string }[];
  /** The row that a button has moved; -1 if none is left. */
  focus: number | null;
}

/** The entries of a part as rows that can be moved and taken out. */
function ArrangeList({ order, labels, focus }: ArrangeListProps) {
  return (
    <>
      <input type="hidden" name="order" value={writtenOrder(order)} />
      {order.length > 0 ? (
        <ol className="divide-y divide-line">
          {order.map((from, at) => {
            const { title = `${from + 1}`, text = "" } = labels[from] ?? {};
            return (
              <li key={from} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
                <div className="min-w-0 grow basis-48">
                  <p className="font-semibold">{title}</p>
                  <p className="line-clamp-1 text-sm text-muted">{text}</p>
                </div>
                <ListButtons list="entries" at={at} count={order.length} label={title} isMoved={focus === at} />
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="text-muted">Every entry is removed.</p>
      )}
    </>
  );
}
