import { env } from "cloudflare:workers";
import { type Member, newMember } from "./members";

/** A signed-in browser of a new admin without a second factor. */
export async function newAdmin(): Promise<Member> {
  const member = await newMember();
  await env.DB.prepare("UPDATE profiles SET role = 'admin' WHERE id = ?").bind(member.user.id).run();
  const user = { ...member.user, role: "admin" as const };
  return { ...member, user, ctx: { ...member.ctx, user } };
}
