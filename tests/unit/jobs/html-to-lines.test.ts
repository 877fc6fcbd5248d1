import { DOMParser } from "@xmldom/xmldom";
import { expect, it } from "vitest";
import { htmlToLines } from "~/routes/dashboard/jobs/html-to-lines";

const lines = (markup: string) =>
  htmlToLines(new DOMParser().parseFromString(`<div>${markup}</div>`, "text/xml").documentElement as never);

it("puts headings, paragraphs and items on lines of their own", () => {
  const markup = `<h1>Ward
      Nurse</h1><p>We look for <b>a nurse</b>.</p><h2>Requirements</h2>
    <ul>
      <li>Triage</li><li><p>Wound <i>care</i></p></li><li>Languages<ul><li>English</li></ul></li>
    </ul><p>Apply now</p>`;
  expect(lines(markup)).toBe(
    "Ward Nurse\n\nWe look for a nurse.\n\nRequirements\n\n- Triage\n- Wound care\n- Languages\n- English\n\nApply now",
  );
});

it("breaks a line where the page does", () => {
  expect(lines("One<br/>Two<div>Three</div><div>Four</div>five")).toBe("One\nTwo\nThree\nFour\nfive");
});

it("writes tables by rows, with a gap between cells", () => {
  const table = `<table><tbody>
    <tr><th>Skill</th><th><p>Level</p></th></tr>
    <tr><td><p>Excel</p></td><td><div>advanced</div></td></tr>
  </tbody></table>`;
  expect(lines(table)).toBe("Skill\tLevel\nExcel\tadvanced");
});

it("keeps the lines of a page that is laid out as a table", () => {
  expect(lines("<table><tr><td><p>Nurse</p><ul><li>Triage</li></ul></td></tr></table>")).toBe("Nurse\n\n- Triage");
});

it("leaves out what is no text", () => {
  const markup =
    "<style>p { color: red }</style><p>Nurse</p><script>alert(1)</script><svg><text>x</text></svg><!-- no -->";
  expect(lines(markup)).toBe("Nurse");
});

it("keeps the lines of preformatted text", () => {
  expect(lines("<pre>Nurse\n- Triage\n- Wound care</pre>")).toBe("Nurse\n- Triage\n- Wound care");
});

it("keeps what a cookie banner says: it may be the post", () => {
  expect(lines("<div>We use cookies.<button>Accept</button></div><p>Nurse</p>")).toBe("We use cookies.Accept\n\nNurse");
});
