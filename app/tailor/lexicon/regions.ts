/** Most states and provinces of the United States, Canada and Australia by their codes; those whose names are words of a compass are left out. */
const names: Readonly<Record<string, string>> = {
  ...{
    AL: "alabama",
    AK: "alaska",
    AZ: "arizona",
    AR: "arkansas",
    CA: "california",
    CO: "colorado",
    CT: "connecticut",
  },
  ...{ DE: "delaware", FL: "florida", GA: "georgia", HI: "hawaii", ID: "idaho", IL: "illinois", IN: "indiana" },
  ...{ IA: "iowa", KS: "kansas", KY: "kentucky", LA: "louisiana", ME: "maine", MD: "maryland", MA: "massachusetts" },
  ...{
    MI: "michigan",
    MN: "minnesota",
    MS: "mississippi",
    MO: "missouri",
    MT: "montana",
    NE: "nebraska",
    NV: "nevada",
  },
  ...{ NH: "new hampshire", NJ: "new jersey", NM: "new mexico", NY: "new york", NC: "north carolina" },
  ...{ ND: "north dakota", OH: "ohio", OK: "oklahoma", OR: "oregon", PA: "pennsylvania", RI: "rhode island" },
  ...{ SC: "south carolina", SD: "south dakota", TN: "tennessee", TX: "texas", UT: "utah", VT: "vermont" },
  ...{ VA: "virginia", WA: "washington", WV: "west virginia", WI: "wisconsin", WY: "wyoming" },
  ...{
    AB: "alberta",
    BC: "british columbia",
    MB: "manitoba",
    NB: "new brunswick",
    NL: "newfoundland",
    NS: "nova scotia",
  },
  ...{
    ON: "ontario",
    PE: "prince edward island",
    QC: "quebec",
    SK: "saskatchewan",
    YT: "yukon",
    NT: "northwest territories",
  },
  ...{
    NSW: "new south wales",
    VIC: "victoria",
    QLD: "queensland",
    TAS: "tasmania",
    ACT: "australian capital territory",
  },
};

export const regionCodes: readonly string[] = Object.keys(names);
export const regionNames: readonly string[] = Object.values(names);

const named = new RegExp(`(?<!\\p{L})(?:${regionNames.join("|")})(?!\\p{L})`, "giu");
const coded = new RegExp(`(?<![\\p{L}\\d])(?:${regionCodes.join("|")})(?![\\p{L}\\d])`, "gu");
const codeOf = new Map(Object.entries(names).map(([code, name]) => [name, code]));

/** Codes that are words or letters of a trade too: they name a place only at the start of a text, or behind a comma or bracket. */
const ambiguous = /^(?:OR|IN|ON|ME|OK|HI|MD|PA|PE|MA|ACT)$/;

/** The codes of the states and provinces that a text names: "NC" for "North Carolina" and for "NC"; in capitals throughout nobody sees codes. */
export function regionsIn(text: string): Set<string> {
  const codes = /\p{Ll}/u.test(text)
    ? [...text.matchAll(coded)].flatMap(({ 0: code, index }) =>
        ambiguous.test(code) && !/(?:^|[,(] ?)$/u.test(text.slice(0, index)) ? [] : [code],
      )
    : [];
  const spelt = (text.match(named) ?? []).flatMap((name) => codeOf.get(name.toLowerCase()) ?? []);
  return new Set([...codes, ...spelt]);
}

/** A text without the states and provinces that it spells out. */
export function withoutRegions(text: string): string {
  return text.replace(named, " ");
}
