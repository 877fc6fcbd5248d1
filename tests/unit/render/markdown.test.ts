import { expect, it } from "vitest";
import { plainTextOf, renderMarkdown } from "~/tailor/render/render-markdown";
import { resumeDocument } from "~/tailor/render/resume-document";
import { resumeWithBullets } from "../../support/resumes/build-resume";
import { nurse } from "../../support/resumes/nurse";

it("has headings for name, sections and entries, and list items for bullets", () => {
  const text = renderMarkdown(resumeDocument(nurse));
  expect(text).toContain("# Amara Okonjo-Whitfield\n");
  expect(text).toContain(
    "\n## Experience\n\n### Senior Staff Nurse, Critical Care \\| Mar 2019 – Present\n".replace("\\|", "|"),
  );
  expect(text).toContain("\n- Mentor 14 newly qualified nurses");
  expect(text).toContain("[amara.okonjo@postbox.example](<mailto:amara.okonjo@postbox.example>)");
});

it("escapes what Markdown would take for markup, and reads back as it was", () => {
  const bullets = [
    "Used C*-algebras, snake_case and <b>tags</b> | [x] ~5 & `code` \\o/",
    "2019. was a year",
    "- minus",
  ];
  const text = renderMarkdown(resumeDocument(resumeWithBullets(bullets)));
  expect(text).toContain("\n- 2019\\. was a year\n- \\- minus\n");
  expect(text).toContain("C\\*-algebras, snake\\_case and \\<b\\>tags");
  for (const bullet of bullets) expect(plainTextOf(text)).toContain(`• ${bullet}\n`);
});
