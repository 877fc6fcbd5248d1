import { regionCodes, regionNames } from "~/tailor/lexicon/regions";
import { remembering } from "./remembering";

const regions = new Set(
  [...regionCodes, ...regionNames, "DC", "NU", "NSW", "VIC", "QLD", "TAS", "state"].map((name) => name.toLowerCase()),
);

const countries = new Set(
  (
    "uk|u.k.|u.s|u.s.a|usa|u.s.|us|u.s.a.|uae|united kingdom|england|scotland|wales|northern ireland|ireland|united states|united states of america|canada|australia|new zealand|germany|france|spain|portugal|italy|netherlands|the netherlands|" +
    "belgium|luxembourg|switzerland|austria|denmark|sweden|norway|finland|iceland|poland|czechia|czech republic|slovakia|slovenia|hungary|romania|bulgaria|greece|turkey|türkiye|croatia|serbia|bosnia|estonia|latvia|lithuania|" +
    "ukraine|russia|belarus|georgia|armenia|azerbaijan|kazakhstan|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|south korea|korea|singapore|malaysia|indonesia|thailand|vietnam|philippines|israel|" +
    "jordan|lebanon|saudi arabia|united arab emirates|qatar|kuwait|bahrain|oman|iran|iraq|egypt|morocco|tunisia|algeria|nigeria|ghana|kenya|uganda|tanzania|ethiopia|south africa|zimbabwe|zambia|mexico|brazil|argentina|chile|" +
    "colombia|peru|ecuador|uruguay|paraguay|bolivia|venezuela|costa rica|panama|guatemala|cuba|jamaica|dominican republic|puerto rico|deutschland|österreich|schweiz|españa|méxico|brasil|italia|nederland|suisse|belgique|malta|cyprus"
  ).split("|"),
);

const cityPart = /^\p{Lu}[\p{L}.'’-]*(?: (?:of|de|la|le|du|del|der|am|an|upon|on|\p{Lu}[\p{L}.'’-]*)){0,4}$/u;

/** 2 where a text is surely a place ("Leeds, UK", "Austin, TX 78701", "Remote"), 1 where it could be one, else 0. */
export const placeScore = remembering(scorePlace);

function scorePlace(text: string): number {
  const plain = text.replace(/^\(|\)$/g, "").trim();
  if (plain.length > 80 || /\bcompany name\b/iu.test(plain)) return 0;
  if (/^(?:remote|hybrid|on-?site|worldwide|nationwide)(?:\s*[,(/–-].{0,40})?$/iu.test(plain)) return 2;
  const parts = plain.split(/\s*,\s*/).filter((part) => part !== "");
  const last = parts.at(-1);
  if (!last) return 0;
  if (parts.length === 1) return isCountry(last) ? 2 : cityPart.test(last) && last.split(" ").length <= 3 ? 1 : 0;
  const before = parts.slice(0, -1);
  if (isRegion(last) && before.length <= 3 && before.every((part) => cityPart.test(part) || /^\d/.test(part))) return 2;
  return parts.length <= 3 && parts.every((part) => cityPart.test(part) && part.split(" ").length <= 3) ? 1 : 0;
}

/** "Mesa AZ 85201": a place without its comma, as a contact line may have it; elsewhere "Assistant PA" is none. */
export function isCityAndState(text: string): boolean {
  const [, city, state] = /^(.+) (\p{Lu}{2,3})(?: \d{4,5}(?:-\d{4})?)?$/u.exec(text) ?? [];
  return (
    city !== undefined && state !== undefined && isRegion(state) && cityPart.test(city) && city.split(" ").length <= 3
  );
}

/** The length of "Kansas City, MO" at the end of a text, behind a comma; undefined where no city with its region is there. */
export function lengthOfPlaceAtEnd(text: string): number | undefined {
  const [, place] = /, ?([^,]{2,40}, ?[^,]{2,30})$/u.exec(text.slice(-80)) ?? [];
  return place !== undefined && placeScore(place) === 2 ? place.length : undefined;
}

/** "TX", "Ontario", "UK": the last part of a place. */
export function isRegion(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[\s,]*\d{4,6}(?:-\d{4})?$/, "")
    .trim();
  return (regions.has(plain) && (plain.length > 3 || /^\p{Lu}/u.test(text))) || countries.has(plain);
}

function isCountry(text: string): boolean {
  return countries.has(text.toLowerCase()) && /^\p{Lu}/u.test(text);
}
