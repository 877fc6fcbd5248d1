/** Returns the focus to the control that opened the panel that is about to close. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
