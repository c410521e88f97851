import type { virusScan as protocol } from "@gable/vendors/virus-scan/protocol.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";

const engine = "sandbox signatures 1";

/** The harmless file by which scanners are tried, in two halves so that no scanner takes this source for it. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export const isHarmful = (bytes: Buffer): boolean => bytes.includes(eicar, 0, "latin1");

export const virusScan: Vendor<typeof protocol> = {
  scan: ({ file }) =>
    isHarmful(Buffer.from(file.content, "base64"))
      ? atOnce({ outcome: "infected", engine, finding: "EICAR-Test-File" })
      : atOnce({ outcome: "clean", engine }),
};
