import { ExtractError } from "~/tailor/extract/failures";

const zipEnd = [0x50, 0x4b, 0x05, 0x06];
/** The end record of a ZIP stands in the last 64 KB and 22 bytes. */
const zipTail = 65_557;

/** Refuses a PDF that is a ZIP as well: what we read of it is not what another program opens. */
export function refuseZip(bytes: Uint8Array): void {
  const from = Math.max(0, bytes.length - zipTail);
  for (let index = bytes.length - 22; index >= from; index -= 1) {
    // Without the first comparison, 65,000 functions are made for each file.
    if (bytes[index] === zipEnd[0] && zipEnd.every((value, offset) => bytes[index + offset] === value))
      throw new ExtractError("unsupported-type");
  }
}
