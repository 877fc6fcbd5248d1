const native = new globalThis.TextEncoder();

/**
 * What React's renderer finds as `TextEncoder`. It encodes each tag, attribute and text of a page by itself, ten
 * thousand on a long page, and calling into the runtime for each takes an eighth of the page's time. Short ASCII is
 * copied here instead.
 */
export class TextEncoder {
  encode(text: string): Uint8Array {
    return native.encode(text);
  }

  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    const length = Math.min(text.length, target.length);
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code > 127) return native.encodeInto(text, target);
      target[at] = code;
    }
    return { read: length, written: length };
  }
}
