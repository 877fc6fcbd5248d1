import { registerMeter } from "~/cli/build/register-meter";

// Unit tests run in Node, which loads pdf.js itself.
registerMeter();
