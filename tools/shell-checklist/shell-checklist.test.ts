import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isThere } from "../proofs/proof.ts";
import { root } from "../running/root.ts";
import { shellChecklistDocument } from "./shell-checklist-document.ts";
import { sections } from "./tables/lines.ts";

const lines = sections.flatMap(({ name, lines: own }) => own.map((line) => ({ ...line, section: name })));
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the shell's checklist", () => {
  it.each(lines)("$section: $says – every test named for it exists", ({ proofs }) => {
    const gone = proofs.filter((proof) => !isThere(proof));
    expect(gone).toEqual([]);
    expect(proofs).not.toEqual([]);
  });

  it("is what the document says", () => {
    expect(read("docs/shell-checklist.md")).toBe(shellChecklistDocument(sections));
  });
});
