/** The largest form of ours: a degree with sixty courses and sixty bullets, each with its place before. */
const maxFields = 300;
/**
 * "title", "education[0].school". Conform builds the objects and lists that names spell, so a name like
 * "a[999999999]" from a stranger would cost the memory of the whole isolate.
 */
const fieldName = /^(?=.{1,64}$)[A-Za-z]\w*(\[\d{1,2}\]|\.[A-Za-z]\w*){0,4}$/;
/** What a button sends that adds an entry to a list, or takes one away. */
export const intentName = "__intent__";

/** The form in a body; null where it is none, or names fields that no form of ours has. */
export async function parseFormData(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  try {
    const formData = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    const names = [...formData.keys()];
    const isBounded = names.length <= maxFields && names.every((name) => name === intentName || isFieldName(name));
    return isBounded ? formData : null;
  } catch {
    return null;
  }
}

/** No field of ours is called "toString" or the like: an object with one of its own breaks whoever prints it. */
function isFieldName(name: string): boolean {
  return fieldName.test(name) && !name.split(/[.[\]]/).some((part) => part in Object.prototype);
}
