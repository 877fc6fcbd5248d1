import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download, SearchX } from "lucide-react";
import { brand } from "~/brand";
import { inviteNext } from "~/domain/admin/change-waitlist.server";
import { filterIn } from "~/domain/admin/content.schema";
import { readListAddress } from "~/domain/admin/list-rows";
import { listSignups, signupSorts } from "~/domain/admin/list-signups.server";
import { inviteSchema, mostInvited, signupStates } from "~/domain/admin/waitlist.schema";
import { readForm } from "~/http/form.server";
import { requireAdmin } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { foundHint, sortLinks } from "~/routes/admin/list-address";
import { Day } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { Card, EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { Button, TextLink } from "~/ui/forms/button";
import { Select, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { SearchForm } from "~/ui/forms/search-form";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { allErrors, FormErrors } from "~/ui/notice";
import { ListPager } from "~/ui/pager";
import { count } from "~/wording";
import { ConfirmedTag, MailTag, Perk, stateLabels, WebhookTag } from "./signup-states";

export const meta: MetaFunction = () => [{ title: `Waitlist · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params, signupSorts);
  const state = filterIn(signupStates, params.get("state"));
  const { search, sort, direction } = address;
  return { ...(await listSignups(ctx, { address, state })), search, sort, direction, state, newId: ctx.newId() };
}

/** Invites the next ones. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, inviteSchema);
  if (!form.ok) return form.reply;
  const invited = await inviteNext(ctx, form.value);
  const list = "/app/admin/waitlist?state=invited";
  return invited > 0
    ? redirectWithToast(context, list, { title: `${count(invited, "person", "people")} invited`, tone: "success" })
    : redirectWithToast(context, list, {
        title: "Nobody new was invited",
        text: "Everybody who confirmed has an invitation, or this form was sent before.",
        tone: "error",
      });
}

export default function AdminWaitlist() {
  const { items, previous, next, figures, search, sort, direction, state, newId } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const [params] = useSearchParams();
  const by = sortLinks(params, { sort, direction }, ["position"]);
  const isFiltered = search !== "" || state !== null;
  const { joined, confirmed, perksLeft, failedWebhooks } = figures;
  return (
    <>
      <PageHeader
        title="Waitlist"
        lead={`${count(joined, "person", "people")}, ${confirmed.toLocaleString("en-US")} of them confirmed. ${count(perksLeft, "discount")} left.${failedWebhooks > 0 ? ` The webhook refused ${count(failedWebhooks, "notice")}.` : ""}`}
        actions={<Export state={state} />}
      />
      <div className="space-y-6">
        <Card
          title="Invite the next ones"
          lead="A mail with a link to sign up, by place, to those who confirmed and are not invited yet. Nobody gets it twice."
        >
          <Form method="post" noValidate className="flex flex-wrap items-start gap-3">
            <FormToken />
            <input type="hidden" name="id" value={newId} />
            <div className="w-40">
              <TextField
                id="number"
                name="number"
                label="How many"
                type="number"
                inputMode="numeric"
                min={1}
                max={mostInvited}
                defaultValue={String(result?.initialValue?.number ?? 10)}
                errors={result?.error?.number ?? undefined}
              />
            </div>
            {/* Beside the field, as far down as its label is high, whether or not a message is below it. */}
            <Button type="submit" className="mt-7.5 min-h-12">
              Invite
            </Button>
            <FormErrors errors={allErrors(result, ["number"])} className="basis-full" />
          </Form>
        </Card>
        <SearchForm
          label="Search by first name or address"
          search={search}
          hint={foundHint(search)}
          isFiltered={isFiltered}
        >
          <input type="hidden" name="direction" value={direction} />
          <div className="min-w-48">
            <Select id="state" name="state" label="State" defaultValue={state ?? ""} key={state}>
              <option value="">All</option>
              {signupStates.map((value) => (
                <option key={value} value={value}>
                  {stateLabels[value]}
                </option>
              ))}
            </Select>
          </div>
        </SearchForm>
        {items.length === 0 ? (
          <EmptyState icon={<SearchX aria-hidden />} title="Nobody found.">
            {isFiltered ? (
              <>
                Try other words, or <TextLink to="?">show all</TextLink>.
              </>
            ) : null}
          </EmptyState>
        ) : (
          <DataTable
            caption="Waitlist"
            isWide
            rows={items}
            rowKey={({ position }) => String(position)}
            columns={[
              {
                title: "Place",
                sort: by("position"),
                showsTitleInCard: true,
                isNumber: true,
                cell: ({ position }) => position,
              },
              {
                title: "Person",
                isLong: true,
                cell: ({ position, firstName, email }) => (
                  <span>
                    <TextLink to={`/app/admin/waitlist/${position}`}>{firstName}</TextLink>
                    <span className="block text-sm text-muted">{email}</span>
                  </span>
                ),
              },
              {
                title: "State",
                cell: (row) => (
                  <span className="flex flex-wrap gap-1.5">
                    <ConfirmedTag {...row} />
                    {row.invitedAt ? <Tag tone="good">Invited</Tag> : null}
                    <MailTag {...row} />
                    <WebhookTag {...row} />
                  </span>
                ),
              },
              { title: "Perk", showsTitleInCard: true, cell: (row) => <Perk {...row} /> },
              {
                title: "Source",
                isLong: true,
                showsTitleInCard: true,
                cell: ({ source, referrer }) => (
                  <span>
                    {source}
                    {referrer ? <span className="block text-sm text-muted">{referrer}</span> : null}
                  </span>
                ),
              },
              { title: "Joined", showsTitleInCard: true, cell: ({ createdAt }) => <Day milliseconds={createdAt} /> },
            ]}
          />
        )}
        <ListPager label="the waitlist" previous={previous} next={next} />
      </div>
    </>
  );
}

/** Posts, because taking all these addresses is noted. Bypasses the router, which can only open pages. */
function Export({ state }: { state: string | null }) {
  return (
    <form method="post" action="/app/admin/waitlist/export">
      <FormToken />
      <input type="hidden" name="state" value={state ?? ""} />
      <Button type="submit" look="quiet">
        <Download aria-hidden className="size-4" /> {state ? "Export this state as CSV" : "Export CSV"}
      </Button>
    </form>
  );
}
