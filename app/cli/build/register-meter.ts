import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { meterFile, meterPdfjs, pdfjsFile } from "./meter-pdfjs";

let isRegistered = false;

/** Adds the meter to pdf.js where Node loads it without Vite: in the command line, the build and unit tests. */
export function registerMeter(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    load(url, context, next) {
      const [address = ""] = url.split("?");
      if (!address.endsWith(pdfjsFile)) return next(url, context);
      const source = meterPdfjs(readFileSync(fileURLToPath(address), "utf8"), pathToFileURL(meterFile).href);
      return { format: "module", source, shortCircuit: true };
    },
  });
}
