import { brand } from "~/brand";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import { singleLine } from "~/domain/mail/user-input";
import { discountPercent, discountPlaces } from "./waitlist.schema";

export interface JoinedMail {
  firstName: string;
  position: number;
  origin: string;
  isConfirmed: boolean;
  /** "open": confirming brings it. "of-mailbox": another address of the same mailbox has had it. */
  discount: "yours" | "open" | "of-mailbox" | "taken";
  /** Of the link that confirms the address. */
  confirmToken: string;
  /** Of the link that leaves the list. */
  leaveToken: string;
}

/** Tells somebody their place on the waitlist, asks them to confirm their address and says what that brings, and how to leave. */
export function joinedMail(input: JoinedMail): MailContent & { leaveUrl: string } {
  const { firstName, position, origin, isConfirmed, confirmToken, leaveToken } = input;
  const confirm = {
    label: "Confirm my address",
    link: `${origin}/waitlist/confirm?${new URLSearchParams({ token: confirmToken })}`,
  };
  const token = new URLSearchParams({ token: leaveToken });
  const mail = layOutMail({
    subject: `You're on the ${brand} waitlist`,
    paragraphs: [
      `Hi ${singleLine(firstName)}, you are number ${position} on the waitlist. We will write when ${brand} is ready for early access.`,
      perksOf(input),
    ],
    actions: [
      ...(isConfirmed ? [] : [confirm]),
      { label: `Visit ${brand}`, link: `${origin}/` },
      { label: "Leave the waitlist", link: `${origin}/waitlist/leave?${token}` },
      { label: "Privacy policy", link: `${origin}/privacy-policy` },
    ],
    foot: "Somebody, hopefully you, put this address on our waitlist. If it was not you, leave with the link above: one click, no account, and we delete your data.",
  });
  return { ...mail, leaveUrl: `${origin}/api/waitlist/leave?${token}` };
}

const others = "priority access to beta features, and a say in how the product evolves";

function perksOf({ isConfirmed, discount }: Pick<JoinedMail, "isConfirmed" | "discount">): string {
  const opening = isConfirmed ? "Your address is confirmed" : "Please confirm your address with one click";
  const off = `${discountPercent}% off`;
  if (discount === "yours") return `${opening}, and ${off} your first month is yours. So is ${others}.`;
  if (discount === "open") {
    return `${opening}: the first ${discountPlaces} who do get ${off} their first month, once for each mailbox. Your place on the list also brings ${others}.`;
  }
  const why =
    discount === "taken"
      ? `The ${discountPlaces} places with a discount ${isConfirmed ? "were taken before" : "are taken"}`
      : "The discount goes to each mailbox once, and another address of yours has had it";
  return `${opening}${isConfirmed ? "" : ", so that we know our launch mail will reach you"}. ${why}. You do get ${others}.`;
}
