import { Form } from "@remix-run/react";
import { Button } from "./button";
import { Card } from "./card";
import { Select } from "./field";

interface CompareFormProps {
  action: string;
  /** Number of the version that stands: all below it can be picked. */
  current: number;
  from: number;
  to: number;
}

/** A selector of more would be no help to anybody. */
const mostListed = 200;

/** Picks two versions to be held side by side. */
export function CompareForm({ action, current, from, to }: CompareFormProps) {
  const numbers = Array.from({ length: Math.min(current, mostListed) }, (_, at) => current - at);
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
