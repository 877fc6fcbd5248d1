import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ScrollText, ShieldCheck } from "lucide-react";
import { brand } from "~/brand";
import { mostOwners } from "~/domain/admin/content.schema";
import { readListAddress } from "~/domain/admin/list-rows";
import {
  type AuditEntry,
  listAuditEntries,
  listSecurityEvents,
  logSorts,
  type SecurityEventRow,
  securityEventTypes,
} from "~/domain/admin/security-log.server";
import { requireAdmin } from "~/http/guards.server";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { SearchForm } from "~/ui/forms/search-form";
import { PageHeader } from "~/ui/frame/page-header";
import { Tabs } from "~/ui/frame/tab-list";
import { LocalTime } from "~/ui/local-date";
import { ListPager } from "~/ui/pager";
import { AuditSentence, actionLabel } from "../audit-sentence";

const page = "/app/admin/security";

export const meta: MetaFunction = () => [{ title: `Security & audit · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params, logSorts);
  if (params.get("log") !== "events") {
    const action = (params.get("action") ?? "").slice(0, 100);
    return {
      log: "audit" as const,
      search: address.search,
      action,
      entries: await listAuditEntries(ctx, { action, address }),
    };
  }
  const type = securityEventTypes.find((name) => name === params.get("type")) ?? "";
  const network = /^[\w-]{43}$/.exec(params.get("network") ?? "")?.[0] ?? "";
  const events = await listSecurityEvents(ctx, { type, network, address });
  return {
    log: "events" as const,
    search: address.search,
    type,
    types: securityEventTypes,
    network,
    events,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function Security() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Security & audit" lead="What administrators changed, and what forms for everybody refused." />
      <Tabs
        label="Logs"
        current={loaded.log}
        tabs={[
          { id: "audit", label: "Audit log", to: page },
          { id: "events", label: "Security events", to: `${page}?log=events` },
        ]}
      >
        {loaded.log === "audit" ? <AuditLog {...loaded} /> : <SecurityEvents {...loaded} />}
      </Tabs>
    </>
  );
}

function AuditLog({ search, action, entries }: Extract<Loaded, { log: "audit" }>) {
  const isFiltered = search !== "" || action !== "";
  return (
    <div className="space-y-6">
      <SearchForm
        label="Search by person or id"
        hint={`A name, an address or a whole id: of the admin who made a change, or of what was changed.${search === "" ? "" : ` A name finds the newest ${mostOwners} people who have it.`}`}
        search={search}
        isFiltered={isFiltered}
      >
        <div className="min-w-0 grow sm:grow-0">
          <Select id="action" name="action" label="Action" defaultValue={action} key={action}>
            <option value="">Every action</option>
            {entries.actions.map((name) => (
              <option key={name} value={name}>
                {actionLabel(name)}
              </option>
            ))}
          </Select>
        </div>
      </SearchForm>
      {entries.items.length === 0 ? (
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={isFiltered ? "Nothing found." : "Nothing was changed yet."}
        >
          {isFiltered ? <TextLink to={page}>Show all</TextLink> : "Every change that an admin makes is noted here."}
        </EmptyState>
      ) : (
        <DataTable
          caption="Audit log, newest first"
          rows={entries.items}
          rowKey={({ id }) => id}
          columns={[
            { title: "What happened", isLong: true, className: "@2xl:w-2/3", cell: (entry) => <Entry entry={entry} /> },
            {
              title: "When",
              className: "text-sm text-muted @2xl:whitespace-nowrap",
              cell: ({ createdAt }) => <LocalTime milliseconds={createdAt} />,
            },
          ]}
        />
      )}
      <ListPager label="the audit log" previous={entries.previous} next={entries.next} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <AuditSentence entry={entry} />
      <Link
        to={`${page}?${new URLSearchParams({ q: entry.target.id })}`}
        className="block w-fit text-sm text-muted underline underline-offset-4"
      >
        {entry.target.id}
      </Link>
    </>
  );
}

const eventWords: Record<SecurityEventRow["type"], string> = {
  validation_error: "A field was refused",
  rate_limit_exceeded: "Too many attempts",
  webhook_abuse: "Too many submissions of one address",
  form_submission: "Joined the waitlist",
};

/** Enough of a hash to tell two of one page apart. */
const shownHash = 8;

function SecurityEvents({ search, type, types, network, events }: Extract<Loaded, { log: "events" }>) {
  const isFiltered = search !== "" || type !== "" || network !== "";
  const all = `${page}?log=events`;
  return (
    <div className="space-y-6">
      <SearchForm
        label="Search by e-mail or IP address"
        hint="A whole address: only its keyed hash is stored."
        search={search}
        isFiltered={false}
      >
        <input type="hidden" name="log" value="events" />
        {network === "" ? null : <input type="hidden" name="network" value={network} />}
        <div className="min-w-0 grow sm:grow-0">
          <Select id="type" name="type" label="Kind" defaultValue={type} key={type}>
            <option value="">Every kind</option>
            {types.map((name) => (
              <option key={name} value={name}>
                {eventWords[name]}
              </option>
            ))}
          </Select>
        </div>
        {isFiltered ? (
          <p className="flex min-h-12 items-center px-1">
            <TextLink to={all}>Show all</TextLink>
          </p>
        ) : null}
      </SearchForm>
      {network === "" ? null : <p className="text-muted">Only events of the network {network.slice(0, shownHash)}.</p>}
      {events.items.length === 0 ? (
        <EmptyState icon={<ShieldCheck aria-hidden />} title={isFiltered ? "Nothing found." : "Nothing happened yet."}>
          {isFiltered ? <TextLink to={all}>Show all</TextLink> : "Events stay here for 90 days."}
        </EmptyState>
      ) : (
        <DataTable
          caption="Security events, newest first"
          rows={events.items}
          rowKey={({ id }) => id}
          columns={[
            { title: "What happened", isLong: true, className: "@2xl:w-1/2", cell: (event) => <Event event={event} /> },
            { title: "Network", showsTitleInCard: true, cell: (event) => <Network hash={event.network} /> },
            {
              title: "When",
              className: "text-sm text-muted",
              cell: ({ createdAt }) => <LocalTime milliseconds={createdAt} />,
            },
          ]}
        />
      )}
      <ListPager label="security events" previous={events.previous} next={events.next} />
    </div>
  );
}

function Event({ event: { type, field, message, valueStart, subject } }: { event: SecurityEventRow }) {
  return (
    <>
      <strong className="font-semibold">{eventWords[type]}</strong>
      {message ? (
        <span className="block text-sm">
          {field}: {message}
        </span>
      ) : null}
      <span className="block text-sm text-muted">
        {valueStart ? `It began with “${valueStart}”. ` : ""}
        {subject ? `Hash of the address: ${subject.slice(0, shownHash)}` : ""}
      </span>
    </>
  );
}

function Network({ hash }: { hash: string }) {
  return (
    <Link
      to={`${page}?${new URLSearchParams({ log: "events", network: hash })}`}
      className="underline underline-offset-4"
    >
      {hash.slice(0, shownHash)}
    </Link>
  );
}
