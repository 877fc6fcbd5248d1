import { brand } from "~/brand";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import { singleLine } from "~/domain/mail/user-input";
import { discountPercent } from "./waitlist.schema";

interface Invitation {
  firstName: string;
  origin: string;
  hasDiscount: boolean;
  /** Of the link that leaves the list. */
  leaveToken: string;
}

/** Invites somebody of the waitlist to sign up. */
export function invitationMail({ firstName, origin, hasDiscount, leaveToken }: Invitation): MailContent & {
  leaveUrl: string;
} {
  const token = new URLSearchParams({ token: leaveToken });
  const mail = layOutMail({
    subject: `Your invitation to ${brand}`,
    paragraphs: [
      `Hi ${singleLine(firstName)}, it is your turn: ${brand} is ready for you. Sign up with this address, add your resume and paste a job you would like.`,
      ...(hasDiscount
        ? [`${discountPercent}% off your first month is yours. It is taken off when you subscribe with this address.`]
        : []),
    ],
    actions: [
      { label: `Sign up for ${brand}`, link: `${origin}/app/sign-up` },
      { label: "Leave the waitlist", link: `${origin}/waitlist/leave?${token}` },
      { label: "Privacy policy", link: `${origin}/privacy-policy` },
    ],
    foot: "You get this mail because you joined our waitlist and confirmed this address. Leaving takes one click, and we delete your data.",
  });
  return { ...mail, leaveUrl: `${origin}/api/waitlist/leave?${token}` };
}
