import type { Paper, TemplateName } from "~/tailor/render/template";

/** Contact details for letters; an empty field falls back to the resume. */
export interface Contact {
  email: string;
  phone: string;
  location: string;
  /** Web addresses, at most five. */
  links: string[];
}

/** Settings of exported files. */
export interface Looks {
  paper: Paper;
  template: TemplateName;
}

/** "auto" is the usual paper size of the user's country. */
export interface Preferences extends Omit<Looks, "paper"> {
  paper: Paper | "auto";
}

export const defaultPreferences: Preferences = { paper: "auto", template: "plain" };
export const noContact: Contact = { email: "", phone: "", location: "", links: [] };
