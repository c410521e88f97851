import { describe, expect, it } from "vitest";
import { blankFacts, profiledFacts } from "../journey/blank-facts.ts";
import { HelocApplication } from "./application.ts";
import {
  DocumentType,
  disclosureDocuments,
  identityDocumentFronts,
  isIdentityDocumentFront,
} from "./document-types.ts";
import { Identity } from "./identity.ts";
import { Profile } from "./profile.ts";
import { StatusFlags, StatusReply, unpublishedFlags } from "./status.ts";

describe("the wire schemas", () => {
  it("accept an application at its beginning and one with a profile", () => {
    for (const { application, profile } of [blankFacts, profiledFacts]) {
      expect(HelocApplication.parse(application)).toEqual(application);
      expect(Profile.parse(profile)).toEqual(profile);
    }
  });

  it("name every status flag in the specification, each with a value for `not published`", () => {
    expect(Object.keys(StatusFlags.shape)).toHaveLength(28);
    expect(StatusFlags.parse(unpublishedFlags)).toEqual(unpublishedFlags);
  });

  it("accept a status reply without a step, and one that is delayed", () => {
    const reply = { step: null, version: 3, status: unpublishedFlags };
    expect(StatusReply.parse(reply)).toEqual(reply);
    const delayed = { ...reply, delayed: { what: "WAITING_FOR_VALUATION", since: "2026-01-06T10:00:00Z" } };
    expect(StatusReply.parse(delayed)).toEqual(delayed);
    expect(StatusReply.safeParse({ ...reply, step: "ELSEWHERE" }).success).toBe(false);
  });

  it("refuse a telephone number without its country code", () => {
    const identity = {
      uuid: blankFacts.profile.uuid,
      type: "CO_DEEDER",
      email: "signer@example.com",
      phoneNumbers: ["+13035550100"],
      organizationCode: "demo",
      profileType: "INDIVIDUAL",
      updatedAt: "2026-01-06T10:00:00Z",
      twoFactorEnabled: false,
      aliases: [],
      passwordExpired: false,
      totpVerified: false,
      accountAddress: null,
      groupPolicyAddress: null,
      isBroker: false,
      activeLegacyCustomerOrgs: [],
      signerUuid: null,
      emailConfirmed: false,
      nextEmail: null,
      countsVisits: null,
    };
    expect(Identity.parse(identity)).toEqual(identity);
    expect(Identity.safeParse({ ...identity, phoneNumbers: ["3035550100"] }).success).toBe(false);
  });

  it("count only the front of an identity document as proof that it is on file", () => {
    expect(DocumentType.options.filter(isIdentityDocumentFront)).toEqual([...identityDocumentFronts]);
    expect(disclosureDocuments.some((type) => isIdentityDocumentFront(type))).toBe(false);
  });
});
