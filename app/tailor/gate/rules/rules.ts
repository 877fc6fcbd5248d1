import { judgeAddresses } from "./addresses";
import { judgeClauses } from "./clauses";
import type { Rule } from "./comparison";
import { judgeDates } from "./dates";
import { judgeDeeds } from "./deeds";
import { judgeDegrees } from "./degrees";
import { judgeNumbers } from "./numbers";
import { judgePeriods } from "./periods";
import { judgeLabels, judgeRuns } from "./proper-names";
import { judgeEnlargers, judgeLimits } from "./scope";
import { judgeTerms } from "./terms";
import { judgeTitles } from "./titles";
import { judgeTurned } from "./turned";
import { judgeBonds, judgePlurals, judgeWords } from "./words";

/** What names something, in the order in which they take words: no later rule judges those again. */
export const namingRules: readonly Rule[] = [judgeTerms, judgeDegrees, judgeLabels, judgeRuns];

/** Every rule of the gate. */
export const allRules: readonly Rule[] = [
  judgeNumbers,
  judgeDates,
  judgeAddresses,
  ...namingRules,
  judgeTitles,
  judgeDeeds,
  judgeWords,
  judgePlurals,
  judgeBonds,
  judgeEnlargers,
  judgeLimits,
  judgeClauses,
  judgeTurned,
  judgePeriods,
];
