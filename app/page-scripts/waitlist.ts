import { enhanceForm } from "./waitlist/enhance-form";

const section = document.getElementById("waitlist");
if (section) enhanceForm(section);
