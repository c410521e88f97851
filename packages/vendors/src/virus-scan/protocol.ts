import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { attachment } from "../wire-values.ts";

export const scanRequest = z.object({ file: attachment });
export type ScanRequest = z.infer<typeof scanRequest>;

export const scanAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("clean"), engine: z.string() }),
  z.object({ outcome: z.literal("infected"), engine: z.string(), finding: z.string() }),
]);
export type ScanAnswer = z.infer<typeof scanAnswer>;

export const virusScan = defineProtocol({
  kind: "virus-scan",
  summary: "Malware in uploaded files",
  acts: { scan: { summary: "Whether a file is clean", request: scanRequest, answer: scanAnswer } },
});
