import { getResolvedPDFJS } from "unpdf";
import { beforeAll, expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { limits } from "~/tailor/extract/limits";
import type { Meter } from "~/tailor/extract/pdf/meter";
import { buildPdf } from "../../support/files/build-pdf";
import { costlyForPdfjs, costlyPdfs } from "../../support/files/costly-pdfs";

const line = { text: "Tram driver", x: 40, y: 60 };

/** The allowance bounds all that is done with a file, our own steps too; what is not counted grows far beyond this. */
const mostTimes = 6;
let cpuOfAllowance = 0;

async function spentOn(bytes: Uint8Array) {
  const start = process.cpuUsage();
  const result = await extractText(bytes);
  const { user, system } = process.cpuUsage(start);
  const { meter } = (await getResolvedPDFJS()) as unknown as { meter: Meter };
  return { result, spent: meter.spent(), cpu: user + system };
}

beforeAll(async () => {
  // The second time, since the first one compiles pdf.js.
  await spentOn(costlyForPdfjs());
  cpuOfAllowance = (await spentOn(costlyForPdfjs())).cpu;
}, 60_000);

it.each(costlyPdfs)("stops at %s", async (_, make) => {
  const bytes = make();
  const { result, spent, cpu } = await spentOn(bytes);
  expect(result).toMatchObject({ ok: false, failure: "too-much-inside" });
  expect(spent.steps).toBeLessThan(1.1 * limits.pdf.steps);
  const copies = limits.pdf.copies * bytes.length;
  expect(spent.bytes + copies).toBeLessThan(1.1 * limits.pdf.bytes);
  // What comes second finds compiled code.
  const least = cpu < mostTimes * cpuOfAllowance ? cpu : Math.min(cpu, (await spentOn(bytes)).cpu);
  expect(least).toBeLessThan(mostTimes * cpuOfAllowance);
});

it("reads a plain page for less than a tenth of the allowance", async () => {
  const { result, spent } = await spentOn(await buildPdf([{ pieces: [line] }]));
  expect(result).toMatchObject({ ok: true, text: "Tram driver" });
  expect(spent.steps).toBeLessThan(limits.pdf.steps / 10);
  expect(spent.bytes).toBeLessThan(limits.pdf.bytes / 10);
});

it("reads files that come at the same time one after the other, each on its own account", async () => {
  const good = await buildPdf([{ pieces: [line] }]);
  const [bad] = costlyPdfs;
  const results = await Promise.all([extractText(good), extractText(bad?.[1]() ?? good), extractText(good)]);
  expect(results.map((result) => result.ok)).toEqual([true, false, true]);
});

it("lets the event loop run while it reads a dear file", async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 0);
  await extractText(costlyForPdfjs());
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

it("reads a file although nothing is left of the account before", async () => {
  await extractText(costlyPdfs[0]?.[1]() ?? new Uint8Array());
  const { Util } = await getResolvedPDFJS();
  const spendAll = () => {
    for (let calls = 0; calls < 20_000_000; calls++) Util.transform([1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]);
  };
  expect(spendAll).toThrow();
  expect(await extractText(await buildPdf([{ pieces: [line] }]))).toMatchObject({ ok: true, text: "Tram driver" });
});
