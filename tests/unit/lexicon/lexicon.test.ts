import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalOf, findTerms, implies } from "~/tailor/lexicon/lexicon";
import { readTerms } from "~/tailor/lexicon/terms";

const terms = readTerms();
const names = (text: string): string[] => findTerms(text).map(({ canonical }) => canonical);

describe("lexicon data", () => {
  it("names each term once and gives no alias to two terms", () => {
    const owners = new Map<string, Set<string>>();
    for (const term of terms) {
      for (const { text } of term.aliases) {
        const key = text.toLowerCase();
        owners.set(key, (owners.get(key) ?? new Set()).add(term.canonical));
      }
    }
    expect([...owners].filter(([, owner]) => owner.size > 1)).toEqual([]);
    expect(new Set(terms.map(({ canonical }) => canonical)).size).toBe(terms.length);
  });

  it("knows the parents and the kind of every term", () => {
    const known = new Set(terms.map(({ canonical }) => canonical));
    expect(terms.flatMap(({ parents }) => parents).filter((parent) => !known.has(parent))).toEqual([]);
    const kinds = new Set(["skill", "tool", "credential", "degree", "language", "soft"]);
    expect(terms.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  });

  it("finds every term by its own canonical name", () => {
    expect(terms.map(({ canonical }) => canonical).filter((name) => canonicalOf(name) !== name)).toEqual([]);
  });
});

describe("findTerms", () => {
  it("finds aliases under one name", () => {
    expect(names("Five years of JS, ReactJS and K8s")).toEqual(["JavaScript", "React", "Kubernetes"]);
    expect(names("Licensed LPN with CPR certification")).toEqual(["Licensed Practical Nurse", "CPR"]);
  });

  it("does not find Java in JavaScript, nor a term inside a longer word", () => {
    expect(names("JavaScript")).toEqual(["JavaScript"]);
    expect(names("Javanese scalable reactive gitter")).toEqual([]);
  });

  it("matches plurals, possessives and British spelling", () => {
    expect(names("bank reconciliations")).toEqual(["Bank Reconciliation"]);
    expect(names("valid drivers licenses")).toEqual(["Driver's License"]);
    expect(names("data visualisation")).toEqual(["Data Visualization"]);
  });

  it("takes the longest term at a place", () => {
    expect(names("React Native and SQL Server")).toEqual(["React Native", "Microsoft SQL Server"]);
  });

  it("keeps signs that belong to a name", () => {
    expect(names("C++, C#, .NET and Node.js")).toEqual(["C++", "C#", ".NET", "Node.js"]);
  });

  it("tells tools from plain English words", () => {
    expect(names("We go to work and excel in what we do. Access to word of mouth.")).toEqual([]);
    expect(names("Experience in Go; Word, Excel and Access")).toEqual([
      "Go",
      "Microsoft Word",
      "Microsoft Excel",
      "Microsoft Access",
    ]);
    expect(names("it is what it is")).toEqual([]);
    expect(names("java python go")).toEqual(["Java", "Python", "Go"]);
  });

  it("does not take research and development for the language R", () => {
    expect(names("R&D in Hepatitis C")).not.toContain("R");
    expect(names("R&D in Hepatitis C")).not.toContain("C");
  });

  it("parts words that lost the space before capitals and numbers", () => {
    expect(names("accountingMS Excel")).toEqual(["Accounting", "Microsoft Excel"]);
    expect(names("SKILLSPayroll and plusWe")).toEqual(["Payroll"]);
    expect(names("billing2 years")).toEqual(["Billing"]);
    expect(names("HTML5, PowerPoint and GitHub")).toEqual(["HTML", "Microsoft PowerPoint", "GitHub"]);
  });

  it("takes a name for a plain word in small letters", () => {
    expect(names("able to react quickly")).toEqual([]);
    expect(names("React, Go")).toEqual(["React", "Go"]);
  });

  it("parts words that lost the space between sentences", () => {
    expect(names("great teamPhlebotomy and triageBilling")).toEqual(["Phlebotomy", "Triage", "Billing"]);
  });

  it("answers with verbatim text, in order, without overlaps, for any text", () => {
    const words = fc.constantFrom(
      "Java",
      "JavaScript",
      "RN",
      "cash",
      "handling",
      "Excel",
      "and",
      "/",
      ",",
      ".",
      "\n",
      "é",
      "SQL",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(" ")),
        ),
        (text) => {
          let end = 0;
          for (const hit of findTerms(text)) {
            expect(text.slice(hit.start, hit.end)).toBe(hit.text);
            expect(hit.start).toBeGreaterThanOrEqual(end);
            end = hit.end;
          }
        },
      ),
    );
  });

  it("never finds a term in a word that merely starts with it", () => {
    const single = terms.flatMap(({ aliases }) => aliases).filter(({ text }) => /^[A-Za-z]{3,}$/.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...single), fc.stringMatching(/^[bcdfgkqz]{2}$/), ({ text }, suffix) => {
        const word = `${text.toLowerCase()}q${suffix}`;
        expect(findTerms(`the ${word} there`)).toEqual([]);
      }),
    );
  });
});

describe("implies", () => {
  it("goes from the narrow to the wide, through families, and never back", () => {
    expect(implies("Next.js")).toEqual(["React", "JavaScript"]);
    expect(implies("JavaScript")).toEqual([]);
    expect(implies("Doctorate")).toContain("Bachelor's Degree");
    expect(implies("CPA")).toContain("Accounting");
  });

  it("answers undefined for a term that it does not know", () => {
    expect(canonicalOf("zorblax administration")).toBeUndefined();
    expect(canonicalOf("")).toBeUndefined();
  });
});
