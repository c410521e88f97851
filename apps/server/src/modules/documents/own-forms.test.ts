import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOwnForms } from "./own-forms.ts";
import { openRenderPool } from "./render-pool.ts";
import { sampleInputs } from "./testing/sample-inputs.ts";
import { sampleLender } from "./testing/sample-lender.ts";

/** What counsel of the lender wrote, from the same input as ours. */
const ownWords = `
export const form = {
  version: "2027-01",
  approvedByCounsel: true,
  draft: (input, lender) => ({
    title: { en: "Your right to cancel", es: "Su derecho a cancelar" },
    preparedOn: input.preparedOn,
    facts: [],
    summary: { en: ["You may cancel until " + input.cancelBy + "."], es: ["Puede cancelar hasta " + input.cancelBy + "."] },
    body: [
      { block: "paragraph", size: "body", text: "Counsel of " + lender.legalName + " chose these words." },
      { block: "signature", id: "consumer-signature", signer: input.consumer, label: "I have received it" },
    ],
  }),
};
`;

describe("a document that a lender writes otherwise", () => {
  let folder: string;
  const pool = openRenderPool({ size: 1 });
  const lenders = () => pathToFileURL(`${folder}/`);
  const write = async (name: string, content: string) => {
    await mkdir(join(folder, "harbor", "documents"), { recursive: true });
    await writeFile(join(folder, "harbor", "documents", name), content);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "own-forms-"));
    await write("RIGHT_TO_CANCEL.ts", ownWords);
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  it("takes the place of ours, with what it is made from, its own fields and a version of its own", async () => {
    const ownForms = (await readOwnForms(lenders())).get("harbor") ?? {};
    const input = sampleInputs.RIGHT_TO_CANCEL;
    const made = await pool.render("RIGHT_TO_CANCEL", input, { ...sampleLender, ownForms }, "en");
    const text = await pdfText(made.bytes);
    expect(text).toContain(`Counsel of ${sampleLender.legalName} chose these words.`);
    expect(text).toContain(`You may cancel until ${input.cancelBy}.`);
    expect(text).not.toContain("Sample for counsel");
    expect(made.fields.map(({ fieldId }) => fieldId)).toContain("consumer-signature");
    expect(made.version).toMatch(/^2027-01 [0-9a-f]{8}$/);
    const others = await pool.render("FLOOD_NOTICE", sampleInputs.FLOOD_NOTICE, { ...sampleLender, ownForms }, "en");
    expect(await pdfText(others.bytes)).toContain("Sample for counsel");
  });

  it("goes by another version as soon as a letter of it is another", async () => {
    const before = (await readOwnForms(lenders())).get("harbor")?.RIGHT_TO_CANCEL?.version;
    await write("RIGHT_TO_CANCEL.ts", ownWords.replace("chose these", "wrote these"));
    expect((await readOwnForms(lenders())).get("harbor")?.RIGHT_TO_CANCEL?.version).not.toBe(before);
  });

  it.each([
    ["LOVE_LETTER.ts", ownWords, /LOVE_LETTER\.ts is no document that the product writes/],
    ["FLOOD_NOTICE.ts", "export const form = { version: '1' };", /FLOOD_NOTICE\.ts exports no form with a version/],
    ["FLOOD_NOTICE.ts", "export const form = ;", /FLOOD_NOTICE\.ts exports no form with a version/],
  ])("stops the start where %s is none", async (name, content, message) => {
    await write(name, content);
    await expect(readOwnForms(lenders())).rejects.toThrow(message);
    await rm(join(folder, "harbor", "documents", name));
  });
});
