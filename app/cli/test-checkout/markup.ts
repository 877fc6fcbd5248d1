export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** "$12.00" */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** A page. It says at its top that nothing here is real. */
export function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (test)</title><style>${style}</style></head>
<body><header class="test"><strong>Test.</strong> This development server imitates Stripe. No money moves, and no card is asked for.</header>
<main>${body}</main></body></html>
`;
}

export function card(body: string): string {
  return `<section>${body}</section>`;
}

export function confirmed(text: string | undefined): string {
  return text ? `<p class="done" role="status">${text}</p>` : "";
}

/** A line with a name and its value. */
export function row(name: string, value: string, isStrong = false): string {
  return `<div class="row${isStrong ? " strong" : ""}"><span>${escapeHtml(name)}</span><span>${escapeHtml(value)}</span></div>`;
}

/** A button that posts these fields to its own page. */
export function form(fields: Record<string, string>, label: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${inputs.join("")}<button class="quiet">${escapeHtml(label)}</button></form>`;
}

export function radio(
  name: string,
  value: string,
  { name: label, about }: { name: string; about: string },
  checked: boolean,
): string {
  return `<label class="choice"><input type="radio" name="${name}" value="${value}"${checked ? " checked" : ""}><span><strong>${label}</strong><br><span class="muted">${about}</span></span></label>`;
}

const style = `
:root{color-scheme:light dark;--paper:#f4f5f8;--surface:#fff;--ink:#1b2330;--muted:#586173;--line:#dcdfe6;--accent:#3d4ed8;--on:#fff;--warn:#fff3c9;--warn-ink:#5a4300;--bad:#a52a22;--good:#e2f2e8}
@media(prefers-color-scheme:dark){:root{--paper:#14161c;--surface:#1d2029;--ink:#e8eaf0;--muted:#a6adbb;--line:#343948;--accent:#a9b4ff;--on:#10142e;--warn:#403510;--warn-ink:#ffe49a;--bad:#f29a90;--good:#1c3a2a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.test{margin:0;padding:.75rem 1.25rem;background:var(--warn);color:var(--warn-ink);text-align:center}
main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1.25rem}h2{font-size:1.15rem;margin:0 0 .75rem}
section,fieldset{margin:0 0 1.25rem;padding:1.25rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface)}
section fieldset{padding:0;border:0;margin:0 0 1rem}
legend{font-weight:600;padding:0}fieldset>legend{float:left;width:100%;margin-bottom:.5rem}fieldset>legend+*{clear:both}
dl,ul{margin:0;padding:0;list-style:none}li+li{margin-top:.9rem;padding-top:.9rem;border-top:1px solid var(--line)}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.3rem 0}.strong{font-weight:700}
.muted{color:var(--muted)}
.choice{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:var(--accent)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.75rem}.actions form{display:contents}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1rem;border:1px solid transparent;border-radius:.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;text-align:center;cursor:pointer}
.quiet{background:var(--surface);color:var(--ink);border-color:var(--muted)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.error{padding:.75rem 1rem;border:1px solid var(--bad);border-radius:.75rem;color:var(--bad)}
.done{padding:.75rem 1rem;border-radius:.75rem;background:var(--good)}
`;
