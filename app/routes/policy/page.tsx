import { Link } from "@remix-run/react";
import { brand } from "~/brand";
import { TextLink } from "~/ui/forms/button";
import type { PolicyData } from "./policy-kit";
import { policySections } from "./sections";

/** Links, headings and spaces of running text. */
const prose =
  "space-y-4 [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_h3]:pt-3 [&_h3]:text-lg";

export function PolicyPage(policy: PolicyData) {
  return (
    <article className="pb-16">
      <header className="pt-4 pb-10 sm:pt-8">
        <p className="print:hidden">
          <TextLink to="/">Back to Home</TextLink>
        </p>
        <h1 className="mt-6 text-4xl sm:text-5xl">Privacy policy</h1>
        <p className="mt-3 text-muted">
          Effective date: <time dateTime="2025-06-06">06 June 2025</time>
        </p>
        <p className="mt-6 max-w-2xl text-lg">
          {brand} works with the story of your working life, so you should know what becomes of it. In short: we keep
          what you give us to do what you ask, we sell nothing, we track nobody, and leaving takes a click.
        </p>
      </header>
      <div className="gap-x-14 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents" className="mb-12 print:hidden">
          <div className="lg:sticky lg:top-8">
            <h2 id="contents" className="text-lg">
              On this page
            </h2>
            <ol className="mt-3 grid gap-x-6 border-l border-line sm:grid-cols-2 lg:grid-cols-1">
              {policySections.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} className="block py-1.5 pl-4 text-muted hover:text-accent hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="max-w-2xl space-y-12">
          {policySections.map(({ id, title, Body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
              <h2 id={`${id}-title`} className="mb-4 text-2xl print:break-after-avoid">
                {title}
              </h2>
              <div className={prose}>
                <Body {...policy} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
