import { brand } from "~/brand";
import type { Mail } from "~/ports/senders";

export type MailContent = Pick<Mail, "subject" | "text" | "html">;

interface Action {
  label: string;
  link: string;
}

interface MailParts {
  /** Never with what a user typed: it becomes a header. */
  subject: string;
  /** One thought each, as plain text. */
  paragraphs: string[];
  /** The first is a button, the others are links. */
  actions?: Action[];
  /** Six digits, and how long they are good for. */
  code?: { digits: string; note: string };
  /** What to do where the reader did not expect this mail. */
  foot: string;
}

/**
 * A mail in the one design that all share, as text and as HTML. Everything is escaped here. Tables and inline styles,
 * because mail programs know little else; colours for dark screens in a style sheet, for those that read one.
 */
export function layOutMail({ subject, paragraphs, actions = [], code, foot }: MailParts): MailContent {
  const text = [
    ...paragraphs,
    ...actions.map(({ label, link }) => `${label}:\n${link}`),
    ...(code ? [`${code.note}\n${code.digits}`] : []),
    foot,
    `-- \n${brand}`,
  ].join("\n\n");
  const rows = [
    ...paragraphs.map((paragraph) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(paragraph)}</p>`),
    ...actions.map((action, index) => (index === 0 ? button(action) : otherLink(action))),
    ...(code ? [digits(code)] : []),
    `<p class="muted line" style="${styles.foot}">${escapeHtml(foot)}</p>`,
  ];
  return { subject, text: `${text}\n`, html: page(subject, paragraphs[0] ?? "", rows.join("\n")) };
}

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  paragraph: `margin:0 0 20px;${sans};font-size:16px;line-height:1.55;color:#1c2430`,
  foot: `margin:28px 0 0;padding-top:20px;border-top:1px solid #e2ddd2;${sans};font-size:14px;line-height:1.5;color:#59626f`,
  small: `margin:0 0 20px;${sans};font-size:13px;line-height:1.5;color:#59626f;word-break:break-all`,
  button: `display:inline-block;padding:13px 22px;${sans};font-size:16px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:8px`,
  digits: `margin:0 0 20px;padding:14px 16px;border-radius:8px;background-color:#e3eeea;font-family:Menlo,Consolas,monospace;font-size:26px;letter-spacing:6px;line-height:1.2;color:#16453c`,
  brand: "margin:0 0 24px;font-family:Georgia,'Times New Roman',serif;font-size:22px;font-weight:600;color:#1f5c50",
};

/** The colours of the pages' dark theme; "data-ogsc" is how one vendor's dark mode names itself. */
const darkColours = [
  ["paper", "background-color:#14171b"],
  ["card", "background-color:#1c2126"],
  ["ink", "color:#e9e6df"],
  ["muted", "color:#a4acb6"],
  ["line", "border-color:#323a43"],
  ["brand", "color:#7cc7b4"],
  ["button", "background-color:#7cc7b4"],
  ["label", "color:#10201c"],
  ["digits", "background-color:#203430;color:#9ad9c9"],
] as const;

function darkRules(prefix: string): string {
  return darkColours.map(([name, rules]) => `${prefix}.${name}{${rules.replace(/(;|$)/g, " !important$1")}}`).join("");
}

function button({ label, link }: Action): string {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td class="button" bgcolor="#1f5c50" style="border-radius:8px;background-color:#1f5c50"><a class="label" href="${href}" style="${styles.button}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="${styles.small}">Or open this address: <a class="brand" href="${href}" style="color:#1f5c50">${href}</a></p>`;
}

function otherLink({ label, link }: Action): string {
  return `<p class="ink" style="${styles.paragraph}"><a class="brand" href="${escapeHtml(link)}" style="color:#1f5c50">${escapeHtml(label)}</a></p>`;
}

function digits(code: NonNullable<MailParts["code"]>): string {
  return `<p class="muted" style="${styles.small}">${escapeHtml(code.note)}</p>
<p class="digits" style="${styles.digits}">${escapeHtml(code.digits)}</p>`;
}

/** `preview` is what lists of mails show beside the subject. */
function page(subject: string, preview: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules("")}}${darkRules("[data-ogsc] ")}</style>
</head><body class="paper" style="margin:0;padding:0;background-color:#faf8f4">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#faf8f4"><tr>
<td align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;background-color:#ffffff;border-radius:12px"><tr>
<td align="left" style="padding:32px">
<p class="brand" style="${styles.brand}">${brand}</p>
${body}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
