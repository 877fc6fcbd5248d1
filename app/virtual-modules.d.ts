declare module "virtual:showcase" {
  export const showcase: import("./showcase/showcase").Showcase;
}

declare module "virtual:page-script/*" {
  /** The script's path on our site. */
  const path: string;
  export default path;
}

declare module "virtual:disposable-domains" {
  /** Sorted domains, one a line. */
  export const names: string;
  /** Domains that stand for all of their subdomains too; same format. */
  export const wildcards: string;
}
