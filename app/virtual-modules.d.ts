declare module "virtual:showcase" {
  export const showcase: import("./showcase/showcase").Showcase;
}

declare module "virtual:page-script/*" {
  /** Path of the script below the site's origin. */
  const path: string;
  export default path;
}

declare module "virtual:disposable-domains" {
  /** Domains by lines, sorted. */
  export const names: string;
  /** Whose subdomains are listed with them. */
  export const wildcards: string;
}
