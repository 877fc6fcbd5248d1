import type { Paper } from "./template";

/** What tells of a country: where somebody lives or works, or their number. */
interface Whereabouts {
  location?: string | undefined;
  phone?: string | undefined;
}

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DC|FL|GA|HI|IA|ID|IL|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT";
const names =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|québec|british columbia|alberta|manitoba|nova scotia|saskatchewan|new brunswick|newfoundland";
const countries = "usa?|u\\.s\\.(?:a\\.)?|united states(?: of america)?|canada|m[eé]xico|puerto rico";
const northAmerica = new RegExp(
  `(?:^|[\\s,(])(?:${countries})\\)?$|,\\s*(?:${names})$|^(?:${names.replace("washington|", "")})$`,
  "iu",
);
/** In capitals, behind a comma. Two that are countries too (Berlin, DE; Pune, IN) need a postcode beside them. */
const state = new RegExp(
  `,\\s*(?:(?:${states})(?:[\\s,]+[\\dA-Z][\\dA-Z -]{2,9})?|(?:DE|IN)[\\s,]+\\d{5}(?:-\\d{4})?)$`,
  "u",
);
/** Countries that end a place without being taken for a name of North America. */
const elsewhere =
  /\b(?:uk|u\.k\.|united kingdom|england|scotland|wales|ireland|germany|deutschland|france|spain|españa|portugal|italy|italia|netherlands|belgium|luxembourg|switzerland|schweiz|austria|österreich|denmark|sweden|norway|finland|iceland|poland|czechia|czech republic|slovakia|slovenia|hungary|romania|bulgaria|greece|turkey|türkiye|croatia|serbia|estonia|latvia|lithuania|ukraine|russia|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|korea|singapore|malaysia|indonesia|thailand|vietnam|israel|uae|united arab emirates|qatar|kuwait|saudi arabia|egypt|morocco|nigeria|ghana|kenya|uganda|ethiopia|south africa|brazil|brasil|argentina|peru|australia|new zealand)\)?$/iu;

/** Texts of users may be any length: a place or a number is told by less. */
const longestLine = 120;

/** The paper of the country that the first of these tells of: Letter in the US, Canada and Mexico, else A4. */
export function usualPaper(whereabouts: readonly Whereabouts[]): Paper {
  for (const { location, phone } of whereabouts) {
    const paper = paperOfPlace(location) ?? paperOfPhone(phone);
    if (paper) return paper;
  }
  return "a4";
}

function paperOfPlace(location: string | undefined): Paper | undefined {
  const written = (location ?? "").trim().slice(-longestLine);
  const plain = written.replace(/ ?\((?:remote|hybrid|on-?site)\)$|[.;]$/iu, "");
  if (northAmerica.test(written) || northAmerica.test(plain) || state.test(plain)) return "letter";
  return elsewhere.test(plain) ? "a4" : undefined;
}

/** A country code, or how numbers are grouped where +1 goes without saying. */
function paperOfPhone(phone: string | undefined): Paper | undefined {
  const plain = (phone ?? "").trim().slice(0, longestLine);
  if (/^(?:\+|00)/.test(plain)) return /^(?:\+|00)\s*\(?(?:1(?=[\s().-]|\d{10}\b)|52)/.test(plain) ? "letter" : "a4";
  return /^(?:1[\s.-])?(?:\([2-9]\d{2}\)\s*|[2-9]\d{2}[\s.-])[2-9]\d{2}[\s.-]\d{4}(?!\d)/.test(plain)
    ? "letter"
    : undefined;
}
