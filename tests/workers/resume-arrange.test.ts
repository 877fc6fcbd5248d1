import { expect, it } from "vitest";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { newMember } from "../support/accounts/members";
import { fieldValue, visibleText } from "../support/http/markup";
import { seedResume } from "../support/storage/seed";

const names = (count: number) => Array.from({ length: count }, (_, at) => `Certificate ${at + 1}`);

function textWith(count: number): string {
  return `Dana Reyes\ndana.reyes@example.com\n\nCERTIFICATIONS\n${names(count).join("\n")}`;
}

async function scene(text: string) {
  const member = await newMember();
  const id = await seedResume(member, { text });
  const at = `/app/dashboard/resumes/${id}`;
  const certificates = async () => {
    const resume = await getResume(member.ctx, id);
    return resume?.document.certificates.map(({ name }) => name);
  };
  return { browser: member.browser, at, page: `${at}/arrange/certificates`, certificates };
}

it("moves and removes entries of a part that has hundreds of them", async () => {
  const { browser, page, certificates } = await scene(textWith(300));
  expect(await certificates()).toEqual(names(300));
  const order = fieldValue(await browser.page(page), "order")?.split(",") ?? [];
  expect(order).toHaveLength(300);
  const moved = await browser.post(page, { basedOn: "1", order: order.join(","), press: "up:entries:299" });
  const next = fieldValue(await moved.text(), "order")?.split(",") ?? [];
  expect(next.slice(-2)).toEqual(["299", "298"]);
  expect((await browser.post(page, { basedOn: "1", order: next.slice(1).join(",") })).status).toBe(303);
  expect((await certificates())?.slice(-2)).toEqual(["Certificate 300", "Certificate 299"]);
  expect(await certificates()).toHaveLength(299);
});

it("keeps an order that came too late, for the entries that stand now", async () => {
  const { browser, at, page, certificates } = await scene(textWith(4));
  await browser.post(page, { basedOn: "1", order: "3,0,1,2" });
  await browser.post(`${at}/edit/certificates-new`, { basedOn: "2", name: "Certificate 5" });
  // In this tab 2 and 4 went up, and 3 was taken out.
  const late = await browser.post(page, { basedOn: "1", order: "1,3,0" });
  const html = await late.text();
  expect(late.status).toBe(409);
  expect(visibleText(html)).toContain("This was changed in another tab or on another device since you opened it.");
  expect(visibleText(html)).toContain("1 entry is removed when you save.");
  expect([fieldValue(html, "basedOn"), fieldValue(html, "order")]).toEqual(["3", "2,0,1,4"]);
  // A button in the late tab says so as well, and does what it was pressed for.
  const pressed = await browser.post(page, { basedOn: "1", order: "1,3,0", press: "remove:entries:0" });
  expect(pressed.status).toBe(409);
  expect(fieldValue(await pressed.text(), "order")).toBe("0,1,4");
  expect((await browser.post(page, { basedOn: "3", order: "2,0,1,4" })).status).toBe(303);
  expect(await certificates()).toEqual(["Certificate 2", "Certificate 4", "Certificate 1", "Certificate 5"]);
});

it("takes nothing out where the order is missing or none, and all where it says so", async () => {
  const { browser, page, certificates } = await scene(textWith(3));
  for (const order of ["", "x", "1,", "0,-1", "1.5", "0,,1"]) {
    expect((await browser.post(page, { basedOn: "1", order })).status, order).toBe(400);
  }
  expect((await browser.post(page, { basedOn: "1" })).status).toBe(400);
  expect((await browser.post(page, { basedOn: "1", order: "2,2,9999,0,1" })).status).toBe(303);
  expect(await certificates()).toEqual(["Certificate 3", "Certificate 1", "Certificate 2"]);
  const emptied = await browser.post(page, { basedOn: "2", order: "0", press: "remove:entries:0" });
  expect(fieldValue(await emptied.text(), "order")).toBe("none");
  expect((await browser.post(page, { basedOn: "2", order: "none" })).status).toBe(303);
  expect(await certificates()).toEqual([]);
});

it("says at the forms which lines found no field and stay in the older version", async () => {
  const { browser, at, page } = await scene(`Page 1 of 2\n${textWith(2)}`);
  const note = "1 line could not be placed. It stays in version 1, which is kept, and is not in the one you save here.";
  for (const form of [page, `${at}/edit/basics`]) {
    const text = visibleText(await browser.page(form));
    expect(text, form).toContain(note);
    expect(text, form).toContain("Page 1 of 2");
  }
  await browser.post(`${at}/edit/basics`, { basedOn: "1", name: "Dana R. Reyes", email: "dana.reyes@example.com" });
  expect(visibleText(await browser.page(`${at}/edit/basics`))).not.toContain("could not be placed");
  expect(visibleText(await browser.page(`${at}/versions/1`))).toContain("Page 1 of 2");
});
