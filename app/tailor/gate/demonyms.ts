/** Countries with what and who is called after them: the same fact of place. Form of derivations.ts. */
export const demonyms = `
italy italian|poland polish|france french|germany german|spain spanish|portugal portuguese|greece greek|turkey turkish|russia russian|ukraine ukrainian
romania romanian|bulgaria bulgarian|hungary hungarian|austria austrian|switzerland swiss|belgium belgian|netherlands dutch|denmark danish|sweden swedish
norway norwegian|finland finnish|iceland icelandic|ireland irish|scotland scottish|wales welsh|england english|britain british|czechia czech|slovakia slovak
slovenia slovenian|croatia croatian|serbia serbian|bosnia bosnian|albania albanian|estonia estonian|latvia latvian|lithuania lithuanian|malta maltese|cyprus cypriot
america american|canada canadian|mexico mexican|brazil brazilian|argentina argentinian argentine|chile chilean|peru peruvian|colombia colombian|cuba cuban
china chinese|japan japanese|korea korean|taiwan taiwanese|vietnam vietnamese|thailand thai|india indian|pakistan pakistani|bangladesh bangladeshi|nepal nepalese
indonesia indonesian|malaysia malaysian|singapore singaporean|philippines filipino philippine|australia australian|israel israeli|iran iranian|iraq iraqi
lebanon lebanese|syria syrian|jordan jordanian|egypt egyptian|morocco moroccan|tunisia tunisian|algeria algerian|nigeria nigerian|ghana ghanaian
kenya kenyan|ethiopia ethiopian|uganda ugandan|europe european|asia asian|africa african|scandinavia scandinavian`;

const known = new Set(demonyms.trim().split(/[\s|]+/));

/** A country, or what and who is called after one (small letters). */
export function isDemonym(lower: string): boolean {
  return known.has(lower);
}
