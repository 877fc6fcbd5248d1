import fc from "fast-check";
import { expect, it } from "vitest";
import { TextEncoder as PageEncoder } from "~/http/page-encoder";

const texts = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constantFrom("naïve", "—", "a😀b", "\ud800"));

it("encodes as the runtime does, whatever room there is", () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 40 }), (text, room) => {
      const [own, native] = [new Uint8Array(room), new Uint8Array(room)];
      expect(new PageEncoder().encodeInto(text, own)).toEqual(new TextEncoder().encodeInto(text, native));
      expect(own).toEqual(native);
      expect(new PageEncoder().encode(text)).toEqual(new TextEncoder().encode(text));
    }),
  );
});
