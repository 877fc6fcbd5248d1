import { cleanInput } from "~/domain/waitlist/clean-input";
import { type JoinWaitlist, waitlistSchema } from "~/domain/waitlist/waitlist.schema";
import { logValidationError } from "./security-log";

type FieldName = keyof JoinWaitlist;

export function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((element): element is HTMLInputElement => isField(element));
}

export function isField(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name in waitlistSchema.shape;
}

export function hasError(input: HTMLInputElement): boolean {
  return input.getAttribute("aria-invalid") === "true";
}

/** Cleans the field and holds it against the rules of the server; false where it shows an error now. */
export function checkField(input: HTMLInputElement): boolean {
  const cleaned = cleanInput(input.value);
  if (cleaned !== input.value) input.value = cleaned;
  return judgeField(input);
}

/** The same, without touching what stands in it. */
export function judgeField(input: HTMLInputElement): boolean {
  const { error } = waitlistSchema.shape[input.name as FieldName].safeParse(input.value);
  showError(input, error?.issues[0]?.message);
  return error === undefined;
}

/** Shows the message under its field as the server would; none takes it away. */
function showError(input: HTMLInputElement, message: string | undefined): void {
  const id = `${input.id}-error`;
  const shown = document.getElementById(id);
  if (message === undefined) {
    shown?.remove();
    input.removeAttribute("aria-invalid");
    input.removeAttribute("aria-describedby");
    return;
  }
  if (shown?.textContent === message) return;
  logValidationError(input.name, message, input.value, Date.now());
  const line = shown ?? cloneTemplate("field-error");
  line.id = id;
  line.textContent = message;
  if (!shown) input.insertAdjacentElement("afterend", line);
  input.setAttribute("aria-invalid", "true");
  input.setAttribute("aria-describedby", id);
}

/** A copy of what the page holds ready for scripts. */
export function cloneTemplate(id: string): HTMLElement {
  const template = document.getElementById(id) as HTMLTemplateElement;
  return template.content.firstElementChild?.cloneNode(true) as HTMLElement;
}
