import { borrowersSaid, markReplied, sendCeoFeedback, sendLeaveSurvey } from "@gable/contract/calls/feedback.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("feedback", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const send = (url: string, payload: object, headers: object = {}) =>
    product.app.inject({ method: "POST", url, headers: { host: "localhost", ...headers }, payload });
  const where = { applicationUuid: null, pathname: "/dashboard", productType: "HELOC" };
  const letter = { ...where, topic: "IMPROVE", message: "Tell me sooner what it costs.", marketingConsent: true };
  const kept = () => product.ctx.database.kysely.selectFrom("feedback").selectAll().orderBy("created_at").execute();

  it("to the chief executive is kept sealed, with the writer's own application and no other", async () => {
    const { headers, applicationUuid, identityUuid } = await openBorrower(product);
    const stranger = await openBorrower(product);
    expect((await send(sendCeoFeedback.path, { ...letter, applicationUuid }, headers)).statusCode).toBe(204);
    await send(sendCeoFeedback.path, { ...letter, applicationUuid }, stranger.headers);
    await send(sendCeoFeedback.path, letter);
    const rows = await kept();
    expect(rows.map((row) => row.application_uuid)).toEqual([applicationUuid, null, null]);
    expect(rows[0]).toMatchObject({ identity_uuid: identityUuid, topic: "IMPROVE", marketing_consent: true });
    expect(rows[0]?.sealed_message?.toString("latin1")).not.toContain("costs");
  });

  it.each([
    ["too short a message", { message: "short" }, "message"],
    ["no topic", { topic: undefined }, "topic"],
    ["no answer about marketing", { marketingConsent: undefined }, "marketingConsent"],
  ])("is refused with %s", async (_what, change, field) => {
    const reply = await send(sendCeoFeedback.path, { ...letter, ...change });
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it("keeps of the page the path alone, and of a page elsewhere nothing", async () => {
    await send(sendCeoFeedback.path, { ...letter, pathname: "/dashboard?token=secret#ada@example.com" });
    await send(sendCeoFeedback.path, { ...letter, pathname: "https://evil.example/dashboard" });
    expect((await kept()).map(({ pathname }) => pathname).slice(-2)).toEqual(["/dashboard", "/"]);
  });

  it("of somebody who leaves is one reason, from somebody with a log-in", async () => {
    const { headers, applicationUuid } = await openBorrower(product);
    const answer = { ...where, applicationUuid, reason: "LATER" };
    expect((await send(sendLeaveSurvey.path, answer)).statusCode).toBe(401);
    expect((await send(sendLeaveSurvey.path, { ...answer, reason: "BORED" }, headers)).statusCode).toBe(400);
    expect((await send(sendLeaveSurvey.path, answer, headers)).statusCode).toBe(204);
    expect((await kept()).at(-1)).toMatchObject({ addressee: "leaving", topic: "LATER", sealed_message: null });
  });

  it("is read, counted and marked as answered by the lender's own staff alone", async () => {
    const since = new Date(0).toISOString();
    const { client: agent, name } = await openStaff(product, "support-agent");
    const read = () => agent.send(borrowersSaid, { query: { since } });
    const { counts, said } = await read();
    expect(counts).toMatchObject({ letters: 5, unanswered: 5, leaving: [{ topic: "LATER", count: 1 }] });
    const first = said.find(({ kind, application }) => kind === "letter" && application !== null);
    expect(first).toMatchObject({ text: letter.message, topic: "IMPROVE", replied: null });
    const marking = { params: { letter: first?.uuid ?? "" } };
    const { client: stranger } = await openStaff(product, "support-agent", "harbor-pine");
    await expect(stranger.send(markReplied, marking)).rejects.toMatchObject({ status: 404 });
    expect((await stranger.send(borrowersSaid, { query: { since } })).said).toEqual([]);
    await agent.send(markReplied, marking);
    await expect(agent.send(markReplied, marking)).rejects.toMatchObject({ status: 404 });
    const after = await read();
    expect(after.counts.unanswered).toBe(4);
    expect(after.said.find(({ uuid }) => uuid === first?.uuid)?.replied).toMatchObject({ by: name });
    const leaving = await agent.send(borrowersSaid, { query: { since, kind: "leaving" } });
    expect(leaving.said).toMatchObject([{ kind: "leaving", topic: "LATER", text: null }]);
    const { client: officer } = await openStaff(product, "loan-officer");
    await expect(officer.send(borrowersSaid, { query: { since } })).rejects.toMatchObject({ status: 403 });
  });
});
