/** Phrases that act as one verb: pattern (source of a regular expression), the verb it stands for. */
export const verbPhrases: [string, string][] = [
  [
    "in charge of|charged with|accountable for|responsib(?:le|ility|ilities)(?: \\w+)? (?:for|of)|duties (?:included?|involved?|consisted of)|tasked with|entrusted with",
    "responsible",
  ],
  ["carr(?:y|ied|ies|ying) out", "perform"],
  ["(?:set|setting|sets) up", "establish"],
  ["(?:put|putting|puts) together", "assemble"],
  ["(?:took|take|takes|taking) care of|look(?:ed|s|ing)? after", "care"],
  ["deal(?:t|s|ing)? with", "handle"],
  ["(?:made|make|makes|making) sure", "ensure"],
  ["(?:took|take|takes|taking) part in", "participate"],
  ["(?:came|come|comes|coming) up with", "create"],
  ["(?:kept|keep|keeps|keeping) track of", "track"],
  ["roll(?:ed|s|ing)? out", "implement"],
  ["(?:wrote|write|writes|writing) up", "write"],
  [
    "(?:provid|offer|lend|giv|deliver)(?:e|ed|es|ing|ent|s)? (?:\\w+ ){0,2}?(?:support|assistance|help)|gave (?:\\w+ ){0,2}?(?:support|assistance|help)|lent (?:a hand|support)",
    "assist",
  ],
  ["work(?:ed|s|ing)? (?:in|on|within|as part of) (?:a|an|the) [^,.;]{0,20}team (?:that|who|which)", "participate"],
  ["(?:part|member) of (?:a|an|the) [^,.;]{0,30}?(?:that|who|which)", "participate"],
  [
    "work(?:ed|s|ing)? (?:\\w+ly )?(?:with|alongside|together with)|work(?:ed|s|ing)? (?:\\w+ )?as part of|in (?:collaboration|cooperation|partnership) with",
    "collaborate",
  ],
  ["fill(?:ed|s|ing)? in for", "assist"],
  ["work(?:ed|s|ing)? on", "contribute"],
  ["(?:ran|run|running|runs) (?:out|into)", "encounter"],
];
