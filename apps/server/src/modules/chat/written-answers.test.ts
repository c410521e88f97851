import { cannedAnswers } from "@gable/contract/calls/chat-desk.ts";
import { checkSetting } from "@gable/contract/calls/organisations-settings.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const answer = (place: number, title: string, text: string, isOffered = true) => ({
  place,
  title: { en: title, es: `${title} (es)` },
  text: { en: text, es: `En español: ${text}` },
  isOffered,
});

const offered = async (who: OpenStaff | undefined) => (await who?.client.send(cannedAnswers, {}))?.answers ?? [];

describe("the written answers of a lender’s desk", () => {
  let product: TestProduct;
  let [maria, stranger, ruth]: OpenStaff[] = [];
  beforeAll(async () => {
    product = await startProduct();
    maria = await openStaff(product, "support-agent");
    stranger = await openStaff(product, "support-agent", "harbor-pine");
    ruth = await openStaff(product, "administrator");
  });
  afterAll(() => product.close());

  const check = (answers: readonly object[]) => {
    const value: object = { answers, offersPhrases: true, offersHelp: true };
    return ruth?.client.send(checkSetting, { body: { subject: "answers", value: value as Record<string, never> } });
  };

  it("are ours alone until it has written some", async () => {
    const answers = await offered(maria);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ isOwn }) => isOwn)).toEqual([]);
  });

  it("come before ours in their order, with its figures; a retired one and what it hides do not come, nor to another lender", async () => {
    const answers = [
      answer(2, "Branch", "Hello {name}, call us at {phone}."),
      answer(3, "Old rates", "From {lowestApr}%.", false),
      answer(1, "Moving house", "Tell us the new address, {name}."),
    ];
    await setByTwo(product, "answers", () => ({ answers, offersPhrases: false }), "Asked for by the desk");
    const now = await offered(maria);
    expect(now.slice(0, 3)).toMatchObject([
      { isOwn: true, en: { title: "Moving house", text: "Tell us the new address, {name}." } },
      {
        isOwn: true,
        en: { title: "Branch", text: "Hello {name}, call us at (800) 555-0142." },
        es: { title: "Branch (es)", text: "En español: Hello {name}, call us at (800) 555-0142." },
      },
      { isOwn: false },
    ]);
    const ids = now.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("desk-greeting");
    expect((await offered(stranger)).filter(({ isOwn }) => isOwn)).toEqual([]);
    expect((await offered(stranger)).map(({ id }) => id)).toContain("desk-greeting");
    await setByTwo(product, "answers", () => ({ answers: [], offersHelp: false }), "Nothing for a while");
    expect(await offered(maria)).toEqual([]);
    // No borrower's page knows them.
    await setByTwo(product, "answers", () => ({ answers, offersHelp: true }), "Back again");
    const page = await product.app.inject({ url: "/account/heloc/login", headers: { host: "localhost" } });
    expect(page.body).not.toContain("Moving house");
  });

  it.each([
    ["asks for a social security number", "Please write me your SSN.", "asks-for-number"],
    ["asks for an account number", "What is your account number?", "asks-for-number"],
    ["holds such a number", "Ours is 219-09-9999.", "private-number"],
    ["names a figure that there is not", "Hello {surname}", "blank-unknown"],
    ["leaves a brace open", "Hello {name", "blank-unknown"],
  ])("are refused where one %s", async (_what, text, code) => {
    await expect(check([answer(1, "One", "Good morning"), answer(2, "Two", text)])).rejects.toMatchObject({
      problem: { fields: { "value.answers.1.text.en": [code], "value.answers.1.text.es": [code] } },
    });
  });

  it("are refused where two have one name, one is empty, or has no place", async () => {
    await expect(check([answer(1, "One", "Good morning"), answer(2, "One", "Hello")])).rejects.toMatchObject({
      problem: { fields: { "value.answers.1.title.en": ["title-twice"] } },
    });
    await expect(check([{ ...answer(0, "One", "Hello"), text: { en: "Hello", es: " " } }])).rejects.toMatchObject({
      problem: { fields: { "value.answers.0.text.es": ["required"], "value.answers.0.place": ["at-least-1"] } },
    });
    expect(await check([answer(1, "One", "Never send your social security number by chat.")])).toBeDefined();
  });
});
