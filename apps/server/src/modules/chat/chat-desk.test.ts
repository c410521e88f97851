import { randomUUID } from "node:crypto";
import { changeMember, deactivateMember, renewAccess } from "@gable/contract/calls/staff-members.ts";
import type { Client } from "@gable/contract/client.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const CHATS = "/service-console/secure/api/v1/chats";
type Headers = Readonly<Record<string, string>>;

describe("the support desk", () => {
  let product: TestProduct;
  let maria: { staffUuid: string; headers: Headers };
  let jon: { staffUuid: string; headers: Headers };
  beforeAll(async () => {
    product = await startProduct();
    [maria, jon] = [await openStaff(product, "support-agent"), await openStaff(product, "support-agent")];
  });
  afterAll(() => product.close());

  const get = (path: string, { headers }: { headers: Headers }) => product.app.inject({ url: CHATS + path, headers });
  const post = (path: string, { headers }: { headers: Headers }, payload: object = {}) =>
    product.app.inject({ method: "POST", url: CHATS + path, headers, payload });
  const begin = async () => {
    const reply = await product.app.inject({
      method: "POST",
      url: "/service-omni-proxy/insecure/api/v1/stream/init-web-chat",
      headers: { host: "localhost" },
      payload: { friendlyName: "Dana", emailAddress: "dana@example.com" },
    });
    const { token, conversationSid: uuid } = reply.json<{ token: string; conversationSid: string }>();
    const dana = await openChatClient(product.url, token);
    dana.say("Hello");
    await dana.until(() => dana.messages.length === 1);
    return { dana, uuid };
  };

  const listEnded = async (before = "") => {
    const url = `${CHATS.replace("chats", "ended-chats")}${before && `?before=${before}`}`;
    const reply = await product.app.inject({ url, headers: maria.headers });
    return reply.json<{ chats: { uuid: string }[]; next: string | null }>();
  };

  it("shows who waits, takes, answers once, hands over and closes", async () => {
    const { dana, uuid } = await begin();
    const inbox = (await get("", maria)).json<{ chats: { uuid: string; waitingSince: string | null }[] }>();
    expect(inbox.chats.find((chat) => chat.uuid === uuid)).toMatchObject({
      state: "waiting",
      friendlyName: "Dana",
      waitingSince: expect.any(String),
    });

    const [first, second] = await Promise.all([post(`/${uuid}/take`, maria), post(`/${uuid}/take`, jon)]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [owner, colleague] = first.statusCode === 200 ? [maria, jon] : [jon, maria];

    const answer = { clientId: randomUUID(), text: "Good morning" };
    const replies = await Promise.all([1, 2, 3].map(() => post(`/${uuid}/messages`, owner, answer)));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect((await post(`/${uuid}/messages`, colleague, answer)).statusCode).toBe(409);
    await dana.until(() => dana.texts().includes("Good morning"));
    expect(dana.texts()).toEqual(["Hello", "Good morning"]);

    const note = "She was promised a call.";
    const unsafe = await post(`/${uuid}/transfer`, owner, {
      colleague: colleague.staffUuid,
      note: "Hers: 219-09-9999",
    });
    expect(unsafe.json()).toMatchObject({ status: 422, code: "private-number" });
    const handed = await post(`/${uuid}/transfer`, owner, { colleague: colleague.staffUuid, note });
    expect(handed.json()).toMatchObject({ state: "active", agentUuid: colleague.staffUuid });
    expect((await post(`/${uuid}/messages`, owner, { ...answer, clientId: randomUUID() })).statusCode).toBe(409);
    expect((await post(`/${uuid}/transfer`, colleague, { colleague: null })).json()).toMatchObject({
      state: "waiting",
      agentUuid: null,
    });
    await post(`/${uuid}/take`, colleague);
    expect((await post(`/${uuid}/close`, colleague)).json()).toMatchObject({ state: "closed" });
    await dana.until(() => dana.state?.state === "closed");
    const transcript = (await get(`/${uuid}?after=0`, maria)).json<{
      messages: { event: string | null; note: string | null }[];
    }>();
    expect(transcript.messages.map(({ event }) => event)).toEqual([
      null,
      "joined",
      null,
      "transferred",
      "transferred",
      "joined",
      "closed-by-agent",
    ]);
    expect(transcript.messages.map((message) => message.note).filter((one) => one !== null)).toEqual([note]);
    // What colleagues write for each other reaches no borrower.
    await dana.until(() => dana.messages.length === transcript.messages.length);
    expect(JSON.stringify(dana.messages)).not.toContain("promised");
    dana.close();
  });

  it("shows first who has waited longest, though somebody had their chat and put it back", async () => {
    const [first, second] = [await begin(), await product.ctx.adjustableClock?.advance(30_000).then(begin)];
    if (!second) throw new Error("The clock of this product can be moved.");
    const mine = [first.uuid, second.uuid];
    const inRow = async () =>
      (await get("", jon)).json<{ chats: { uuid: string }[] }>().chats.filter(({ uuid }) => mine.includes(uuid));
    await post(`/${first.uuid}/take`, maria);
    await product.ctx.adjustableClock?.advance(30_000);
    await post(`/${first.uuid}/transfer`, maria, { colleague: null });
    expect((await inRow()).map(({ uuid }) => uuid)).toEqual(mine);

    // Whoever was answered waits from now on: those who are owed a first word stand before them.
    await post(`/${first.uuid}/take`, maria);
    await post(`/${first.uuid}/messages`, maria, { clientId: randomUUID(), text: "One moment" });
    await post(`/${first.uuid}/transfer`, maria, { colleague: null });
    expect((await inRow()).map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    for (const { dana } of [first, second]) dana.close();
  });

  it("lists what has ended, page by page, the newest first, and nothing that is open", async () => {
    const ended: string[] = [];
    for (let place = 0; place < 2; place += 1) {
      const { dana, uuid } = await begin();
      await post(`/${uuid}/take`, maria);
      await post(`/${uuid}/close`, maria);
      ended.unshift(uuid);
      dana.close();
    }
    const { dana, uuid: open } = await begin();
    const { chats, next } = await listEnded();
    expect(chats.slice(0, 2).map(({ uuid }) => uuid)).toEqual(ended);
    expect(chats.map(({ uuid }) => uuid)).not.toContain(open);
    expect(next).toBeNull();
    expect((await listEnded(ended[0])).chats[0]?.uuid).toBe(ended[1]);
    // Of another lender's nobody learns here when it began.
    const ofAnother = product.ctx.database.kysely
      .updateTable("chat_conversations")
      .set({ org_code: "gable-wholesale" });
    await ofAnother.where("uuid", "=", ended[0] ?? "").execute();
    expect((await listEnded(ended[0])).chats).toEqual([]);
    dana.close();
  });

  it.each([
    ["who leaves", (ruth: Client, member: string) => ruth.send(deactivateMember, { params: { member } })],
    ["who begins anew", (ruth: Client, member: string) => ruth.send(renewAccess, { params: { member } })],
    [
      "whose new role answers none",
      (ruth: Client, member: string) =>
        ruth.send(changeMember, { params: { member }, body: { name: "Kim Ode", role: "processor" } }),
    ],
  ])("gets back the chats of somebody %s", async (_who, act) => {
    const [kim, ruth] = [await openStaff(product, "support-agent"), await openStaff(product, "administrator")];
    const { dana, uuid } = await begin();
    await post(`/${uuid}/take`, kim);
    await act(ruth.client, kim.staffUuid);
    expect((await get(`/${uuid}`, maria)).json()).toMatchObject({
      chat: { state: "waiting", agentUuid: null, waitingSince: expect.any(String) },
    });
    expect((await post(`/${uuid}/take`, maria)).json()).toMatchObject({ state: "active", agentUuid: maria.staffUuid });
    dana.close();
  });

  it("tells who of the colleagues is at the console, and names them first", async () => {
    const colleagues = async () => {
      const url = CHATS.replace("chats", "chat-colleagues");
      const reply = await product.app.inject({ url, headers: maria.headers });
      return reply.json<{ colleagues: { uuid: string; isHere: boolean; chats: number }[] }>().colleagues;
    };
    await product.ctx.adjustableClock?.advance(10 * 60_000);
    const [away, here] = [await openStaff(product, "support-agent"), await openStaff(product, "support-agent")];
    await get("", here);
    const listed = await colleagues();
    expect(listed[0]).toMatchObject({ uuid: here.staffUuid, isHere: true, chats: 0, role: "support-agent" });
    expect(listed.find(({ uuid }) => uuid === away.staffUuid)).toMatchObject({ isHere: false });
    await product.ctx.adjustableClock?.advance(10 * 60_000);
    expect((await colleagues()).map(({ isHere }) => isHere)).not.toContain(true);
  });

  it("is closed to other roles, and blind to other lenders’ chats", async () => {
    const { dana, uuid } = await begin();
    const underwriter = await openStaff(product, "underwriter");
    expect((await get("", underwriter)).statusCode).toBe(403);
    const stranger = await openStaff(product, "support-agent", "harbor-pine");
    expect((await get("", stranger)).json<{ chats: { uuid: string }[] }>().chats).toEqual([]);
    const asked = ["take", "close"].map((act) => post(`/${uuid}/${act}`, stranger));
    for (const reply of [await get(`/${uuid}`, stranger), ...(await Promise.all(asked))])
      expect(reply.statusCode).toBe(404);
    await post(`/${uuid}/take`, maria);
    const theirs = await post(`/${uuid}/transfer`, maria, { colleague: stranger.staffUuid });
    expect(theirs.json()).toMatchObject({ status: 404, code: "colleague-gone" });
    dana.close();
  });

  it("sends no number that must not travel by chat, and has answers with the lender’s figures", async () => {
    const { dana, uuid } = await begin();
    await post(`/${uuid}/take`, maria);
    const refused = await post(`/${uuid}/messages`, maria, { clientId: randomUUID(), text: "Is it 219-09-9999?" });
    expect(refused.json()).toMatchObject({ status: 422, code: "private-number" });
    const canned = await product.app.inject({ url: CHATS.replace("chats", "canned-answers"), headers: maria.headers });
    expect(canned.body).toContain("(800) 555-0142");
    expect(
      canned
        .json<{ answers: { en: { text: string } }[] }>()
        .answers.every(({ en }) => !/[{}]/.test(en.text.replace("{name}", ""))),
    ).toBe(true);
    dana.close();
  });
});
