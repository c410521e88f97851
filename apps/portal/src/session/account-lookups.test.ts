import type { CallDefinition } from "@gable/contract/call.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { describe, expect, it } from "vitest";
import { lookUpIdentity, lookUpProfile } from "./account-lookups.ts";

/** Answers each call as its path says: a value, or a failure that is thrown. */
function answering(replies: Readonly<Record<string, unknown>>): { client: Pick<Client, "send">; asked: string[] } {
  const asked: string[] = [];
  const send = async (call: CallDefinition) => {
    asked.push(call.name);
    const reply = replies[call.name];
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { client: { send: send as Client["send"] }, asked };
}

const refused = (status: number) => new CallFailed(status, "Something unexpected happened.", undefined);

describe("the account behind a session", () => {
  it("is looked up in the second place where the first does not know it", async () => {
    const { client, asked } = answering({ identity: refused(404), identityByToken: { uuid: "u" } });
    expect(await lookUpIdentity({ client })).toEqual({ uuid: "u" });
    expect(asked).toEqual(["identity", "identityByToken"]);
  });

  it("is not found where neither knows it", async () => {
    const { client } = answering({ identity: refused(500), identityByToken: refused(404) });
    await expect(lookUpIdentity({ client })).rejects.toMatchObject({ message: "User not found", status: 404 });
  });

  it.each([0, 401, 403, 503])("is not asked for again after the status %i", async (status) => {
    const { client, asked } = answering({ identity: refused(status) });
    await expect(lookUpIdentity({ client })).rejects.toMatchObject({ status });
    expect(asked).toEqual(["identity"]);
  });
});

describe("the profile", () => {
  it("is not asked for without a token", async () => {
    const { client, asked } = answering({});
    await expect(lookUpProfile({ client, hasToken: false })).rejects.toMatchObject({
      message: "JWT error",
      status: 401,
    });
    expect(asked).toEqual([]);
  });

  it("fails under its own text, with the status of the call", async () => {
    const { client } = answering({ profile: refused(401) });
    await expect(lookUpProfile({ client, hasToken: true })).rejects.toMatchObject({
      message: "Failed to fetch profile details.",
      status: 401,
    });
  });

  it("has a generic text for what is no answer", async () => {
    const { client } = answering({ profile: new TypeError("x is not a function") });
    await expect(lookUpProfile({ client, hasToken: true })).rejects.toMatchObject({ message: "Request failed." });
  });
});
