import type { Span } from "~/tailor/resume";

/** What a post says about applying for it. */
export interface HowToApply {
  /** The number it is to be quoted by, with its name: "competition number LR-24-0317". */
  reference?: string;
  /** What it asks every applicant to say, in the order of the post. */
  questions: Question[];
  /** Its sentences that say how to apply, what to send and where to, in its own words. */
  orders: string[];
}

/** Something that an applicant is asked to say in their application. */
export interface Question {
  /** The sentence that asks it. */
  sentence: string;
  /** What it asks for, without the words that ask: "when you could start". */
  text: string;
  span: Span;
}

/** As many as a letter of one page can answer. */
const mostQuestions = 4;
const longest = 260;

const kind = "(?:job|position|posting|vacancy|competition|requisition|req|our)";
const number = "(?:no|number|nr|code|id|#)";
/** "Job ref", "Competition number", "Requisition ID:"; a number alone may be of anything. */
const name = `(?:(?:${kind}\\.?[ \\t])?ref(?:erence)?\\b\\.?(?:[ \\t]${number}\\b\\.?)?|${kind}\\.?[ \\t]${number}\\b\\.?|(?:competition|requisition|req)\\b\\.?(?=[ \\t]?[:#\\d]))`;
/** In capitals and figures: "HK/24/17", "24-0817", "R0012345"; a year, a date, an hour or pay is none. */
const code =
  "(?=[A-Z\\d/._-]*\\d)(?=[A-Z\\d/_-]{4})(?!(?:19|20)\\d\\d\\b(?![/_-]))(?!\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b)(?!\\d{1,3}-\\d{1,3}\\b)[A-Z\\d][A-Z\\d/_-]+[A-Z\\d]";
const labelled = new RegExp(
  `(?:^|[(|,;:.!?–—-][ \\t]{0,2}|[ \\t]{2}|\\bquot(?:e|ing) )(${name})[ \\t]{0,2}[:#]?[ \\t]{0,2}(${code})(?![\\p{Ll}@.]\\p{L})`,
  "imu",
);
const quoted = new RegExp(
  `\\bquot(?:e|ing)\\b (?:the )?(?:(${name})[ \\t]{0,2}[:#]?[ \\t]{0,2})?(${code})(?![\\p{L}])(?! (?:jobs|per|hours))`,
  "iu",
);

/** What a post says about applying: the reference to quote, what an application is to say, and how and where it goes. */
export function howToApply(source: string): HowToApply {
  const [, label = "", number] = labelled.exec(source) ?? quoted.exec(source) ?? [];
  const isCode = number !== undefined && /^[A-Z\d/_-]+$/u.test(number);
  return {
    ...(isCode ? { reference: `${nameOf(label)} ${number}` } : {}),
    questions: questionsOf(source),
    orders: ordersOf(source),
  };
}

/** "Competition No." as "competition number", "Job ref" as "reference". */
function nameOf(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[.:#]/gu, " ")
    .replace(/\bour\b|\bjob\b(?=\s+ref)/gu, " ")
    .replace(/\bref\b/u, "reference")
    .replace(/\breq\b/u, "requisition")
    .replace(/\b(?:no|nr)\b/u, "number")
    .replace(/\bid\b/u, "ID")
    .trim()
    .replace(/\s+/gu, " ");
  return words === "" || words === "number" ? "reference" : words;
}

/** Where a request for words of the applicant begins: "tell us", "please say in your letter", "a short note about". */
const request =
  /(?:^|[,;:–—-]\s+|\b(?:please|also|and|just|then|cover letter|letter|application|r[eé]sum[eé]|cv|email|us),? +|\b(?=(?:tell (?:us|me)|let (?:us|me) know)\b))(?:(?:please|also|just|kindly) +)*(?<verb>tell (?:us|me|him|her|\p{Lu}\p{Ll}+)|let (?:us|me) know|say|state|stating|describe|describing|indicate|indicating|outline|outlining|explain|explaining|mention|mentioning|include|including|answer|write(?! to\b)|share|a (?:short |brief )?note (?:about|of|on))\b(?: (?:to )?(?:us|me))?(?: in (?:your|the|two|three|a few|one|\d+) (?:cover(?:ing)? )?\p{L}+)?:?,? +(?<asked>.+)$/iu;
/** Whoever is spoken to is the applicant, and the application is where they answer. */
const ofApplying =
  /\b(?:tell|let) (?:us|me)\b|\bplease\b|\b(?:cover(?:ing)? )?letter\b|\br[eé]sum[eé]\b|\bcv\b|\bapplication\b|\bapply\b|\be-?mail\b/iu;
const ofPapers =
  /^(?:(?:an?|the|your|any|all|copies of|\d|two|three|some|current|valid|relevant|updated|with) )*(?:(?:cover(?:ing)?|reference|motivation) letters?|letters?|r[eé]sum[eé]s?|cvs?|cv\b.*|links?|portfolio|photos?|pictures?|writing sample|samples?|certificates?|licen[cs]es?|references?|referees?|contact details|names?|ref(?:erence)?\b.*|job\b.*|transcript(?:s)?|copy|copies|subject|this (?:post|job|ad))\b/iu;
/** What is for some of the applicants, and what others say. */
const ofSome =
  /^(?:if|should|where|when|once)\b|\baccommodation|\badjustment|\bdisabilit|\bour (?:clients|customers|staff|people|patients|guests) (?:tell|say)/iu;

/** "Your earliest start date", "which shifts you can work" */
const yours = /^(?:your|when you|which\b.{1,40} you|how (?:many|much|long|soon)\b.{1,40} you|whether you|if you)\b/iu;
/** It speaks of whoever reads it, or asks for their reasons. */
const ofReader =
  /\b(?:you|your|yours|you['’]\p{L}+)\b|^about\b|^(?:why|what|which|how|the (?:best|worst|last|longest))\b/iu;
const denied = /\b(?:(?:do|need|should|must) not|never)\b[^,;.]{0,20}$|n['’]t\b[^,;.]{0,20}$|\bnothing\b/iu;
const isHeading = /^\W*\p{Lu}[\p{L} &/]{2,40}:?\s*$/u;
const greeting = /^(?:hi|hello|g['’]?day)\b/iu;

/** Where the address stands that an application goes to. */
const address =
  /\s+(?:to|at|by|on|via) +(?:\S+@\S+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b|\p{Lu}\p{Ll}+ at \S+@\S+|[\d()+][\d\s()+-]{6,}).*$|\s*[:–—-]\s*\S+@\S+.*$/u;

/** What stands in quotation marks is within one sentence, and "Mr." ends none. */
const sentences =
  /(?:"[^"\n]{0,300}"|“[^”\n]{0,300}”|[^.!?]|[.!?](?=\S)|(?<=\b(?:Mrs?|Ms|Dr|[Aa]ttn|[Nn]o|[Ee]xt))\.)+[.!?]*/gu;

function questionsOf(source: string): Question[] {
  const questions: Question[] = [];
  let isBelow = false;
  for (const { 0: line, index } of source.matchAll(/[^\n]+/gu)) {
    if (isHeading.test(line)) isBelow = false;
    if (/^\W*(?:how )?to apply\b|^\W*appl(?:y|ications?|ying)\b/iu.test(line)) isBelow = true;
    let isApplying = isBelow;
    for (const { 0: sentence, index: at } of line.matchAll(sentences)) {
      const text = sentence.trim().replace(/^[\s>•*–-]+/u, "");
      isApplying ||= ofApplying.test(text);
      if (text.length > longest || ofSome.test(text) || !isApplying) continue;
      const { verb = "", asked = "" } = request.exec(text)?.groups ?? {};
      // "Coordinate events, including weddings", "State retirement": there these words ask for nothing.
      const isAmbiguous = /^(?:includ|note|mention|say|answer|write|share|stat|describ|explain|outlin)/iu.test(verb);
      if (isAmbiguous && !ofApplying.test(text) && !yours.test(asked)) continue;
      if (!ofReader.test(asked) || denied.test(text.slice(0, text.indexOf(asked)))) continue;
      const wanted = withoutLead(asked.replace(address, "")).replace(/[\s.!]+$/u, "");
      if (wanted.split(" ").length < 2 || ofPapers.test(wanted) || greeting.test(wanted) || /^nothing\b/iu.test(wanted))
        continue;
      const start = index + at + sentence.indexOf(text);
      questions.push({ sentence: text, text: wanted, span: { start, end: start + text.length } });
      if (questions.length === mostQuestions) return questions;
    }
  }
  return questions;
}

const mostOrders = 5;
/** What somebody who applies is told to do. */
const order =
  /(?:^|[.:;,–—-] |\b(?:and|please|or|to apply|must|should|will) )(?:please )?(?:apply(?= (?:by|to|online|on|through|with|via|in|at|before|here|now|directly|for|using|if|as)\b|[.:,;!]|$)|send|e-?mail|mail|post|quote|include|attach|submit|upload|bring|call|ring|phone|text|write|address|answer|complete|fill (?:in|out)|provide|enclose|forward|drop|put|use|message|contact|do not send|don['’]t send)\b/iu;
const ofApplication =
  /\S@\S|\b(?:apply|applying|applicants?|applications?|cv|r[eé]sum[eé]s?|cover(?:ing)? letters?|subject line|portfolio|referees|criteri(?:a|on)|closing date|interviews?)\b/iu;

/** The sentences of a post about how to apply. */
function ordersOf(source: string): string[] {
  const orders: string[] = [];
  for (const [line] of source.matchAll(/[^\n]+/gu))
    for (const [sentence] of line.matchAll(sentences)) {
      const text = sentence.trim().replace(/^[\s>•*–-]+/u, "");
      const isOrder = text.length <= longest && ofApplication.test(text) && order.test(text) && !ofSome.test(text);
      if (isOrder && orders.length < mostOrders && !orders.includes(text)) orders.push(text);
    }
  return orders;
}

/** "One question in 200 words: what went wrong?": what it is stands behind the colon. */
function withoutLead(asked: string): string {
  const [, behind = asked] = /^(?:[^\s:]+ ){0,9}?[^\s:]+:\s*(.{20,})$/u.exec(asked) ?? [];
  return behind.replace(/^["“](.*)["”]$/u, "$1");
}
