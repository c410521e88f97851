import { describe, expect, it } from "vitest";
import { type UploadFile, unfitFor } from "./upload-file.ts";

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
