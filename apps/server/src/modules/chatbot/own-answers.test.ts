import { chatWithAutobot } from "@gable/contract/calls/chatbot.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("says when the money comes, and what is left to do for it only while something is", async () => {
  const said: string[] = [];
  const ask = async ({ client, uuid }: Pick<Walked, "client" | "uuid">) => {
    for (const [message, language] of [
      ["When do I get my money?", "en"],
      ["¿Cuándo recibo mi dinero?", "es"],
    ] as const) {
      const reply = await client.send(chatWithAutobot, { body: { message, language, applicationId: uuid } });
      said.push(reply.responseStr);
    }
  };
  const walked = await walkIn(product, {
    persona: "straight-approval",
    until: "RESCISSION",
    stands: async (walking, { step }) => {
      if (step === "DISBURSEMENT_ACCOUNT") await ask(walking);
    },
  });
  await ask(walked);
  expect(said).toEqual([
    expect.stringMatching(/^The money is expected on \w+, .*if you do today what is yours to do/),
    expect.stringMatching(/^Se espera el dinero el .*si hoy hace lo que le toca a usted/),
    expect.stringMatching(/^The money is expected on \w+, \w+ \d+\. Nothing is left for you to do\.$/),
    expect.stringMatching(/^Se espera el dinero el [^.]+\. Usted ya no tiene que hacer nada\.$/),
  ]);
});

it("says that nothing is to be done while the lender has the move", async () => {
  const { client, uuid } = await walkIn(product, {
    persona: "fraud-alert",
    until: "FACTA_REVIEW",
  });
  const ask = async (message: string) =>
    (await client.send(chatWithAutobot, { body: { message, language: "en", applicationId: uuid } })).responseStr;
  expect(await ask("Where does my application stand?")).toMatch(/It is our move; you need do nothing\.$/);
  expect(await ask("What is missing?")).toMatch(/^Nothing is missing from you just now\..* It is our move/);
});
