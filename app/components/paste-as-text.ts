import type { ClipboardEvent } from "react";
import { htmlToLines } from "./html-to-lines";

/** Puts copied markup into a text area as clean text, at the cursor, so that Undo takes it back. */
export function pasteAsText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData("text/html");
  if (!html) return;
  const text = htmlToLines(new DOMParser().parseFromString(html, "text/html").body);
  if (!text) return;
  event.preventDefault();
  const area = event.currentTarget;
  // The one way to write into the history of Undo; where a browser has dropped it, the text comes all the same.
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
