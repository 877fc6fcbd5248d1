import { AtSign, Database, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { LinkList } from "./link-list";

const profile = "/app/dashboard/profile";

/** The pages about signing in and about one's data. */
export function AccountLinks({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  return (
    <LinkList
      links={[
        {
          to: `${profile}/email`,
          title: "Email",
          text: `You sign in with ${email}.`,
          icon: <AtSign aria-hidden />,
        },
        { to: `${profile}/password`, title: "Password", text: "Choose a new one.", icon: <KeyRound aria-hidden /> },
        {
          to: `${profile}/two-step`,
          title: "Two-step sign-in",
          text: hasSecondFactor
            ? "On. Signing in asks for a code, too."
            : "Off. A code from your phone keeps others out, even with your password.",
          icon: <ShieldCheck aria-hidden />,
        },
        {
          to: `${profile}/sessions`,
          title: "Where you are signed in",
          text: "Your devices, and a way to sign any of them out.",
          icon: <MonitorSmartphone aria-hidden />,
        },
        {
          to: `${profile}/data`,
          title: "Your data",
          text: "Download everything we store about you, or delete your account.",
          icon: <Database aria-hidden />,
        },
      ]}
    />
  );
}
