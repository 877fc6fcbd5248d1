import { registerMeter } from "~/cli/register-meter";

// Unit tests run in Node, which loads pdf.js itself.
registerMeter();
