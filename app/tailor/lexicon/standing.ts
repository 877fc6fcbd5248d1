/** Words behind a paper or a study by which it is gone: "CDL (expired 2019)". */
const gone =
  /\b(?:expired|lapsed|ran out|run out|out of date|did have|used to (?:have|hold)|surrendered|suspended|revoked|inactive|retired|formerly|no longer|not renewed|was valid|(?:certificate|licen[cs]e|card|permit|ticket) lost|held (?:until|till|through)|left (?:after|before|without|in)|withdr[ae]w|dropped out|transferred|did not (?:finish|complete|graduate|test|pass|sit|take))\b/iu;

/** Words by which somebody still works towards it: "PMP, expected 2026", "CPA, two of four parts passed". */
const unfinished =
  /\b(?:in progress|finishing|graduating|currently busy|busy with|complet(?:e|es|ing) (?:in |by )?(?:\p{L}+ )?20\d\d|due (?:to finish|in|by)|expected|anticipated|candidate|enrolled in|currently (?:in|taking|enrolled)|pursuing|studying (?:for|towards?)|working towards?|not (?:yet )?(?:finished|completed|taken|passed|held|applied)|not yet|have not|haven['’]t|plan(?:ning)? to|to be (?:completed|taken|finished)|eligible|pending|(?:parts?|units?|modules?|courses?) (?:passed|done|left|to go|to do)|\d of \d (?:parts|units|modules|papers|exams)|on hold|paused|still open|written test passed|(?:exam|test)s? (?:is |are )?(?:booked|planned|scheduled|to come)|(?:exam|test) is (?:in|on|at)|finish in|booked|applied|starts? (?:at|in|on)\b(?! (?:work|the))|awaiting|waiting (?:for|on)|resit\p{L}*|retak\p{L}+|permit pending)\b/iu;

/** What somebody says against their own paper; "no. 12", "Part 107" and "no violations" say nothing of the kind. */
const limits =
  /\b(?:not|no(?!\.? ?\S*\d| (?:violations|points|accidents|restrictions|tickets)\b)|none|never|only|without|half|parts?(?! \d+\b(?! of\b))|failed|cancell?ed|refund\p{L}*|barred|learner|learning|limited|restrict\p{L}*|provisional|probation\p{L}*|under review)\b/iu;
/** "I did not sit the test", but "Types I and II". */
const ofWriter = /\bI (?!(?:and|or|to|through)\b)\p{Ll}/u;

const renewed = /\brenew(?:al|ed|s)?\b/iu;

/** Whether a text says of a paper or a study that it is gone. An end that is stated may lie in the past: nothing here knows the day. */
export function isGone(text: string): boolean {
  return gone.test(text);
}

/** Whether a text limits a paper that it names ("automatic only", "not current") or speaks of its holder: without that it would be another paper. */
export function isLimited(text: string): boolean {
  return limits.test(text) || ofWriter.test(text);
}

/** Whether a text says of a paper or a study that it is not there yet; one that is to be renewed is. */
export function isUnfinished(text: string): boolean {
  return unfinished.test(text) && !renewed.test(text);
}

/** Whether a note says what is not so, or was not done: "Not trained on cranes", "did not handle cash". */
export function saysNot(text: string): boolean {
  return /^(?:no|not|never|none)\b|\b(?:did|do|does|was|were|have|had|am) not\b|n['’]t\b/iu.test(text);
}
