import { describe, expect, it } from "vitest";
import { opensDashboard } from "./dashboard-link.ts";

const SIGNER = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";

describe("the dashboard's link", () => {
  it.each([
    ["BORROWER", null, false, true],
    ["AGENT", null, false, true],
    ["CO_DEEDER", null, false, false],
    ["BORROWER", SIGNER, false, false],
    ["CO_DEEDER", SIGNER, true, true],
    ["BORROWER", SIGNER, true, true],
  ] as const)("for %s, signing as %s, broker %s: %s", (type, signerUuid, isBroker, isThere) => {
    expect(opensDashboard({ type, signerUuid, isBroker })).toBe(isThere);
  });
});
