import { describe, expect, it } from "vitest";
import { sentWith } from "./sent-with.ts";

const sent = (query: string) => sentWith(new URLSearchParams(query));

describe("what the address of registration says", () => {
  it("is who sent the borrower, where the money goes, and which campaign led them here", () => {
    const referrer = "2f1c9e0a-7b1d-4c55-9a10-5a3c8f6f1d20";
    expect(sent(`referrer=${referrer}&payout=wallet&utm_source=letter&utm_campaign=spring&step=name`)).toEqual({
      referrer,
      payout: "WALLET",
      campaign: { utm_source: "letter", utm_campaign: "spring" },
    });
  });

  it("never keeps anybody from applying, however odd it is", () => {
    expect(sent("utm_=x&UTM_SOURCE=x&utm_a1=x&referrer=x")).toEqual({});
    expect(sent(`utm_source=${"x".repeat(5000)}`).campaign?.["utm_source"]).toHaveLength(100);
    const many = "abcdefghijklmnop".replace(/./g, (letter) => `&utm_${letter}=1`);
    expect(Object.keys(sent(many).campaign ?? {})).toHaveLength(10);
  });
});
