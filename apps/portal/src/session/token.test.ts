import { describe, expect, it } from "vitest";
import { spanOf } from "./token.ts";

const token = (claims: object) => `Bearer header.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.signature`;

describe("when a session ends", () => {
  it("counts the token's life from when it was received, whatever the server's clock says", () => {
    const inTheFuture = token({ iat: 4_000_000_000, exp: 4_000_001_800 });
    expect(spanOf(inTheFuture, 10_000)).toEqual({ start: 10_000, end: 10_000 + 1_800_000 });
  });

  it("dates a token that was there before the tab by what it says", () => {
    expect(spanOf(token({ iat: 100, exp: 1900 }), undefined)).toEqual({ start: 100_000, end: 1_900_000 });
  });

  it("knows nothing of a token that says nothing", () => {
    expect(spanOf("Bearer opaque", 1)).toBeNull();
    expect(spanOf(token({}), 1)).toBeNull();
  });
});
