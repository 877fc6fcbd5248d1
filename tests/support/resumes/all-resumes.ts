import { accountant } from "./accountant";
import { chef } from "./chef";
import { dataScientist } from "./data-scientist";
import { electrician } from "./electrician";
import { graphicDesigner } from "./graphic-designer";
import { nurse } from "./nurse";
import { salesManager } from "./sales-manager";
import { softwareEngineer } from "./software-engineer";
import { teacher } from "./teacher";
import { warehouseManager } from "./warehouse-manager";

/** Ten invented people of ten professions, by file name. */
export const allResumes = {
  accountant,
  chef,
  dataScientist,
  electrician,
  graphicDesigner,
  nurse,
  salesManager,
  softwareEngineer,
  teacher,
  warehouseManager,
};
