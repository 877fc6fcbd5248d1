import { beforeEach, expect, it, vi } from "vitest";
import { draftContentSchema } from "~/domain/resumes/builder/builder.schema";
import { wasSentHere } from "~/routes/dashboard/resumes/builder/unsaved-input";
import { clearDrafts, clearDraftsOfOthers, clearSent, storeSent, storeUnsaved } from "~/ui/forms/unsaved-draft";

const content = (more: object) => draftContentSchema.parse(more);
const personal = (name: string) => new URLSearchParams({ section: "personal", formToken: "secret", name });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it("knows the savings of this tab again, the last five and not only the newest", () => {
  for (const name of ["Dana", "Dana R", "Dana Re"]) storeSent("owner", personal(name));
  for (const name of ["Dana", "Dana R", "Dana Re"]) expect(wasSentHere("owner", content({ name }))).toBe(true);
  for (const name of ["Dana Rey", "", "dana"]) expect(wasSentHere("owner", content({ name }))).toBe(false);
  for (let more = 0; more < 5; more++) storeSent("owner", personal(`Dana ${more}`));
  expect(wasSentHere("owner", content({ name: "Dana" }))).toBe(false);
  expect(sessionStorage.getItem("builder-sent")).not.toContain("secret");
});

it("compares the section that was sent, lists included", () => {
  const sent = new URLSearchParams({
    section: "education",
    "education[0].school": "Leeds",
    "education[0].degree": "BSc",
  });
  storeSent("owner", sent);
  const education = [{ school: "Leeds", degree: "BSc", year: "" }];
  expect(wasSentHere("owner", content({ name: "Changed elsewhere", education }))).toBe(true);
  expect(wasSentHere("owner", content({ education: [...education, { school: "York", degree: "", year: "" }] }))).toBe(
    false,
  );
});

it("knows nothing of another user, of what was answered, or of a storage that is broken", () => {
  storeSent("owner", personal("Dana"));
  expect(wasSentHere("another", content({ name: "Dana" }))).toBe(false);
  clearSent();
  expect(wasSentHere("owner", content({ name: "Dana" }))).toBe(false);
  sessionStorage.setItem("builder-sent", "{broken");
  expect(wasSentHere("owner", content({ name: "Dana" }))).toBe(false);
});

const noted = () => [sessionStorage.getItem("builder-typed"), sessionStorage.getItem("builder-sent")];

it("leaves nothing of what was typed in the tab once its author has signed out", () => {
  storeUnsaved("owner", personal("Dana Reyes"));
  storeSent("owner", personal("Dana Reyes"));
  expect(noted().join()).toContain("Dana");
  clearDrafts();
  expect(noted()).toEqual([null, null]);
});

it("forgets what another than the one who is signed in has typed or sent, and keeps what is theirs", () => {
  storeUnsaved("owner", personal("Dana Reyes"));
  storeSent("owner", personal("Dana"));
  clearDraftsOfOthers("owner");
  expect(noted().join()).toContain("Dana+Reyes");
  clearSent();
  clearDraftsOfOthers("another");
  expect(noted()).toEqual([null, null]);
  storeSent("owner", personal("Dana"));
  clearDraftsOfOthers("another");
  expect(noted()).toEqual([null, null]);
  sessionStorage.setItem("builder-sent", "{broken");
  clearDraftsOfOthers("another");
});
