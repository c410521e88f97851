import { status } from "@gable/contract/calls/application.ts";
import { recordOriginal } from "@gable/contract/calls/closing-paper.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { walksOnOneHome } from "@gable/testkit/borrower/on-one-home.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkOn } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { PATIENCE_MS } from "@gable/testkit/patience.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("papers that are signed by hand", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = walksOnOneHome(() => product, "straight-approval", { timePasses: false });

  it("open no line while another that the same person signed meanwhile is not among their debts", async () => {
    const [first, second] = [await openStaff(product, "processor"), await openStaff(product, "underwriter")];
    const { client, uuid } = await walkTo("FINAL_OFFER");
    const onScreen = await walkTo("FINAL_OFFER");
    const params = { uuid };
    const act = (staff: OpenStaff, body: StaffAct) => staff.client.send(actOnFile, { params, body });

    await client.send(goOnPaper, { params });
    const file = await until(
      () => first.client.send(loanFile, { params }),
      ({ originals }) => originals.awaited.some(({ part }) => part === "closing"),
    );
    const on = localDateAt(product.ctx.clock.now(uuid).toISOString(), "America/Los_Angeles");
    const [document = "", ...others] = file.letters.map((letter) => letter.document);
    await act(second, { act: "record-posted", document, others, on });
    for (const paper of file.originals.awaited)
      await first.client.send(recordOriginal, {
        params,
        body: { document: paper.document, who: paper.who, on },
        file: new Blob([pixel], { type: "image/png" }),
        fileName: "original.png",
      });
    await walkOn(onScreen, { until: "NOTARY_DISCLOSURE" });

    await expect(act(second, { act: "confirm-originals", part: "closing" })).rejects.toMatchObject({
      status: 409,
      problem: { code: "line-signed-meanwhile" },
    });
    await act(second, { act: "draw-closing-again", reason: "Called: signed another line last week." });
    await expect
      .poll(async () => (await client.send(status, { params })).step, { timeout: PATIENCE_MS })
      .toBe("LIEN_VERIFICATION");
  });
});
