import { describe, expect, it } from "vitest";
import { nextInvitation } from "../signers/invitation.ts";
import { newSigner } from "../signers/name-signers.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { fileOf, verified } from "../workflow/testing/open-states.ts";
import { awaited, awaitedOfSigner, signersInNeed } from "./awaited.ts";

const at = "2026-11-20T15:00:00.000Z";
const named = { firstName: "Theo", lastName: "Bergstrom", relation: "OTHER", email: "theo@example.com" } as const;
const come: SignerFacts = { ...newSigner("1", named, "en", at), joinedAt: at };
const checked = (outcome: "PASSED" | "RETRY" | "REVIEW"): Pick<SignerFacts, "identityChecks"> => ({
  identityChecks: [{ kind: "PASSPORT", documentUuids: [], submittedAt: at, result: { outcome, at } }],
});
const shown: SignerFacts = { ...come, ...checked("PASSED") };
const ready: SignerFacts = { ...shown, papers: { day: "2026-11-20", documents: [] } };

const invitation = nextInvitation({}, "K7QM2XRV9TBD", at);

const waitedFor = (signer: SignerFacts, facts: Parameters<typeof loanFile>[0] = {}) =>
  awaitedOfSigner(loanFile({ ...facts, signers: [signer] }), signer)?.what;

describe("whoever signs beside the borrower and has come is waited for", () => {
  it.each<[string, SignerFacts, "identity" | "signature" | undefined]>([
    ["until they have shown who they are", come, "identity"],
    ["where their pictures are wanted once more", { ...come, ...checked("RETRY") }, "identity"],
    ["not while a person looks at their pictures", { ...come, ...checked("REVIEW") }, undefined],
    ["not before there is something to sign", shown, undefined],
    ["until they have signed", ready, "signature"],
    [
      "not where a name like theirs is on a list",
      { ...ready, watchlist: { outcome: "HIT", birthDate: "1979-05-04", at } },
      undefined,
    ],
    ["not once they have signed", { ...ready, signedAt: at }, undefined],
    ["not where they sign by hand", { ...ready, onPaper: { at } }, undefined],
    ["not once they said that they do not sign", { ...ready, declined: { at, reason: "" } }, undefined],
    ["not before they have come", newSigner("1", named, "en", at), undefined],
  ])("%s", (_when, signer, what) => {
    expect(waitedFor(signer)).toBe(what);
  });

  it("not where they meet the notary at an hour that they know, nor where the application has ended", () => {
    expect(waitedFor(come, { notarySession: { state: "BOOKED", startsAt: at } as never })).toBeUndefined();
    expect(waitedFor(come, { withdrawn: { at } })).toBeUndefined();
  });
});

const fileWith = (signer: SignerFacts) => fileOf({ ...verified, signers: [signer] });

describe("a borrower who waits for others to sign", () => {
  /** As it stands once the borrower has signed. */
  const signed = {
    ...verified,
    bpo: { status: "COMPLETE", attempt: 1, at },
    finalTitle: { clearToClose: true, exceptions: [], at },
    county: { recordsElectronically: true, acceptsRemoteNotarisation: true, recordingFee: 0, at },
    flood: { zone: "X", specialHazardArea: false, participates: true, community: "", determination: "", at },
    payoffQuotes: { lien: { outcome: "QUOTED", amount: 100_000, perDiem: 10, goodThrough: "2027-01-01", at } },
    closingDocuments: [],
    closingSignedAt: at,
    closingSealedAt: at,
  };

  it.each<[string, SignerFacts, boolean]>([
    ["not of who is on the way", ready, false],
    ["not of who has been invited", { ...newSigner("1", named, "en", at), invitation }, false],
    ["of who has not been invited", newSigner("1", named, "en", at), true],
    [
      "of whose invitation has lapsed",
      { ...newSigner("1", named, "en", at), invitation: { ...invitation, lapsedAt: at } },
      true,
    ],
    ["of who said that they do not sign", { ...ready, declined: { at, reason: "" } }, true],
  ])("is reminded %s", (_of, signer, isReminded) => {
    const file = fileOf({ ...signed, signers: [signer] } as unknown as Facts);
    expect(decide(file).step).toBe("CO_DEED_REQ");
    expect(awaited(file)?.what).toBe(isReminded ? "signer-needed" : undefined);
  });

  it("is reminded of a refusal long before, and of nobody who is invited only once they have applied", () => {
    const refused = fileWith({ ...come, declined: { at, reason: "" } });
    expect(awaited(refused)?.what).toBe("signer-needed");
    expect(signersInNeed(refused).endsAt).toBe("2026-12-04T15:00:00.000Z");
    expect(signersInNeed(fileWith(newSigner("1", named, "en", at))).signers).toEqual([]);
  });
});
