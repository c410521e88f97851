import { advanceClock } from "@gable/contract/calls/development.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { inviteSigner, refuseInvitation } from "@gable/contract/calls/signers.ts";
import { declineAsSigner } from "@gable/contract/calls/signers-desk.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { followInvitation, invitationIn, uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DAY_MS = 86_400_000;

describe("a borrower’s account says what became of who is to sign", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  /** Just submitted: the other owner is invited. */
  async function submitted(email: string) {
    const walked = await walkIn(product, { persona: "joint-owner", email, until: "INCOME_VERIFICATION" });
    const { client, uuid } = walked;
    const mailbox = `theo.${email}`;
    return {
      ...walked,
      mailbox,
      stranger: createBorrowerClient(product.url, "gable"),
      code: await invitationIn(product.sandbox.url, mailbox),
      /** The titles of what leads to those who sign and is still to be done. */
      told: async (language: "en" | "es" = "en") =>
        (await client.send(notifications, { query: { language } })).flatMap(({ title, ctas }) =>
          ctas.some(({ redirectPath }) => redirectPath.endsWith(`/${uuid}/signing/additional`)) ? [title] : [],
        ),
    };
  }

  it("where the invitation reached somebody else, until it is sent elsewhere, and where they said no", async () => {
    const home = await submitted("elsewhere.news@example.com");
    const { uuid, stranger, told } = home;
    await stranger.send(refuseInvitation, { body: { code: home.code } });
    expect(await told()).toEqual(["An invitation to sign reached somebody else"]);
    expect(await told("es")).toEqual(["Una invitación a firmar llegó a otra persona"]);

    const mailbox = `second.${home.mailbox}`;
    const params = { uuid, signer: await uuidOfSigner(home) };
    await home.client.send(inviteSigner, { params, body: { email: mailbox, language: "en" } });
    expect(await told()).toEqual([]);
    await followInvitation(stranger, product.sandbox.url, mailbox);
    await stranger.send(declineAsSigner, { body: { reason: "" } });
    expect(await told()).toEqual(["Somebody who was to sign said no"]);
  });

  it("where nobody followed it in time", async () => {
    const { client, uuid, told } = await submitted("lapsed.news@example.com");
    await client.send(advanceClock, { body: { byMs: 14 * DAY_MS + 1000, applicationUuid: uuid } });
    expect(await until(told, (titles) => titles.length > 0)).toEqual(["An invitation to sign has expired"]);
  });
});
