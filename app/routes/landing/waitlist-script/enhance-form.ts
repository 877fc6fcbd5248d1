import { cleanInput } from "~/domain/waitlist/clean-input";
import { count } from "~/wording";
import { admitAttempt } from "./attempts";
import { checkField, cloneTemplate, fieldsOf, hasError, isField, judgeField } from "./fields";
import { isSuspicious, logSecurityEvent } from "./security-log";

const answerMilliseconds = 30_000;

/** The server was there, and answered with something that is no page of ours. */
class UnexpectedAnswer extends Error {}

/** How the page of the answer differs from this one: the new waitlist section, and its toast where it has one. */
interface FormAnswer {
  status: number;
  section: Element;
  toast: Element | null;
}

/**
 * Posts the form as the browser itself would, redirect and all, so that the server draws every answer once: with scripts or
 * without. Rejects where the connection is lost.
 * @throws UnexpectedAnswer
 */
async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (document.referrer) body.set("referrer", document.referrer.slice(0, 2000));
  const signal = AbortSignal.timeout(answerMilliseconds);
  const response = await fetch(form.action, { method: "POST", body, signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const section = page.getElementById("waitlist");
  if (!section) throw new UnexpectedAnswer(`Server responded with status: ${response.status}`);
  return { status: response.status, section, toast: page.getElementById("messages")?.firstElementChild ?? null };
}

const region = () => document.getElementById("messages");

function showFailure(title: string, text: string): void {
  const card = cloneTemplate("failure-toast");
  const [titleLine, textLine] = card.querySelectorAll("p");
  titleLine?.append(title);
  textLine?.append(text);
  showToast(card);
}

/** Shows this toast, and no other; null takes away the one that is there. */
function showToast(card: Element | null): void {
  region()?.replaceChildren(...(card ? [dismissible(card)] : []));
}

/** A toast that came with the page gets a way to be rid of it. */
function enhanceToast(): void {
  const card = region()?.firstElementChild;
  if (card) dismissible(card);
}

function dismissible(card: Element): Element {
  const button = cloneTemplate("toast-dismiss");
  button.addEventListener("click", () => {
    card.remove();
    document.getElementById("waitlist")?.focus({ preventScroll: true });
  });
  card.appendChild(button);
  return card;
}

/** Many tries from one browser may be a script at work, or a person in trouble: nobody is locked out, only slowed down. */
const suspiciousDelayMilliseconds = 3000;

/** The waitlist form with scripts: cleaned and checked while somebody types, sent without leaving the page. */
export function enhanceForm(section: HTMLElement): void {
  enhanceToast();
  section.addEventListener("input", (event) => {
    if (isField(event.target) && !(event as InputEvent).isComposing) whileTyping(event.target);
  });
  section.addEventListener("compositionend", ({ target }) => {
    if (isField(target)) whileTyping(target);
  });
  section.addEventListener("change", ({ target }) => {
    if (!isField(target)) return;
    checkField(target);
    showButton(target.form, false);
  });
  section.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("aria-busy") !== "true") void submit(section, form);
  });
}

function whileTyping(input: HTMLInputElement): void {
  const { value, caret } = cleanTyped(input.value, input.selectionStart ?? input.value.length);
  if (value !== input.value) {
    input.value = value;
    input.setSelectionRange(caret, caret);
  }
  // Nobody is told off in the middle of a word; what was wrong is taken back at once.
  if (hasError(input)) judgeField(input);
  showButton(input.form, false);
}

async function submit(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  const wrong = fieldsOf(form).filter((input) => !checkField(input));
  showButton(form, false);
  if (wrong[0]) return wrong[0].focus();
  const email = (form.elements.namedItem("email") as HTMLInputElement).value.toLowerCase();
  const admission = admitAttempt(email, Date.now());
  if (!admission.ok) return refuse(admission);
  showButton(form, true);
  try {
    await pauseIfSuspicious(form);
    logSecurityEvent("form_submission", Date.now());
    const answer = await sendForm(form);
    if (answer.status === 429) logSecurityEvent("rate_limit_exceeded", Date.now(), { by: "server" });
    section.replaceChildren(...answer.section.childNodes);
    showToast(answer.toast);
    section.querySelector<HTMLElement>("[aria-invalid=true], [data-outcome]")?.focus();
  } catch (error) {
    admission.withdraw();
    const isAnswer = error instanceof UnexpectedAnswer;
    const lost = "Please check your connection and try again. If the problem persists, contact support.";
    showFailure("Submission failed", isAnswer ? error.message : lost);
  } finally {
    // Where the answer brought a form of its own, this one is gone with its flag.
    showButton(form, false);
    const current = section.querySelector("form");
    if (current) showButton(current, false);
  }
}

function refuse(admission: { waitSeconds: number } | { isAbuse: true }): void {
  if ("isAbuse" in admission) {
    logSecurityEvent("webhook_abuse", Date.now());
    showFailure("Submission failed", "Too many submission attempts. Please try again later.");
    return;
  }
  logSecurityEvent("rate_limit_exceeded", Date.now(), { by: "browser" });
  showFailure("Too many attempts", `Please wait ${count(admission.waitSeconds, "second")} before trying again.`);
}

async function pauseIfSuspicious(form: HTMLFormElement): Promise<void> {
  if (!isSuspicious(Date.now())) return;
  const hint = form.querySelector("[data-hint]");
  hint?.replaceChildren("There were many tries from this browser, so this one takes a few seconds.");
  await new Promise((resolve) => setTimeout(resolve, suspiciousDelayMilliseconds));
  hint?.replaceChildren();
}

/** The button says what is going on, and rests while that is so or while a field shows an error. */
function showButton(form: HTMLFormElement | null, isBusy: boolean): void {
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!form || !button) return;
  form.setAttribute("aria-busy", String(isBusy));
  button.disabled = isBusy || fieldsOf(form).some(hasError);
  const [idle, busy] = button.children;
  idle?.toggleAttribute("hidden", isBusy);
  busy?.toggleAttribute("hidden", !isBusy);
}

/**
 * What stands in a field while somebody types, cleaned, with the caret where it was. A blank at the end stays: the next word
 * may follow.
 */
export function cleanTyped(value: string, caret: number): { value: string; caret: number } {
  const cleaned = cleanHead(value);
  return { value: cleaned, caret: Math.min(cleanHead(value.slice(0, caret)).length, cleaned.length) };
}

/** Cleaned as if a letter followed, which is what keeps the blank at the end. */
function cleanHead(text: string): string {
  return cleanInput(`${text}x`).slice(0, -1);
}
