import { care } from "./data/care";
import { commerce } from "./data/commerce";
import { computing } from "./data/computing";
import { engineering } from "./data/engineering";
import { finance } from "./data/finance";
import { general } from "./data/general";
import { health } from "./data/health";
import { laboratory } from "./data/laboratory";
import { money } from "./data/money";
import { operations } from "./data/operations";
import { people } from "./data/people";
import { publicService } from "./data/public";
import { science } from "./data/science";
import { sectors } from "./data/sectors";
import { service } from "./data/service";
import { software } from "./data/software";
import { trades } from "./data/trades";

/**
 * The skills lexicon, by field of work: some 4,600 terms with their aliases and families, written for this project from
 * general knowledge of the trades. No list of anyone else went into it.
 *
 * To extend it, add to the file of the trade: a line is `kind: entry; entry`, an entry
 * `Canonical=alias=alias>Parent,Parent`. An alias is another way to write the same thing, never a neighbour of it: what
 * the resume calls by one name may be called by the other. A parent is what having the term implies (React implies JavaScript, never the
 * reverse). `!` before a name asks for its exact case ("HR"); `?` marks a word that is plain English too ("Go") and
 * counts only in a list of other terms or behind "experience with". A single word that posts use for other things
 * ("education") belongs in only with `?`. A new file is added here. The tests of the lexicon tell of names given twice, of
 * parents that are none, and of terms that their own name does not find.
 */
export const sources = {
  software,
  computing,
  finance,
  money,
  health,
  care,
  trades,
  engineering,
  people,
  publicService,
  commerce,
  service,
  operations,
  science,
  laboratory,
  sectors,
  general,
};
