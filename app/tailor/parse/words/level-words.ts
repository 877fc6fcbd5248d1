const levelWord =
  "native|mother tongue|bilingual|fluent|proficient|professional|advanced|intermediate|upper[- ]intermediate|conversational|basic|" +
  "beginner|elementary|limited|novice|expert|competent|familiar|skilled|master|[abc][12]|muttersprache|fließend|courant|nativo|langue maternelle|lengua materna|língua materna|madrelingua|moedertaal";
const wholeLevel = new RegExp(
  `^(?:full |limited )?(?:${levelWord})(?: (?:or bilingual|working|professional|proficiency|level|speaker|user|knowledge))*$`,
  "iu",
);

/** True for a text that only says how well ("Expert", "Full professional proficiency", "B2"). */
export function isLevel(text: string): boolean {
  return text.length < 50 && wholeLevel.test(text);
}
