import { expect, it } from "vitest";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";

interface PageTexts {
  page: string;
  /** As a reader finds them, in any case. */
  texts: string[];
  /** Links by their words. */
  links: [text: string, href: string][];
}

/** What the specification says of the pages for everybody: each list is read on its page. */
const pages: PageTexts[] = [
  {
    page: "/",
    texts: [
      "Get More Interviews with Our AI-Powered Resume Builder",
      "How It Works",
      "Upload your resume or choose a template",
      "Paste the job description",
      "Receive an ATS-optimized resume",
      "Why Lapel?",
      "Faster applications",
      "More interviews",
      "Unlimited applications",
      "Built by job seekers, for job seekers.",
      "Be the first to know when Lapel launches",
      "No spam. No commitment. Just smarter job hunting.",
      "30% off",
      "first 100",
      "priority access",
      "First Name",
      "Email Address",
      "Protected by security measures",
      "© 2025",
    ],
    links: [
      ["Join the Early Access Waitlist", "#waitlist"],
      ["Go to Lapel App", "/app"],
      ["Privacy policy", "/privacy-policy"],
    ],
  },
  {
    page: "/privacy-policy",
    texts: [
      "Privacy policy",
      "Effective date: 06 June 2025",
      "What we collect",
      "first name",
      "email address",
      "Optional details, such as your job title or LinkedIn profile",
      "No payment data, no ID numbers, no demographics",
      "How we use it",
      "to tell you when Lapel launches",
      "updates",
      "beta",
      "ask what you think",
      "We do not sell your data, and we do not share it for marketing",
      "Legal basis (UK GDPR)",
      "your consent",
      "withdraw it at any time",
      "Email communications",
      "unsubscribe link",
      "Storage and protection",
      "the UK, the EU or the US",
      "safeguards",
      "Your rights",
      "In the UK",
      "In the United States",
      "California Consumer Privacy Act (CCPA)",
      "Third-party tools",
      "How long we keep it",
      "until you leave the waitlist or ask us to delete your data",
      "Policy updates",
      "Contact",
      "by email or by post",
      "privacy@example.com",
      "1 Example Street",
    ],
    links: [
      ["Back to Home", "/"],
      ["privacy@example.com", "mailto:privacy@example.com"],
    ],
  },
  {
    page: "/nowhere",
    texts: ["404", "Oops! Page not found"],
    links: [["Return to Home", "/"]],
  },
];

it.each(pages)("$page says what the specification lists for it", async ({ page, texts, links }) => {
  const html = await new Browser().page(page);
  const text = visibleText(html).toLowerCase();
  expect(texts.filter((part) => !text.includes(part.toLowerCase()))).toEqual([]);
  const found = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  const named = found.map(([, href, inner = ""]) => `${visibleText(inner).trim().toLowerCase()} ${href}`);
  expect(links.filter(([words, href]) => !named.includes(`${words.toLowerCase()} ${href}`))).toEqual([]);
});
