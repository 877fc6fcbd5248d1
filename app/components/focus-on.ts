/** Gives the focus back to the control that opened what is about to close. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
