import { describe, expect, it } from "vitest";
import { recordableBody } from "./recordable-body.ts";

const order = {
  reference: "a-file",
  request: {
    pin: "402917",
    applicant: { name: { first: "Ada", last: "Sorensen" } },
    documents: [{ name: "deed.pdf", mediaType: "application/pdf", content: btoa("a deed") }],
  },
};

describe("what is kept of an order", () => {
  it("is all of it where there is nothing to hide", () => {
    const { applicant } = order.request;
    expect(recordableBody({ applicant })).toBe(JSON.stringify({ applicant }));
  });

  it("has no secret in it", () => {
    const kept = recordableBody(order, ["pin"]);
    expect(kept).not.toContain("402917");
    expect(kept).toContain("Sorensen");
  });

  it("has files by their digest", () => {
    const kept = recordableBody(order);
    expect(kept).not.toContain(btoa("a deed"));
    expect(kept).toContain("sha256:");
    expect(kept).toContain("deed.pdf");
  });
});
