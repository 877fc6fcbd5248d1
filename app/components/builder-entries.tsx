import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BuilderForm, mayAddEntry } from "../domain/resumes/builder/builder.schema";
import { Button } from "./button";

interface BuilderEntriesProps<Entry> {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<Entry[]>;
  name: "education" | "experience";
  /** "Education": the entries are "Education 1", "Education 2". */
  entryName: string;
  children: (entry: FieldMetadata<Entry>) => ReactNode;
}

/** A list of entries, at least one: buttons of the form add one and take one away, with and without scripts. */
export function BuilderEntries<Entry>({ form, list, name, entryName, children }: BuilderEntriesProps<Entry>) {
  const entries = list.getFieldList();
  const { box, said } = useListFocus(entries.length, entryName);
  return (
    <div ref={box} id={name} className="scroll-mt-6 space-y-4">
      {entries.map((entry, index) => (
        <fieldset
          key={entry.key}
          id={`${name}-${index + 1}`}
          className="scroll-mt-6 rounded-xl border border-line bg-paper p-4 target:border-accent sm:p-5"
        >
          <legend className="float-left w-full pb-4 font-semibold">
            {entryName} {index + 1}
          </legend>
          <div className="clear-both space-y-5">{children(entry)}</div>
          <Button
            {...form.remove.getButtonProps({ name: list.name, index })}
            type="submit"
            look="quiet"
            disabled={entries.length === 1}
            className="mt-4 text-sm disabled:cursor-not-allowed!"
          >
            <Trash2 aria-hidden className="size-4" />
            Remove<span className="sr-only"> {`${entryName.toLowerCase()} ${index + 1}`}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        {...form.insert.getButtonProps({ name: list.name })}
        type="submit"
        look="quiet"
        data-adds
        disabled={!mayAddEntry(entries.length)}
        className="w-full border-dashed disabled:cursor-not-allowed!"
      >
        <Plus aria-hidden className="size-5" />
        Add {entryName.toLowerCase()}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** After an entry is added the focus is in it, after one is taken away on the button that adds: never nowhere. */
function useListFocus(count: number, entryName: string) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(count);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (count > before) {
      box.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus();
      setSaid(`${entryName} ${count} added.`);
    } else if (count < before) {
      box.current?.querySelector<HTMLElement>("[data-adds]")?.focus();
      setSaid(`${entryName} removed. ${count} left.`);
    }
  }, [count, entryName]);
  return { box, said };
}
