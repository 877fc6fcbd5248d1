import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";

/** For who signs in with Google: what needs a password begins with setting one, proven by mail. */
export function NoPasswordYet({ purpose }: { purpose: string }) {
  return (
    <Card title="You have no password yet" lead={`You sign in with Google. ${purpose}`}>
      <LinkButton to="/app/auth/forgot-password">Set a password by mail</LinkButton>
    </Card>
  );
}
