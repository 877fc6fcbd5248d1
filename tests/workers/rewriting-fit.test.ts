import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { seedJob } from "../support/storage/seed";

const farPost = `Senior Java Developer
Requirements
- 5 years of experience with Java and Spring Boot
- Kubernetes and AWS are required
- Bachelor's degree in computer science`;

it("says of a post out of reach what it asks for that no wording can give", async () => {
  const member = await newMember();
  const jobId = await seedJob(member, { description: farPost });
  const { path } = await doneRewrite(member, { jobId });
  const page = await member.browser.page(path);
  expect(page).toContain("This post is a long shot.");
  expect(page).toContain("Kubernetes");
});

it("says no such thing of a post that the person fits", async () => {
  const member = await newMember();
  const { path } = await doneRewrite(member);
  expect(await member.browser.page(path)).not.toContain("long shot");
});
