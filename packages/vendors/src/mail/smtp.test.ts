import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import { smtpMail } from "./smtp.ts";

interface Answers {
  /** Refuses a recipient, or the message as a whole, with this code. */
  readonly recipient?: number;
  readonly message?: number;
  readonly isEncrypted?: boolean;
}

const password = "right-password";
let servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve))));
  servers = [];
});

const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

/** A mail server of the lender's. Returns its address for one who knows the password, and what it took. */
async function startServer(answers: Answers = {}) {
  const taken: string[] = [];
  const server = new SMTPServer({
    logger: false,
    hideSTARTTLS: answers.isEncrypted === false,
    disabledCommands: answers.isEncrypted === false ? ["STARTTLS"] : [],
    onAuth: ({ password: given }, _, done) =>
      given === password ? done(null, { user: "gable" }) : done(Object.assign(new Error("no"), { responseCode: 535 })),
    onRcptTo: (_, __, done) => (answers.recipient ? done(refusal(answers.recipient)) : done()),
    onData: (stream, _, done) => {
      let text = "";
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      stream.on("end", () => {
        if (answers.message) return done(refusal(answers.message));
        taken.push(text);
        return done();
      });
    },
  });
  servers.push(server);
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const { port } = listening.address() as AddressInfo;
  // The certificate is the test server's own: nobody vouches for it.
  const address = (secret: string) => `smtp://gable:${secret}@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  return { address, taken };
}

const order = {
  key: "5b0f3c2e",
  reference: "file",
  correlationId: "c",
  orderedAt: "2026-11-20T18:00:00.000Z",
  request: {
    from: { name: "Harbor & Pine, “Lending”", address: "help@harbor.example.com" },
    to: "ana@example.com",
    subject: "Su préstamo\r\nBcc: everybody@example.com",
    text: "Hola Ana",
    attachments: [{ name: "Aviso.txt", mediaType: "text/plain", content: Buffer.from("aviso").toString("base64") }],
  },
};

describe("mail over a server of the lender's own", () => {
  it("arrives with its text, its attachment and the order's key, and no header that the text smuggles in", async () => {
    const { address, taken } = await startServer();
    const reply = await smtpMail(address(password)).send(order);
    expect(reply).toMatchObject({ status: "answered", answer: { outcome: "accepted" } });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain("Message-ID: <5b0f3c2e@harbor.example.com>");
    expect(taken[0]).toContain("Hola Ana");
    expect(taken[0]).toContain("Aviso.txt");
    expect(taken[0]).not.toMatch(/^Bcc:/m);
  });

  it("tells the receiver's mail program how to end mails that nobody needs, and is silent of it elsewhere", async () => {
    const { address, taken } = await startServer();
    const unsubscribe = "https://harbor.example.com/leave/5b0f";
    await smtpMail(address(password)).send({ ...order, request: { ...order.request, unsubscribe } });
    await smtpMail(address(password)).send(order);
    expect(taken[0]).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(taken[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(taken[1]).not.toContain("List-Unsubscribe");
  });

  it.each([550, 551, 553])("that %i says nobody receives is undeliverable", async (code) => {
    const { address } = await startServer({ recipient: code });
    await expect(smtpMail(address(password)).send(order)).resolves.toMatchObject({
      answer: { outcome: "undeliverable", reason: "no-such-address" },
    });
  });

  it("waits for another try where the server is busy, or not there", async () => {
    const { address } = await startServer({ recipient: 450 });
    await expect(smtpMail(address(password)).send(order)).rejects.toThrow(VendorUnavailable);
    await expect(smtpMail("smtp://127.0.0.1:1").send(order)).rejects.toThrow(VendorUnavailable);
  });

  it("is not sent in clear", async () => {
    const { address, taken } = await startServer({ isEncrypted: false });
    await expect(smtpMail(address(password)).send(order)).rejects.toThrow(VendorRefused);
    expect(taken).toEqual([]);
  });

  it("fails for good where the server refuses us or the message", async () => {
    const { address } = await startServer({ message: 554 });
    await expect(smtpMail(address(password)).send(order)).rejects.toThrow(VendorRefused);
    await expect(smtpMail(address("wrong")).send(order)).rejects.toThrow(VendorRefused);
  });
});
