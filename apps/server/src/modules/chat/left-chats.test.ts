import { randomUUID } from "node:crypto";
import { ANSWER_DUE_MS, CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { logInAgain, openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CHATS = "/service-console/secure/api/v1/chats";
const STREAM = "/service-omni-proxy/insecure/api/v1/stream";
const DAY_MS = 86_400_000;
type Headers = Readonly<Record<string, string>>;
type Begun = { readonly token: string; readonly conversationSid: string };
type Inbox = {
  readonly chats: readonly { uuid: string; isLapsed: boolean; isOverdue: boolean; waitingSince: string | null }[];
};

describe("a chat that one side has left", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const asked = (url: string, headers: Headers) =>
    product.app.inject({ url, headers: { host: "localhost", ...headers } });
  const post = (url: string, headers: Headers, payload: object = {}) =>
    product.app.inject({ method: "POST", url, headers: { host: "localhost", ...headers }, payload });
  const begin = async (headers: Headers, more: object = {}): Promise<Begun> =>
    (
      await post(`${STREAM}/init-web-chat`, headers, {
        friendlyName: "Dana",
        emailAddress: "dana@example.com",
        ...more,
      })
    ).json<Begun>();
  const current = async (headers: Headers) =>
    (await asked(`${STREAM}/current`, headers)).json<{ conversation: { conversationSid: string } | null }>()
      .conversation;
  const answer = (uuid: string, agent: { headers: Headers }, text: string) =>
    post(`${CHATS}/${uuid}/messages`, agent.headers, { clientId: randomUUID(), text });

  /** Somebody who is logged in, writes, and goes. */
  async function writeAndLeave(text: string) {
    const { identityUuid, headers } = await openBorrower(product);
    const { token, conversationSid: uuid } = await begin(headers);
    const dana = await openChatClient(product.url, token);
    dana.say(text);
    await dana.until(() => dana.texts().includes(text));
    dana.close();
    await dana.closed;
    return { identityUuid, headers, uuid };
  }

  it("stays on the desk where nobody answered in six hours, and is open again for both once somebody takes it", async () => {
    const { identityUuid, uuid } = await writeAndLeave("Is Saturday a business day?");
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS + DAY_MS);
    const agent = await openStaff(product, "support-agent");
    const inbox = async () =>
      (await asked(CHATS, agent.headers)).json<Inbox>().chats.find((chat) => chat.uuid === uuid);
    expect(await inbox()).toMatchObject({ state: "closed", isLapsed: true, waitingSince: expect.any(String) });
    const refused = await answer(uuid, agent, "It is");
    expect(refused.statusCode).toBe(409);

    expect((await post(`${CHATS}/${uuid}/take`, agent.headers)).json()).toMatchObject({ state: "active" });
    expect((await answer(uuid, agent, "It is, for cancelling")).statusCode).toBe(200);
    expect(await inbox()).toMatchObject({ state: "active", isLapsed: false, waitingSince: null });

    const back = await logInAgain(product, identityUuid);
    expect(await current(back)).toMatchObject({ conversationSid: uuid });
    const again = await begin(back);
    expect(again.conversationSid).toBe(uuid);
    const dana = await openChatClient(product.url, again.token);
    await dana.until(() => dana.texts().includes("It is, for cancelling"));
    dana.say("Thank you");
    await dana.until(() => dana.texts().includes("Thank you"));
    dana.close();
  });

  it("is taken by a colleague where the agent who had it has gone home", async () => {
    const { uuid } = await writeAndLeave("Hello");
    const first = await openStaff(product, "support-agent");
    await post(`${CHATS}/${uuid}/take`, first.headers);
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS);
    const second = await openStaff(product, "support-agent");
    expect((await post(`${CHATS}/${uuid}/take`, second.headers)).json()).toMatchObject({
      state: "active",
      agentUuid: second.staffUuid,
    });
  });

  it("is a colleague's to take, and one colleague's alone, once whoever has it has left its borrower waiting for two minutes", async () => {
    const { identityUuid, uuid } = await writeAndLeave("Hello");
    const [gone, ...colleagues] = [
      await openStaff(product, "support-agent"),
      await openStaff(product, "support-agent"),
      await openStaff(product, "support-agent"),
    ];
    const [kim, lee] = colleagues;
    if (!kim || !lee) throw new Error("Three were opened.");
    const seenBy = async ({ headers }: { headers: Headers }) =>
      (await asked(CHATS, headers)).json<Inbox>().chats.find((chat) => chat.uuid === uuid);
    const pass = async (ms: number) => product.ctx.adjustableClock?.advance(ms);
    await pass(10 * ANSWER_DUE_MS);
    await post(`${CHATS}/${uuid}/take`, gone.headers);
    // However long the borrower waited before, whoever takes the chat has their own two minutes.
    await pass(ANSWER_DUE_MS - 1000);
    expect(await seenBy(kim)).toMatchObject({ isOverdue: false });
    expect((await post(`${CHATS}/${uuid}/take`, kim.headers)).json()).toMatchObject({ code: "chat-taken" });
    await pass(1000);
    expect(await seenBy(kim)).toMatchObject({ isOverdue: true, agentUuid: gone.staffUuid });
    const both = await Promise.all(colleagues.map(({ headers }) => post(`${CHATS}/${uuid}/take`, headers)));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [owner] = both[0]?.statusCode === 200 ? [kim] : [lee];
    expect((await answer(uuid, gone, "I am back")).statusCode).toBe(409);
    expect((await answer(uuid, owner, "Good morning")).statusCode).toBe(200);
    await pass(ANSWER_DUE_MS);
    expect(await seenBy(gone)).toMatchObject({ isOverdue: false, waitingSince: null, agentUuid: owner.staffUuid });
    const back = await openChatClient(product.url, (await begin(await logInAgain(product, identityUuid))).token);
    await back.until(() => back.texts().includes("Good morning"));
    expect(back.messages.map(({ event }) => event)).toEqual([null, "joined", "joined", null]);
    back.close();
  });

  it("is nobody's to take any more once its borrower began another, was answered, or a month has passed", async () => {
    const agent = () => openStaff(product, "support-agent");
    const own: string[] = [];
    const lapsed = async (staff: { headers: Headers }) =>
      (await asked(CHATS, staff.headers))
        .json<Inbox>()
        .chats.filter(({ uuid, isLapsed }) => isLapsed && own.includes(uuid));
    const renewed = await writeAndLeave("Hello?");
    const answered = await writeAndLeave("Hello?");
    const one = await agent();
    await post(`${CHATS}/${answered.uuid}/take`, one.headers);
    await answer(answered.uuid, one, "Good day");
    const old = await writeAndLeave("Hello?");
    own.push(renewed.uuid, answered.uuid, old.uuid);
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS);
    await begin(await logInAgain(product, renewed.identityUuid));
    const two = await agent();
    expect(await lapsed(two)).toMatchObject([{ uuid: old.uuid }]);
    expect((await post(`${CHATS}/${renewed.uuid}/take`, two.headers)).statusCode).toBe(409);
    expect((await post(`${CHATS}/${answered.uuid}/take`, two.headers)).statusCode).toBe(409);
    await product.ctx.adjustableClock?.advance(31 * DAY_MS);
    expect(await lapsed(await agent())).toEqual([]);
  });

  it.each([
    ["the agent ended it", 1, true],
    ["six hours passed", CHAT_TOKEN_MS, false],
  ])("shows its borrower, once, the answer that came when they were gone, though %s", async (_why, later, isEnded) => {
    const { identityUuid, uuid } = await writeAndLeave("When is my money?");
    const agent = await openStaff(product, "support-agent");
    await post(`${CHATS}/${uuid}/take`, agent.headers);
    await answer(uuid, agent, "On Thursday");
    if (isEnded) await post(`${CHATS}/${uuid}/close`, agent.headers);
    await product.ctx.adjustableClock?.advance(later);

    const neighbour = await openBorrower(product);
    expect(await current(neighbour.headers)).toBeNull();
    expect((await begin(neighbour.headers, { conversationSid: uuid })).conversationSid).not.toBe(uuid);

    const back = await logInAgain(product, identityUuid);
    expect(await current(back)).toMatchObject({ conversationSid: uuid, state: "closed" });
    const { token, conversationSid } = await begin(back, { conversationSid: uuid });
    expect(conversationSid).toBe(uuid);
    const dana = await openChatClient(product.url, token);
    await dana.until(() => dana.texts().includes("On Thursday") && dana.state?.state === "closed");
    dana.close();
    await expect.poll(() => current(back)).toBeNull();
    expect((await begin(back, { conversationSid: uuid })).conversationSid).not.toBe(uuid);
  });
});
