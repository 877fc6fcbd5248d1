import type { Paper, TemplateName } from "../tailor/render/template";

/** Contact details for letters; an empty text leaves what the resume says. */
export interface Contact {
  email: string;
  phone: string;
  location: string;
  /** Addresses on the web, at most five. */
  links: string[];
}

/** How files are made. */
export interface Preferences {
  paper: Paper;
  template: TemplateName;
}

export const defaultPreferences: Preferences = { paper: "a4", template: "plain" };
export const noContact: Contact = { email: "", phone: "", location: "", links: [] };
