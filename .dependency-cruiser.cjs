/** Who may import whom. The README explains the picture; these rules hold it. */
const nouns = [
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
 * Each noun sees those below it. Mail is how every mail looks and goes out. Waitlist and quality stand alone beside it;
 * jobs, resumes and facts do not see each other.
 */
const below = {
  mail: [],
  waitlist: ["mail"],
  quality: [],
  auth: ["mail"],
  jobs: ["auth", "mail"],
  resumes: ["auth", "mail"],
  facts: ["auth", "mail"],
  matching: ["facts", "jobs", "resumes", "auth", "mail"],
  rewriting: ["matching", "facts", "jobs", "resumes", "auth", "mail"],
  applications: ["rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  history: ["rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  billing: ["rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  admin: ["billing", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
  privacy: ["admin", "billing", "rewriting", "matching", "facts", "jobs", "resumes", "auth", "mail"],
};
const documentLibraries = [
  "unpdf",
  "mammoth",
  "fflate",
  "docx",
  "@cantoo/pdf-lib",
  "@pdf-lib/fontkit",
  "bidi-js",
  "fontkit",
  "@xmldom/xmldom",
  "zod",
];
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
      comment: "routes -> http, domain, components; never another route, db, adapters or a vendor's SDK",
      severity: "error",
      from: { path: "^app/routes/" },
      to: {
        pathNot: [
          "^app/(http|domain|components)/",
          "^app/(brand|log-error|visible-text).ts$",
          ...packages(["@remix-run", "react", "zod", "@conform-to", "lucide-react", "remix-auth", "@types/react"]),
        ],
      },
    },
    ...nouns.map((noun) => ({
      name: `2-domain-${noun}`,
      comment: "domain -> its own folder, tailor, ports, db, and other nouns only downwards; no Remix, no Request",
      severity: "error",
      from: { path: `^app/domain/${noun}/` },
      to: {
        pathNot: [
          `^app/domain/(${[noun, ...below[noun]].join("|")})/`,
          "^app/(tailor|ports|db)/",
          "^app/(brand|keyed-hash|log-error|visible-text).ts$",
          "^(node:)?crypto$",
          ...packages(["drizzle-orm", "zod", "diff", "jose", "@oslojs/otp", "uqr", "fflate"]),
        ],
      },
    })),
    {
      name: "3-tailor",
      comment: "tailor -> tailor and the libraries that read and write documents",
      severity: "error",
      from: { path: "^app/tailor/" },
      to: { pathNot: ["^app/tailor/", ...packages(documentLibraries)] },
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
      name: "4-components",
      comment: "components -> *.schema.ts and types; never .server",
      severity: "error",
      from: { path: "^app/components/" },
      to: {
        path: "^(app|workers)/",
        pathNot: ["^app/components/", "\\.schema\\.ts$", "^app/brand.ts$"],
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
