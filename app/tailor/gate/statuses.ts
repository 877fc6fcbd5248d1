/** What keeps a credential or an honour from being held. */
export type Status = "open" | "lapsed" | "named";

const told: [Status, RegExp][] = [
  [
    "open",
    /\b(?:in progress|ongoing|under ?way|incomplete|unfinished|pending|awaiting|expected|anticipated|due(?! (?:to|diligence))|candida(?:te|cy)|pursuing|completing|studying|enrolled|reading for|working (?:on|towards?)|towards?|training (?:for|as|to)|preparing for|sitting|revising for|part[- ](?:qualified|way|completed)|applied for|applying|application (?:pending|submitted|in)|thesis submitted|booked|scheduled|registered for|eligible|provisional(?:ly)?|not (?:yet )?(?:\w+ed|taken|sat|held)|did not|to be (?:taken|sat|completed|awarded)|coursework|credits|attended|currently taking|halfway|ABD|all but dissertation|aim(?:s|ing)? (?:to|for)|hop(?:es|ing) (?:to|for)|plan(?:s|ning)? to|(?:phd|doctoral|master['’]?s|msc|mba) (?:student|researcher))\b|\b(?:\d+|one|two|three|four|five|six|seven|half)\s+(?:out )?of\s+(?:the\s+|its\s+)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?:[\p{L}-]+\s+){0,2}(?:exam|paper|module|unit|level|part|course|test|component)s?\b/iu,
  ],
  [
    "lapsed",
    /\b(?:lapsed|expired|no longer|not renewed|inactive|revoked|surrendered|suspended|formerly|previously|former|was valid|(?:held|member|licen[cs]ed|certified|registered) until|renewal (?:due|pending))\b/iu,
  ],
  [
    "named",
    /\b(?:short-?listed|long-?listed|nominat(?:ed|ion|ee)|finalist|runners?[- ]up|highly commended|commended|in the running|semi-?finalist)\b/iu,
  ],
];

/** What a part of a text says of the credentials it names; empty where they are held. */
export function statusesIn(part: string): Status[] {
  return told.filter(([, pattern]) => pattern.test(part)).map(([status]) => status);
}
