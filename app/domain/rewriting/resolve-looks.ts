import type { Contact, Looks, Preferences } from "~/ports/profile";
import { placeOfPost } from "~/tailor/letter/head";
import type { Posting } from "~/tailor/posting";
import { usualPaper } from "~/tailor/render/usual-paper";
import type { Resume } from "~/tailor/resume";

/**
 * Resolves template and paper of a user's files. If the user chose no paper, it follows their country as told by the
 * resume, the profile, the latest job or the post, in this order.
 */
export function resolveLooks(
  { paper, template }: Preferences,
  { document, contact, posting }: { document: Resume; contact: Contact; posting?: Posting | undefined },
): Looks {
  const { location, phone } = document.basics;
  const whereabouts = [
    { location: location?.address, phone },
    contact,
    { location: document.work[0]?.location },
    { location: posting && placeOfPost(posting) },
  ];
  return { template, paper: paper === "auto" ? usualPaper(whereabouts) : paper };
}
