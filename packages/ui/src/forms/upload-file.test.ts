import { describe, expect, it } from "vitest";
import { sortChosen, type UploadFile, unfitFor } from "./upload-file.ts";

const rule = { accept: ".pdf,.heic,image/*", largestBytes: 20 * 1024 * 1024 };
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe("a file that was chosen", () => {
  it.each([
    ["paystub.pdf", "application/pdf"],
    ["PAYSTUB.PDF", ""],
    ["photo.jpg", "image/jpeg"],
    ["IMG_0412.HEIC", ""],
  ])("%s may be sent", (name, type) => {
    expect(unfitFor(file(name, type), rule, [])).toBeNull();
  });

  it("is not sent when it is of another kind, too large or empty", () => {
    expect(unfitFor(file("budget.xlsx", "application/vnd.ms-excel"), rule, [])).toBe("type");
    expect(unfitFor(file("scan.pdf", "application/pdf", rule.largestBytes + 1), rule, [])).toBe("size");
    expect(unfitFor(file("scan.pdf", "application/pdf", 0), rule, [])).toBe("empty");
  });

  it("is not sent twice, unless it was refused before", () => {
    const present: UploadFile = { id: "1", name: "paystub.pdf", size: 1000, state: { step: "accepted" } };
    expect(unfitFor(file("paystub.pdf", "application/pdf"), rule, [present])).toBe("duplicate");
    const refused: UploadFile = { ...present, state: { step: "refused", reason: "Password needed" } };
    expect(unfitFor(file("paystub.pdf", "application/pdf"), rule, [refused])).toBeNull();
  });
});

const paper = (name: string) => ({ name: `${name}.pdf`, size: 10, type: "application/pdf" });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe("files that are chosen together", () => {
  it("are taken as far as there is room, and each that is left out is named", () => {
    const { good, unfit } = sortChosen(["a", "b", "c", "d"].map(paper), rule, [], 2);
    expect(names(good)).toEqual(["a.pdf", "b.pdf"]);
    expect(unfit).toEqual([{ why: "many", names: ["c.pdf", "d.pdf"] }]);
  });

  it("are named by what is wrong with them, and keep nobody else from going", () => {
    const sheets = ["x.xlsx", "y.docx"].map((name) => file(name, ""));
    const { good, unfit } = sortChosen([...sheets, paper("a"), file("z.pdf", "application/pdf", 0)], rule, [], 5);
    expect(names(good)).toEqual(["a.pdf"]);
    expect(unfit).toEqual([
      { why: "type", names: ["x.xlsx", "y.docx"] },
      { why: "empty", names: ["z.pdf"] },
    ]);
  });

  it("are taken once each, beside those that are there", () => {
    const present = [{ id: "1", ...paper("a"), state: { step: "accepted" as const } }];
    const { good, unfit } = sortChosen(["a", "b", "b"].map(paper), rule, present, 5);
    expect(names(good)).toEqual(["b.pdf"]);
    expect(unfit).toEqual([{ why: "duplicate", names: ["a.pdf", "b.pdf"] }]);
  });

  it("have the room of those that were refused", () => {
    const present = [
      { id: "1", ...paper("a"), state: { step: "refused" as const, reason: "It asks for a password." } },
    ];
    expect(names(sortChosen([paper("b")], rule, present, 1).good)).toEqual(["b.pdf"]);
  });
});
