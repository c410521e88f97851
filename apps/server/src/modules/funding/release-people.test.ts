import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { deactivateMember, renewAccess } from "@gable/contract/calls/staff-members.ts";
import type { Client } from "@gable/contract/client.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { askTwoPeople, lineToRelease } from "@gable/testkit/borrower/awaited-release.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { createConsoleClient, type OpenStaff, openStaff, TEST_DEVICE } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStaffSession } from "../../http/staff-session.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";

/** The lender of the persona whose cards are paid off. */
const ORG = "harbor-pine";

const act = ({ uuid }: Walked, client: Client, body: StaffAct) => client.send(actOnFile, { params: { uuid }, body });

describe("the two people who let the money of a line go", () => {
  let product: TestProduct;
  let manager: OpenStaff;
  let processor: OpenStaff;
  let underwriter: OpenStaff;
  let walks = 0;
  beforeAll(async () => {
    product = await startProduct();
    await askTwoPeople(product);
    [manager, processor, underwriter] = [
      await openStaff(product, "administrator", ORG),
      await openStaff(product, "processor", ORG),
      await openStaff(product, "underwriter", ORG),
    ];
  });
  afterAll(() => product.close());

  const walked = () => lineToRelease(product, "payoff", { orgCode: ORG, email: `two.${(walks += 1)}@example.com` });
  const factsOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const fileOf = ({ uuid }: Walked, client: Client = underwriter.client) => client.send(loanFile, { params: { uuid } });
  const figuresOf = async (line: Walked) => {
    const { release } = await fileOf(line);
    if (!release) throw new Error("Nobody was asked to let the money go.");
    return release.figures;
  };
  /** Prepares what is shown, and gives what another agrees to. */
  const prepare = async (line: Walked, client: Client) => {
    await act(line, client, { act: "prepare-release", figures: await figuresOf(line) });
    return { act: "approve-release", preparedAt: (await fileOf(line)).release?.prepared?.at ?? "" } as const;
  };
  const funded = (line: Walked) =>
    until(
      async () => {
        const { funding } = await factsOf(line);
        if (!funding) await letDayCome(line);
        return funding;
      },
      (funding) => funding !== undefined,
    );
  /** Logged in once more, after an administrator sent them a new link. */
  const comeAgain = async ({ staffUuid: uuid }: OpenStaff) =>
    createConsoleClient(
      product,
      await openStaffSession(product.ctx, product.ctx.database.kysely, { uuid, orgCode: ORG }, TEST_DEVICE, "code"),
    );

  it("prepare it as they read it: where it goes to another account by now, it is read again first", async () => {
    const line = await walked();
    const figures = await figuresOf(line);
    await product.ctx.database.kysely
      .transaction()
      .execute((trx) =>
        advance(
          product.ctx,
          trx,
          line.uuid,
          { kind: "system" },
          ({ facts: { disbursementAccount: account } }) =>
            account && { event: "x", facts: { disbursementAccount: { ...account, accountNumber: "5500001234" } } },
        ),
      );
    const asRead = { act: "prepare-release", figures } as const;
    await expect(act(line, processor.client, asRead)).rejects.toMatchObject({
      status: 409,
      problem: { code: "read-anew" },
    });
    expect((await fileOf(line)).release?.prepared).toBeNull();
    await act(line, underwriter.client, await prepare(line, processor.client));
    expect((await funded(line))?.account?.accountNumber).toBe("5500001234");
  });

  it("are not two whom one administrator let in a moment ago", async () => {
    const line = await walked();
    const anew = [await openStaff(product, "processor", ORG), await openStaff(product, "underwriter", ORG)] as const;
    for (const { staffUuid: member } of anew) await manager.client.send(renewAccess, { params: { member } });
    const [one, two] = [await comeAgain(anew[0]), await comeAgain(anew[1])];
    const approve = await prepare(line, one);
    await expect(act(line, two, approve)).rejects.toMatchObject({ status: 403, problem: { code: "let-in-by-one" } });
    const byOne = { by: anew[0].staffUuid, agreedBy: "approve-release", why: "let-in-by-one" };
    expect((await fileOf(line, two)).notSecond).toEqual([byOne]);
    expect((await factsOf(line)).funding).toBeUndefined();
    // Whom nobody let in these days makes two of them.
    expect((await fileOf(line)).notSecond).toEqual([]);
    await act(line, underwriter.client, approve);
    await funded(line);
  });

  it("are both still there when it leaves: what one of them agreed to who left before is void", async () => {
    const line = await walked();
    // On a Saturday nothing leaves.
    const days = (6 - product.ctx.clock.now(line.uuid).getUTCDay() + 7) % 7;
    await product.ctx.adjustableClock?.advance(days * 86_400_000 + 12 * 3_600_000, line.uuid);
    const leaver = await openStaff(product, "processor", ORG);
    await act(line, underwriter.client, await prepare(line, leaver.client));
    expect((await fileOf(line)).release).toMatchObject({ isAwaited: false, mayBeSentBack: true });
    await manager.client.send(deactivateMember, { params: { member: leaver.staffUuid } });
    await until(
      async () => {
        const isAwaited = (await fileOf(line)).release?.isAwaited;
        if (!isAwaited) await letDayCome(line);
        return isAwaited;
      },
      (isAwaited) => isAwaited === true,
    );
    expect((await factsOf(line)).funding).toBeUndefined();
    const { events } = await underwriter.client.send(fileEvents, { params: { uuid: line.uuid }, query: {} });
    expect(events.map(({ type }) => type)).toContain("release-void");
    await act(line, underwriter.client, await prepare(line, processor.client));
    await funded(line);
  });
});
