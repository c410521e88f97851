import { randomUUID } from "node:crypto";
import { CHATBOT_SESSION_MS } from "@gable/domain/chat/limits.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CHATBOT = "/service-chat-chatbot/external/api/v1/message";
type Answer = {
  conversationId: string;
  questionId: string;
  responseStr: string;
  outcome: string;
  sources: { title: string }[];
  related: string[];
};

describe("the assistant", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const post = (name: string, payload: object, headers: Record<string, string> = {}) =>
    product.app.inject({
      method: "POST",
      url: `${CHATBOT}/${name}`,
      payload,
      headers: { host: "localhost", ...headers },
    });
  const ask = async (message: string, headers: Record<string, string> = {}, more: object = {}) => {
    const reply = await post("chatWithAutobot", { message, ...more }, headers);
    return { reply, ...reply.json<Answer>() };
  };
  const history = (conversationId: string, headers: Record<string, string>) =>
    product.app.inject({
      url: `${CHATBOT}/getChatHistory/${conversationId}`,
      headers: { host: "localhost", ...headers },
    });

  it("answers from the help with the lender’s own figures, and says from where", async () => {
    const english = await ask("What are the closing costs?");
    expect(english).toMatchObject({ outcome: "answered", sources: [{ title: "Which fees there are" }] });
    expect(english.responseStr).toMatch(/4\.99%.*\$180.*\$300/);
    expect(english.responseStr).not.toMatch(/[{}]/);
    const spanish = await ask("¿Cuáles son los costos de cierre?", {}, { language: "es" });
    expect(spanish.sources).toMatchObject([{ title: "Qué cargos hay" }]);
  });

  it("says that it does not know, and names people who may", async () => {
    const answer = await ask("Who won the super bowl?");
    expect(answer).toMatchObject({ outcome: "unknown", sources: [] });
    expect(answer.responseStr).toContain("(800) 555-0142");
    expect(await ask("Should I take this loan?")).toMatchObject({ outcome: "refused", related: [] });
  });

  it("names what may have been meant, which it can answer, and again to whoever comes back", async () => {
    const answer = await ask("we signed last nite and im having cold feet");
    expect(answer).toMatchObject({ outcome: "unknown", related: expect.arrayContaining(["Your right to cancel"]) });
    for (const title of answer.related)
      expect(await ask(title)).toMatchObject({ outcome: "answered", sources: [{ title }] });
    const cookie = String(answer.reply.headers["set-cookie"]).split(";")[0] ?? "";
    const again = await history(answer.conversationId, { cookie });
    expect(again.json()).toMatchObject([{ related: answer.related }]);
  });

  it("answers from the application of whoever asks, and of nobody else", async () => {
    const dana = await openBorrower(product);
    const other = await openBorrower(product);
    const own = await ask("Where does my application stand?", dana.headers, { applicationId: dana.applicationUuid });
    expect(own.responseStr).toMatch(
      /^0 of \d+ parts of your application are done\. What comes now: your first answers\./,
    );
    const cousins = await ask("How far along is my cousin's loan?", dana.headers, {
      applicationId: dana.applicationUuid,
    });
    expect(cousins).toMatchObject({ outcome: "refused", sources: [{ title: "Somebody else’s application" }] });
    const stranger = await ask("Where does my application stand?");
    expect(stranger.responseStr).toMatch(/^Log in/);
    const foreign = await ask("Where is it?", other.headers, { applicationId: dana.applicationUuid });
    const absent = await ask("Where is it?", other.headers, { applicationId: randomUUID() });
    expect([foreign.reply.statusCode, absent.reply.statusCode]).toEqual([404, 404]);
  });

  it("keeps the conversation for its owner for ten minutes, sealed", async () => {
    const dana = await openBorrower(product);
    const other = await openBorrower(product);
    const first = await ask("What is a HELOC, says a very particular sentence?", dana.headers);
    const { conversationId } = first;
    await ask("How much can I borrow?", dana.headers, { conversationId });
    const kept = (await history(conversationId, dana.headers)).json<{ questionStr: string }[]>();
    expect(kept.map(({ questionStr }) => questionStr)).toEqual([
      "What is a HELOC, says a very particular sentence?",
      "How much can I borrow?",
    ]);
    for (const headers of [other.headers, {}]) {
      expect((await history(conversationId, headers)).statusCode).toBe(404);
      expect((await ask("hello", headers, { conversationId })).reply.statusCode).toBe(404);
    }
    const { rows } = await product.ctx.database.pool.query<{ text: string }>(
      "select encode(sealed, 'escape') as text from chatbot_exchanges where conversation_uuid = $1",
      [conversationId],
    );
    expect(JSON.stringify(rows)).not.toContain("particular");
    await product.ctx.adjustableClock?.advance(CHATBOT_SESSION_MS);
    expect((await history(conversationId, dana.headers)).statusCode).toBe(404);
  });

  it("has a question once that is asked again because its answer was lost", async () => {
    const dana = await openBorrower(product);
    const other = await openBorrower(product);
    const questionId = randomUUID();
    const first = await ask("What is a HELOC?", dana.headers, { questionId });
    expect(first.questionId).toBe(questionId);
    const again = await Promise.all(
      [1, 2, 3].map(() => ask("What is a HELOC?", dana.headers, { questionId, conversationId: first.conversationId })),
    );
    // The page did not hear of the conversation either.
    again.push(await ask("What is a HELOC?", dana.headers, { questionId }));
    for (const { reply } of again) expect(reply.json()).toEqual(first.reply.json());
    expect((await history(first.conversationId, dana.headers)).json()).toHaveLength(1);

    const foreign = await ask("How much can I borrow?", other.headers, { questionId });
    expect(foreign.conversationId).not.toBe(first.conversationId);
    expect(foreign.questionId).not.toBe(questionId);
  });

  it("has a question once that is asked twice at once", async () => {
    const dana = await openBorrower(product);
    const { conversationId } = await ask("hello", dana.headers);
    const questionId = randomUUID();
    const both = await Promise.all(
      [1, 2].map(() => ask("What is a HELOC?", dana.headers, { questionId, conversationId })),
    );
    expect(both.map((each) => each.questionId)).toEqual([questionId, questionId]);
    expect((await history(conversationId, dana.headers)).json()).toHaveLength(2);
  });

  it("takes no number that must not travel by chat, and keeps nothing of it", async () => {
    const before = await countExchanges();
    for (const text of ["my ssn is 219-09-9999", "routing 011000015", "4111 1111 1111 1111"]) {
      expect((await ask(text)).reply.json()).toMatchObject({ status: 422, code: "private-number" });
    }
    expect(await countExchanges()).toBe(before);
  });

  it("takes twenty questions a minute, and gives back the latest twenty", async () => {
    const dana = await openBorrower(product);
    const { conversationId } = await ask("hello", dana.headers);
    for (let number = 2; number <= 20; number += 1) await ask("hello", dana.headers, { conversationId });
    expect((await ask("hello", dana.headers, { conversationId })).reply.statusCode).toBe(429);
    await product.ctx.adjustableClock?.advance(61_000);
    await ask("What is a HELOC?", dana.headers, { conversationId });
    const latest = (await history(conversationId, dana.headers)).json<{ questionStr: string }[]>();
    expect(latest).toHaveLength(20);
    expect(latest.at(-1)?.questionStr).toBe("What is a HELOC?");
  });

  it("keeps why an answer did not help, blank where the question was dismissed", async () => {
    const dana = await openBorrower(product);
    const other = await openBorrower(product);
    const { conversationId, questionId } = await ask("What is a HELOC?", dana.headers);
    const feedback = (feedbackMessage: string, headers: Record<string, string> = dana.headers) =>
      post("setChatReplyUsedWithFeedback", { questionId, conversationId, feedbackMessage, rating: "DOWN" }, headers);
    expect((await feedback("Answer too vague")).statusCode).toBe(204);
    expect((await feedback("")).statusCode).toBe(204);
    expect((await feedback("x".repeat(141))).statusCode).toBe(400);
    expect((await feedback("", other.headers)).statusCode).toBe(404);
    const { rows } = await product.ctx.database.pool.query("select rating from chatbot_exchanges where uuid = $1", [
      questionId,
    ]);
    expect(rows).toEqual([{ rating: "DOWN" }]);
  });

  async function countExchanges(): Promise<number> {
    const rows = await product.ctx.database.kysely.selectFrom("chatbot_exchanges").select("uuid").execute();
    return rows.length;
  }
});
