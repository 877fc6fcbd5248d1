import { v7 } from "uuid";
import { costlyDocx } from "../support/files/costly-docx";
import { costlyPdfs } from "../support/files/costly-pdfs";
import { fileOf } from "../support/files/upload-files";
import { type Attack, type Finding, longestWait, withCpu } from "./attack-frame";

const page = "/app/dashboard/resumes";
const mostCpuSeconds = 2;
const mostMegabytes = 64;
/** Of the server's CPU, the landing page itself included. */
const longestWaitSeconds = 1;

/** A member uploads files that a reader without bounds would not survive, while a visitor opens the landing page. */
export const attacks: Attack[] = [
  {
    item: "1 PDFs and Word documents that cost too much to read",
    async run(server) {
      const member = await server.member();
      const visitor = await server.visitor();
      const upload = async (bytes: Uint8Array) =>
        (await member.post(page, { id: v7(), file: fileOf(bytes, "cv.pdf", "application/pdf") })).status;
      // The first file loads the reader itself, which is the ground that the others stand on.
      for (const [, make] of costlyPdfs.slice(0, 2)) await upload(make());
      const findings: Finding[] = [];
      const word = costlyDocx.slice(0, 2).map(([what, , make]) => [what, make] as const);
      for (const [what, make] of [...costlyPdfs, ...word]) {
        const bytes = make();
        server.forgetPeak();
        const ground = server.megabytes();
        const { wait, result } = await longestWait(server, visitor, () => withCpu(server, () => upload(bytes)));
        const { seconds, result: status } = result;
        const megabytes = server.peakMegabytes() - ground - bytes.length / 1024 ** 2;
        findings.push({
          what: `${what} (${Math.ceil(bytes.length / 1024)} kB)`,
          measured: `status ${status}, ${seconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB, visitor waits for ${wait.toFixed(2)} s of it`,
          promise: `refused within ${mostCpuSeconds} s of CPU and ${mostMegabytes} MB besides a copy of the file, a visitor waits for ${longestWaitSeconds} s of it at most`,
          holds:
            status === 422 || status === 413
              ? seconds < mostCpuSeconds && megabytes < mostMegabytes && wait <= longestWaitSeconds
              : false,
        });
      }
      return findings;
    },
  },
];
