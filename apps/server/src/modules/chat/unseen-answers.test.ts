import { randomUUID } from "node:crypto";
import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { type ChatClient, openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JOBS_SCHEMA } from "../../jobs/take-back-jobs.ts";
import { mailOfUnseen } from "./unseen-answers.ts";

const CHATS = "/service-console/secure/api/v1/chats";
type Headers = Readonly<Record<string, string>>;
type Sent = { readonly subject: string; readonly text: string };

const leave = async (chat: ChatClient): Promise<void> => {
  chat.close();
  await chat.closed;
};

describe("an answer in a chat that the borrower has left", () => {
  let product: TestProduct;
  let agent: { headers: Headers };
  beforeAll(async () => {
    product = await startProduct();
    agent = await openStaff(product, "support-agent");
  });
  afterAll(() => product.close());

  const begin = async (emailAddress: string, own: Headers = {}) => {
    const reply = await product.app.inject({
      method: "POST",
      url: "/service-omni-proxy/insecure/api/v1/stream/init-web-chat",
      headers: { host: "localhost", ...own },
      payload: { friendlyName: "Dana", emailAddress },
    });
    const { token, conversationSid: uuid } = reply.json<{ token: string; conversationSid: string }>();
    const come = () => openChatClient(product.url, token);
    const dana = await come();
    dana.say("Hello");
    await dana.until(() => dana.messages.length === 1);
    await product.app.inject({ method: "POST", url: `${CHATS}/${uuid}/take`, headers: agent.headers, payload: {} });
    return { dana, uuid, come };
  };
  const say = async (uuid: string, text: string) => {
    const reply = await product.app.inject({
      method: "POST",
      url: `${CHATS}/${uuid}/messages`,
      headers: agent.headers,
      payload: { clientId: randomUUID(), text },
    });
    return reply.json<{ sequence: number }>().sequence;
  };
  const lookedAt = (uuid: string, sequence: number) => mailOfUnseen(product.ctx, { uuid, sequence });
  const seen = async (uuid: string) =>
    (
      await product.ctx.database.kysely
        .selectFrom("chat_conversations")
        .select("seen_sequence")
        .where("uuid", "=", uuid)
        .executeTakeFirstOrThrow()
    ).seen_sequence;
  const mailsTo = async (address: string, count: number): Promise<Sent[]> => {
    let sent: Sent[] = [];
    await expect
      .poll(async () => {
        const inbox = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(address)}`);
        sent = ((await inbox.json()) as Sent[]).filter(({ subject }) => subject.includes("chat"));
        return sent.length;
      })
      .toBe(count);
    return sent;
  };
  const mails = async () => (await product.ctx.database.kysely.selectFrom("outbox").select("uuid").execute()).length;

  it("is mailed to nobody where the borrower left no address", async () => {
    const { dana, uuid } = await begin("");
    await leave(dana);
    await lookedAt(uuid, await say(uuid, "Good morning"));
    const row = await product.ctx.database.kysely
      .selectFrom("chat_conversations")
      .select("mailed_sequence")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    expect(row.mailed_sequence).toBe(0);
  });

  it("is mailed of once, without what was said, and again only after they were back", async () => {
    const { dana, uuid, come } = await begin("left@example.com");
    await leave(dana);
    const first = await say(uuid, "Your papers are complete");
    const { rows } = await sql<{ data: unknown }>`
      select data from ${sql.id(JOBS_SCHEMA, "job")} where name = 'chat-unseen' and state = 'created' and start_after > now()`.execute(
      product.ctx.database.kysely,
    );
    expect(rows).toContainEqual({ data: { uuid, sequence: first } });
    await lookedAt(uuid, first);
    const second = await say(uuid, "Anything else?");
    await lookedAt(uuid, second);
    await lookedAt(uuid, first);
    const [mail] = await mailsTo("left@example.com", 1);
    expect(mail?.text).toContain("/contact?pop-webchat=true");
    expect(mail?.text).toContain("in the browser in which you wrote to us");
    expect(mail?.text).not.toContain("papers are complete");

    const back = await come();
    await back.until(() => back.texts().includes("Anything else?"));
    await expect.poll(() => seen(uuid)).toBe(second);
    await leave(back);
    await lookedAt(uuid, await say(uuid, "Goodbye"));
    await mailsTo("left@example.com", 2);
  });

  it("is not mailed of where it came to their page", async () => {
    const { dana, uuid } = await begin("there@example.com");
    const sequence = await say(uuid, "Good morning");
    await dana.until(() => dana.texts().includes("Good morning"));
    await expect.poll(() => seen(uuid)).toBe(sequence);
    const before = await mails();
    await lookedAt(uuid, sequence);
    expect(await mails()).toBe(before);
    await leave(dana);
  });

  it("is mailed of to the account's own address where they were logged in", async () => {
    const borrower = await openBorrower(product);
    const { dana, uuid } = await begin("somebody-else@example.com", borrower.headers);
    await leave(dana);
    await lookedAt(uuid, await say(uuid, "Good morning"));
    const { email } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select("email")
      .where("uuid", "=", borrower.identityUuid)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain("/dashboard?pop-webchat=true");
  });

  it("is mailed itself to a visitor whose chat is over in their browser by then, for it can be read nowhere else", async () => {
    const { dana, uuid } = await begin("overnight@example.com");
    await leave(dana);
    await product.ctx.adjustableClock?.advance(CHAT_TOKEN_MS);
    // Hours later who was at the desk is not logged in any more.
    agent = await openStaff(product, "support-agent");
    await product.app.inject({ method: "POST", url: `${CHATS}/${uuid}/take`, headers: agent.headers, payload: {} });
    await lookedAt(uuid, await say(uuid, "The first draw is at least $25,000."));
    const [mail] = await mailsTo("overnight@example.com", 1);
    expect(mail?.subject).toBe("The answer to your question in our chat");
    expect(mail?.text).toContain("The first draw is at least $25,000.");
    expect(mail?.text).not.toContain("in the browser in which you wrote to us");
  });
});
