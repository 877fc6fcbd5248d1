export const unsureTop = "Odile Fenner\nodile.fenner@example.org\n01632 960 441\n";

/** Jobs whose heads are no heads that one could be sure of. */
export const unsureJobs = `Marsh Road Joinery -- bench hand (2019 to now)
plane, glue and clamp doors
hang them with the fitter on Fridays

Uncle's yard -- odd jobs (2014, 2016, 2017)
fences, sheds

Corner Ironmonger -- counter (2011 - 2013)
keys, paint, orders`;

/** A resume whose section of jobs is kept as it was written. */
export const unsureResume = `${unsureTop}
WORK

${unsureJobs}

SCHOOL
Fenland Technical College, Joinery, 2011
`;
