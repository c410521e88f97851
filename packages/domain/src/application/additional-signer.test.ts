import { describe, expect, it } from "vitest";
import { isAdditionalSigner } from "./additional-signer.ts";

const maria = "0b8e6a52-60a1-4e0c-9c2b-0f5c54d0a001";
const other = "0b8e6a52-60a1-4e0c-9c2b-0f5c54d0a002";

describe("who is an additional signer", () => {
  it.each([
    { version: "v1", listed: true, type: "BORROWER", signs: true },
    { version: "v1", listed: false, type: "CO_DEEDER", signs: false },
    { version: "v2", listed: true, type: "BORROWER", signs: false },
    { version: "v2", listed: false, type: "CO_DEEDER", signs: true },
    { version: null, listed: true, type: "BORROWER", signs: false },
    { version: null, listed: false, type: "CO_DEEDER", signs: true },
  ] as const)("rule $version, listed $listed, type $type: $signs", ({ version, listed, type, signs }) => {
    const application = {
      additionalSignerVersion: version,
      helocSigners: [{ identityUuid: listed ? maria : other }],
    };
    expect(isAdditionalSigner({ uuid: maria, type }, application)).toBe(signs);
  });
});
