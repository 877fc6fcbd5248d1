import { cloneTemplate } from "./fields";

const region = () => document.getElementById("messages");

export function showFailure(title: string, text: string): void {
  const card = cloneTemplate("failure-toast");
  const [titleLine, textLine] = card.querySelectorAll("p");
  titleLine?.append(title);
  textLine?.append(text);
  showToast(card);
}

/** Shows this toast, and no other; null takes away the one that is there. */
export function showToast(card: Element | null): void {
  region()?.replaceChildren(...(card ? [dismissible(card)] : []));
}

/** A toast that came with the page gets a way to be rid of it. */
export function enhanceToast(): void {
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
