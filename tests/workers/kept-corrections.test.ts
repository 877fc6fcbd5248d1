import { v7 } from "uuid";
import { expect, it } from "vitest";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { endSession, led, sendFrom, signBackIn, signedOut } from "../support/accounts/signed-out";
import { fieldValue, visibleText } from "../support/http/markup";
import { nurseText, seedResume } from "../support/storage/seed";

const notice = "You had been signed out. What you typed is back: check it and send it again.";
const twoJobs = nurseText.replace(
  "\n\nEDUCATION",
  "\nCare Assistant, Elm House\n2015 - 2018\n• Washed residents\n\nEDUCATION",
);
const job = {
  kept: "correction",
  part: "work-0",
  position: "Senior Staff Nurse",
  name: "Northfield Clinic",
  from: "Mar 2019",
  to: "Present",
  "highlights[0].text": "Led a ward of 12 patients",
  "highlights[0].at": "0",
  "highlights[1].text": "Trained 4 student nurses in medication administration",
  "highlights[1].at": "1",
};

async function scene() {
  const { member, formToken } = await signedOut();
  const id = await seedResume(member, { text: twoJobs });
  return { member, browser: member.browser, formToken, id, at: `/app/dashboard/resumes/${id}` };
}

/** The fields of a page's form that its owner does not see. */
function hidden(html: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""]));
}

it("brings a correction back after signing in, its lists as they were, and saves it", async () => {
  const { member, browser, formToken, id, at } = await scene();
  const page = `${at}/edit/work-0`;
  const sent = await sendFrom(browser, page, { formToken, basedOn: "1", ...job, press: "add:highlights:0" });
  const back = led(await signBackIn(member, led(sent)));
  expect(back).toBe(`${page}?kept=correction`);
  const html = await browser.page(back);
  expect(visibleText(html)).toContain(notice);
  expect(fieldValue(html, "position")).toBe("Senior Staff Nurse");
  expect(html).toContain("Led a ward of 12 patients");
  // The button that was pressed added a line.
  expect(html).toContain('name="highlights[2].text"');
  const again = { ...job, ...hidden(html, "formToken", "keptForm", "basedOn", "part") };
  const saved = await browser.send(page, {
    method: "POST",
    body: new URLSearchParams(again),
    headers: { Origin: browser.origin },
  });
  expect([saved.status, led(saved)]).toEqual([303, `${at}#work`]);
  const resume = await getResume(member.ctx, id);
  expect(resume?.document.work.map(({ name }) => name)).toEqual(["Northfield Clinic", "Elm House"]);
  expect(visibleText(await browser.page(back))).not.toContain(notice);
});

it("says so where the resume was corrected elsewhere before it was sent again", async () => {
  const { member, browser, formToken, at } = await scene();
  const page = `${at}/edit/work-0`;
  const sent = await sendFrom(browser, page, { formToken, basedOn: "1", ...job });
  await signBackIn(member, led(sent));
  await browser.post(`${at}/arrange/work`, { basedOn: "1", order: "1,0" });
  const html = await browser.page(`${page}?kept=correction`);
  const late = await browser.submit(page, { ...job, ...hidden(html, "formToken", "keptForm", "basedOn", "part") });
  expect(late.status).toBe(409);
  const stale = await late.text();
  expect(stale).toContain(`action="${at}/edit/work-1"`);
  expect(fieldValue(stale, "position")).toBe("Senior Staff Nurse");

  // The session ends once more: what comes back still goes where its entry stands by now.
  const fields = { ...job, ...hidden(stale, "basedOn", "part"), formToken: await endSession(member) };
  const lost = await sendFrom(browser, page, fields, { to: `${at}/edit/work-1` });
  const found = await browser.page(led(await signBackIn(member, led(lost))));
  expect(found).toContain(`action="${at}/edit/work-1"`);
  expect(hidden(found, "basedOn", "position")).toEqual({ basedOn: "2", position: "Senior Staff Nurse" });
});

it("brings an order back, also where an entry came meanwhile", async () => {
  const { member, browser, formToken, id, at } = await scene();
  const page = `${at}/arrange/work`;
  const order = { kept: "arrange", basedOn: "1", order: "0,1", press: "down:entries:0" };
  const sent = await sendFrom(browser, page, { formToken, ...order });
  const back = led(await signBackIn(member, led(sent)));
  expect(back).toBe(`${page}?kept=arrange`);
  const html = await browser.page(back);
  expect(visibleText(html)).toContain(notice);
  expect(hidden(html, "basedOn", "order")).toEqual({ basedOn: "1", order: "1,0" });
  await browser.post(`${at}/edit/work-new`, { basedOn: "1", position: "Porter", name: "Elm House" });
  const later = await browser.page(back);
  const standing = hidden(later, "formToken", "keptForm", "basedOn", "order");
  expect(standing).toMatchObject({ basedOn: "2", order: "1,0,2" });
  expect((await browser.submit(page, standing)).status).toBe(303);
  const work = (await getResume(member.ctx, id))?.document.work ?? [];
  expect(work.map(({ position }) => position)).toEqual(["Care Assistant", "Staff Nurse", "Porter"]);
});

it("brings back nothing to a part that it was not typed for", async () => {
  const { member, browser, formToken, at } = await scene();
  const page = `${at}/edit/work-0`;
  const sent = await sendFrom(browser, page, { formToken, basedOn: "1", ...job, part: "education-0" });
  const html = await browser.page(led(await signBackIn(member, led(sent))));
  expect(visibleText(html)).not.toContain(notice);
  expect(fieldValue(html, "position")).toBe("Staff Nurse");
  expect((await browser.get(`/app/dashboard/resumes/${v7()}/edit/work-0?kept=correction`)).status).toBe(404);
});
