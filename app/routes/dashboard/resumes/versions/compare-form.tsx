import { Form } from "@remix-run/react";
import type { ListedVersion } from "~/domain/resumes/versions/list-versions.server";
import { versionLabel } from "~/domain/resumes/versions/version-label.shared";
import { Card } from "~/ui/card";
import { Button, TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";

interface CompareFormProps {
  action: string;
  /** Of the versions that can be picked, the current one first. */
  numbers: number[];
  from: number;
  to: number;
}

/** Picks two versions to compare side by side. */
export function CompareForm({ action, numbers, from, to }: CompareFormProps) {
  const [current] = numbers;
  const listed = [...new Set([...numbers, from, to])];
  const options = listed.map((version) => (
    <option key={version} value={version}>
      Version {version}
      {version === current ? " (current)" : ""}
    </option>
  ));
  return (
    <Card className="mb-6">
      <Form method="get" action={action} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select id="from" name="from" label="Compare" defaultValue={from} key={`from${from}`}>
          {options}
        </Select>
        <Select id="to" name="to" label="with" defaultValue={to} key={`to${to}`}>
          {options}
        </Select>
        <Button type="submit" look="quiet">
          Compare
        </Button>
      </Form>
    </Card>
  );
}

/** How a version came about, with a link to the rewrite it was taken from. */
export function VersionOrigin({ source, rewriteId }: Pick<ListedVersion, "source" | "rewriteId">) {
  if (!rewriteId) return versionLabel(source);
  return <TextLink to={`/app/dashboard/rewrites/${rewriteId}`}>{versionLabel(source)}</TextLink>;
}
