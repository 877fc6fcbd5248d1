import { enhanceForm } from "./enhance-form";

const section = document.getElementById("waitlist");
if (section) enhanceForm(section);
