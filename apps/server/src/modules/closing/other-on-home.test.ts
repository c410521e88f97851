import type { BodyOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { ownData } from "@gable/contract/calls/privacy.ts";
import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { change } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { othersAheadOnHome } from "../pipeline/same-home.ts";

const MINUTES = 4 * 60_000;

describe("a home on which two people apply for a line", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const walkTo = (until: Step, email: string, stands?: NonNullable<WalkOptions["stands"]>) =>
    walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email,
      until,
      timePasses: true,
      sharesHome: true,
      ...(stands && { stands }),
    });
  const aheadOf = async (uuid: string) =>
    othersAheadOnHome(product.ctx, (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file);

  it(
    "is not closed on twice unseen: the later one waits for an underwriter, and neither hears of the other",
    async () => {
      const first = await walkTo("OFFER_SELECTION", "first.on.home@example.com");
      const held: { file: LoanFileView; seen: StatusReply }[] = [];
      await change(product, first.uuid, ({ facts }) => ({
        event: "tried",
        facts: {
          ssn: "799990001",
          answers: {
            ...facts.answers,
            name: { firstName: "Theo", middleName: null, lastName: "Marsh", suffix: null },
            birthDate: "1979-04-05",
          },
        },
      }));
      const second = await walkTo("FINAL_OFFER", "second.on.home@example.com", async ({ client, uuid }) => {
        const file = await underwriter.client.send(loanFile, { params: { uuid } });
        // What the borrower saw before may be older than what staff see now.
        if (file.queues.some(({ queue }) => queue === "same-home"))
          held.push({ file, seen: await client.send(status, { params: { uuid } }) });
      });
      expect(held.length).toBeGreaterThan(0);
      const [{ file, seen } = {}] = held;
      expect(seen).toMatchObject({ step: null, status: { uwDecision: "REVIEW" } });
      expect(file?.sameHome.map(({ uuid }) => uuid)).toContain(first.uuid);
      const { events } = await underwriter.client.send(fileEvents, { params: { uuid: second.uuid }, query: {} });
      const types = events.map(({ type }) => type);
      expect(types.filter((type) => type === "other-application-found")).toHaveLength(1);
      expect(types).toContain("staff-settle-other-application");
      expect(types).toContain("closing-package-drawn");
      const data = await second.client.open(ownData, { body: { password: second.persona.fill.password } });
      expect(await data.text()).not.toContain(first.uuid);
      // The one that was first has become the one behind.
      expect(await aheadOf(first.uuid)).toEqual([second.uuid]);
    },
    MINUTES,
  );

  it("does not hold the earlier one back while the later is behind it, nor one's own second application", async () => {
    const one = await walkTo("OFFER_SELECTION", "one.of.mine@example.com");
    await walkTo("OFFER_SELECTION", "another.of.mine@example.com");
    const { facts } = (await loadApplication(product.ctx, product.ctx.database.kysely, one.uuid)).file;
    expect(facts.receivedAt).toBeDefined();
    const own = await aheadOf(one.uuid);
    expect(own).not.toContain(one.uuid);
    const mine = await underwriter.client.send(loanFile, { params: { uuid: one.uuid } });
    const theirs = new Set(mine.sameHome.filter(({ borrower }) => borrower === mine.borrower).map(({ uuid }) => uuid));
    expect(own.filter((uuid) => theirs.has(uuid))).toEqual([]);
  });

  it("is declined for the one behind from the queue in which it waits, and the other's stays as it was", async () => {
    const [other] = await product.ctx.database.kysely
      .selectFrom("applications")
      .innerJoin("identities", "identities.uuid", "applications.identity_uuid")
      .select(["applications.uuid", "applications.step"])
      .where("identities.email", "=", "first.on.home@example.com")
      .execute();
    const queue = async () =>
      (await underwriter.client.send(pipeline, { query: { queue: "same-home" } })).entries.map(({ uuid }) => uuid);
    const declined: string[] = [];
    const { uuid, steps } = await walkTo("DECLINED", "declined.on.home@example.com", async (walking) => {
      if (declined.length > 0 || !(await queue()).includes(walking.uuid)) return;
      declined.push(walking.uuid);
      const body: BodyOf<typeof actOnFile> = { act: "decline", reasons: ["COLLATERAL_NOT_SUFFICIENT"] };
      const processor = await openStaff(product, "processor");
      const refused = processor.client.send(actOnFile, { params: { uuid: walking.uuid }, body });
      await expect(refused).rejects.toMatchObject({ status: 403 });
      await underwriter.client.send(actOnFile, { params: { uuid: walking.uuid }, body });
    });
    expect(declined).toEqual([uuid]);
    expect(steps.at(-1)).toBe("DECLINED");
    expect(await queue()).not.toContain(uuid);
    const { events } = await underwriter.client.send(fileEvents, { params: { uuid }, query: {} });
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type === "staff-decline")).toHaveLength(1);
    expect(types).not.toContain("closing-package-drawn");
    const { step } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("step")
      .where("uuid", "=", other?.uuid ?? "")
      .executeTakeFirstOrThrow();
    expect(step).toBe(other?.step);
  });
});
