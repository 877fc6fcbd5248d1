import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/forms/button";

/** For users who sign in with Google and have no password yet: they set one by mail first. */
export function NoPasswordYet({ purpose }: { purpose: string }) {
  return (
    <Card title="You have no password yet" lead={`You sign in with Google. ${purpose}`}>
      <LinkButton to="/app/auth/forgot-password">Set a password by mail</LinkButton>
    </Card>
  );
}
