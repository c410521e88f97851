import { describe, expect, it } from "vitest";
import { iceServersFor } from "./ice-servers.ts";

describe("servers that help pages to reach each other", () => {
  it("are none unless they are named", () => {
    expect(iceServersFor({ iceUrls: [], turnSecret: undefined }, "ada", 0)).toEqual([]);
  });

  it("are given credentials that end after an hour where they relay", () => {
    const iceUrls = ["stun:stun.example.com:3478", "turns:turn.example.com:5349"];
    // The credential as coturn computes it: base64(hmac-sha1(secret, "4600:ada")).
    expect(iceServersFor({ iceUrls, turnSecret: "a secret of the relay" }, "ada", 1_000_000)).toEqual([
      { urls: ["stun:stun.example.com:3478"] },
      {
        urls: ["turns:turn.example.com:5349"],
        username: "4600:ada",
        credential: expect.stringMatching(/^[\w+/]{27}=$/) as string,
      },
    ]);
  });
});
