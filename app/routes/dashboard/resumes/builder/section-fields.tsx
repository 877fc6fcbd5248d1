import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type BuilderForm,
  type EducationEntry,
  type ExperienceEntry,
  mayAddEntry,
} from "~/domain/resumes/builder/builder.schema";
import { Button } from "~/ui/forms/button";
import { FormField, FormText } from "~/ui/forms/field";

interface EducationFieldsProps {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<EducationEntry[]>;
}

export function EducationFields({ form, list }: EducationFieldsProps) {
  return (
    <BuilderEntries form={form} list={list} name="education" entryName="Education">
      {(entry) => {
        const { school, degree, year } = entry.getFieldset();
        return (
          <>
            <FormField field={school} label="School" />
            <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
              <FormField field={degree} label="Degree" hint="With its subject: BSc Nursing, Welding certificate." />
              <FormField field={year} label="Year" hint="2018, or 2015 - 2018." />
            </div>
          </>
        );
      }}
    </BuilderEntries>
  );
}

interface ExperienceFieldsProps {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<ExperienceEntry[]>;
}

export function ExperienceFields({ form, list }: ExperienceFieldsProps) {
  return (
    <BuilderEntries form={form} list={list} name="experience" entryName="Experience">
      {(entry) => {
        const { company, role, years, highlights } = entry.getFieldset();
        return (
          <>
            <FormField field={company} label="Company" />
            <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
              <FormField field={role} label="Role" />
              <FormField field={years} label="Years" hint="Such as 2019 - present." />
            </div>
            <FormText
              field={highlights}
              label="What you did (optional)"
              hint="One line for each thing. Numbers make it real: patients a shift, money saved, people trained."
            />
          </>
        );
      }}
    </BuilderEntries>
  );
}

type Fields = { [Name in "name" | "email" | "phone" | "location" | "summary"]: FieldMetadata<BuilderForm[Name]> };

export function PersonalFields({ fields }: { fields: Fields }) {
  const { name, email, phone, location, summary } = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField field={name} label="Name" autoComplete="name" />
      <FormField field={email} label="Email" type="email" autoComplete="email" />
      <FormField field={phone} label="Phone (optional)" type="tel" autoComplete="tel" />
      <FormField field={location} label="Location (optional)" hint="Town and country are enough." />
      <div className="sm:col-span-2">
        <FormText
          field={summary}
          label="Summary (optional)"
          hint="Two or three sentences on what you do and what you look for."
        />
      </div>
    </div>
  );
}

export function SkillsFields({ field }: { field: FieldMetadata<string> }) {
  return (
    <FormText field={field} label="Skills" hint="Separate them with commas: wound care, patient records, Spanish." />
  );
}

interface BuilderEntriesProps<Entry> {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<Entry[]>;
  name: "education" | "experience";
  /** "Education": the entries are "Education 1", "Education 2". */
  entryName: string;
  children: (entry: FieldMetadata<Entry>) => ReactNode;
}

/** A list of entries, at least one: buttons of the form add one and take one away, with and without scripts. */
function BuilderEntries<Entry>({ form, list, name, entryName, children }: BuilderEntriesProps<Entry>) {
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
