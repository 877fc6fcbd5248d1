import { accountant } from "./resumes/accountant";
import { chef } from "./resumes/chef";
import { dataScientist } from "./resumes/data-scientist";
import { electrician } from "./resumes/electrician";
import { graphicDesigner } from "./resumes/graphic-designer";
import { nurse } from "./resumes/nurse";
import { salesManager } from "./resumes/sales-manager";
import { softwareEngineer } from "./resumes/software-engineer";
import { teacher } from "./resumes/teacher";
import { warehouseManager } from "./resumes/warehouse-manager";

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
