import { duration } from "./duration";
import type { PolicyData } from "./policy-data";
import { PolicyTerms } from "./policy-list";

export function PolicyRetention({ times, waitlist }: PolicyData) {
  const { resumeBin, jobBin } = times;
  const bins =
    resumeBin === jobBin
      ? `Wait in the bin for ${duration(resumeBin)}, where you can take them back or empty it at once.`
      : `Wait in the bin (resumes for ${duration(resumeBin)}, job posts for ${duration(jobBin)}), where you can take them back.`;
  return (
    <>
      <p>
        In short: <strong>until you leave the waitlist or ask us to delete your data</strong>, and what belongs to an
        account until you delete it. What serves a moment is forgotten sooner, by a sweep that runs every few minutes.
      </p>
      <PolicyTerms
        terms={[
          {
            name: "Your place on the waitlist",
            text: `Until you leave, or delete an account of the same address. Then your name and address are deleted at once, and all that we kept with them, the number of your form among it. Numbers of forms that you send later are remembered, as a hash, for ${duration(waitlist.usedForms)} at most.`,
          },
          {
            name: "Your account and all in it",
            text: `Until you delete the account. Then everything goes at once, and a second sweep ${duration(times.secondErasure)} later takes what was on its way.`,
          },
          { name: "Deleted resumes and job posts", text: bins },
          { name: "Uploads that broke off", text: `Removed after ${duration(times.brokenUpload)}.` },
          {
            name: "Sessions",
            text: `End when you log out, after ${duration(times.sessionIdle)} without use, and ${duration(times.session)} after signing in at the latest.`,
          },
          {
            name: "Links and codes that we mail",
            text: `Links work for ${duration(times.mailedLink)}, codes for ${duration(times.mailedCode)}. A registration that is never confirmed is forgotten with its link.`,
          },
          {
            name: "Sign-ins under way",
            text: `${duration(times.signIn)}; a check of a second factor ${duration(times.secondFactorCheck)}.`,
          },
          {
            name: "A form sent after your session had ended",
            text: `Kept for ${duration(times.keptForm)}, so that signing in again brings it back.`,
          },
          { name: "What forms took and refused", text: `${duration(waitlist.eventsKept)} at most.` },
          { name: "Counts of attempts", text: `${duration(times.counting)} at most.` },
          { name: "Server logs", text: "7 days at most." },
          {
            name: "Safety copies",
            text: "Cloudflare can wind the database back by up to 30 days, to mend a disaster. What you deleted is gone from there after that time too. A mail that could not be delivered waits for 14 days at most.",
          },
        ]}
      />
    </>
  );
}
