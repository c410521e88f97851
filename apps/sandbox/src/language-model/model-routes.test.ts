import { chatCompletions } from "@gable/vendors/language-model/chat-completions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../server.ts";

describe("the language model that the sandbox plays", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ apiKey: "the key of the model" });
  });
  afterAll(() => sandbox.close());

  const modelWith = (key: string) => chatCompletions({ url: `${sandbox.url}/language-model`, model: "small", key });
  const question = "Which?";

  it("words the first passage and cites it, or knows nothing", async () => {
    const model = modelWith(sandbox.apiKey);
    const instructions = "Answer from these.\n\n[1] Fees\nThere are three.";
    expect(await model.word({ instructions, question })).toBe("In short: There are three. [1]");
    expect(await model.word({ instructions: "Be brief.", question })).toBe("NONE");
  });

  it("answers its key alone", async () => {
    const refused = modelWith("other").word({ instructions: "", question });
    await expect(refused).rejects.toMatchObject({ name: "VendorRefused", status: 401 });
  });
});
