import { expect, it } from "vitest";
import { renderJsonResume } from "~/tailor/render/render-json-resume";
import { buildResume } from "../../support/resumes/build-resume";
import { nurse } from "../../support/resumes/nurse";

it("is plain JSON Resume without what the engine keeps beside it", () => {
  const document = JSON.parse(renderJsonResume(nurse));
  expect(document.$schema).toContain("v1.0.0/schema.json");
  expect(document.basics.name).toBe("Amara Okonjo-Whitfield");
  expect(document.work[0].highlights).toHaveLength(4);
  for (const key of ["atoms", "source", "sections", "other"]) expect(document).not.toHaveProperty(key);
});

it("uses no top-level key that the schema does not know", () => {
  const known =
    "$schema basics work volunteer education awards certificates publications skills languages interests references projects meta";
  expect(Object.keys(JSON.parse(renderJsonResume(nurse))).filter((key) => !known.split(" ").includes(key))).toEqual([]);
});

it("keeps sections of the person's own under meta", () => {
  const resume = buildResume({ other: [{ title: "Patents", lines: ["EP 1234567"] }] });
  expect(JSON.parse(renderJsonResume(resume)).meta.other).toEqual([{ title: "Patents", lines: ["EP 1234567"] }]);
});

it("makes addresses URIs, as the schema asks", () => {
  const resume = buildResume({
    basics: { url: "robin.example", profiles: [{ network: "GitHub", url: "github.com/robin" }] },
    projects: [{ name: "Kiln", url: "http://kiln.example", highlights: [] }],
  });
  const document = JSON.parse(renderJsonResume(resume));
  expect(document.basics.url).toBe("https://robin.example");
  expect(document.basics.profiles[0].url).toBe("https://github.com/robin");
  expect(document.projects[0].url).toBe("http://kiln.example");
});
