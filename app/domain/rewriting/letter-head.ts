import type { Contact } from "../../ports/profile";
import type { Basics } from "../../tailor/resume";

/** What stands above a letter: the resume's own, with what the profile says in its place where that says something. */
export function letterHead(basics: Basics, contact: Contact, name: string | undefined): Basics {
  const { email, phone, location, links } = contact;
  return {
    ...basics,
    name: name ?? basics.name,
    email: email || basics.email,
    phone: phone || basics.phone,
    location: location ? { address: location } : basics.location,
    ...(links.length > 0 && { url: undefined, profiles: links.map((url) => ({ network: url, url })) }),
  };
}
