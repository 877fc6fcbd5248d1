import { brand } from "../../brand";
import { layOutMail, type MailContent } from "../mail/mail-layout";
import { shown } from "../mail/shown";
import { discountPercent, discountPlaces } from "./waitlist.schema";

interface JoinedMail {
  firstName: string;
  position: number;
  origin: string;
  /** Of the link that leaves the list. */
  leaveToken: string;
}

/** Tells somebody their place on the waitlist, what comes with it, and how to leave. */
export function joinedMail({
  firstName,
  position,
  origin,
  leaveToken,
}: JoinedMail): MailContent & { leaveUrl: string } {
  const token = new URLSearchParams({ token: leaveToken });
  const mail = layOutMail({
    subject: `You're on the ${brand} waitlist`,
    paragraphs: [
      `Hi ${shown(firstName)}, you are number ${position} on the waitlist. We will write when ${brand} is ready for early access.`,
      perkOf(position),
    ],
    actions: [
      { label: `Visit ${brand}`, link: `${origin}/` },
      { label: "Leave the waitlist", link: `${origin}/waitlist/leave?${token}` },
      { label: "Privacy policy", link: `${origin}/privacy-policy` },
    ],
    foot: "Somebody, you we hope, put this address on our waitlist. If it was not you, leave with the link above: one click, no account, and we delete what we know.",
  });
  return { ...mail, leaveUrl: `${origin}/api/waitlist/leave?${token}` };
}

function perkOf(position: number): string {
  const others = "priority access to beta features, and a say in how the product evolves";
  return position <= discountPlaces
    ? `You are among the first ${discountPlaces}: ${discountPercent}% off your first month is yours. So is ${others}.`
    : `The ${discountPlaces} places with a discount were taken before you. What you do have: ${others}.`;
}
