import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withdraw } from "@gable/contract/calls/application.ts";
import { answerHmda, fairLending, fairLendingFile, hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { type LarRow, larFields } from "@gable/domain/hmda/lar-row.ts";
import { parseLarRow } from "@gable/domain/hmda/parse-row.ts";
import { parseTransmittalSheet } from "@gable/domain/hmda/transmittal-sheet.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { permissions } from "@gable/domain/staff/permissions.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk, type Walked } from "@gable/testkit/borrower/walk.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const DAY_MS = 86_400_000;
const years = [0, 1].map((later) => new Date().getUTCFullYear() + later);

describe("the loan/application register", () => {
  let product: TestProduct;
  let made: Walked;
  const rows: LarRow[] = [];
  const findings: { readonly code: string; readonly kind: string; readonly why: string }[] = [];
  const reports: { readonly year: number; readonly text: string; readonly entries: number }[] = [];

  const walkTo = (persona: string, step?: Step) =>
    walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      persona,
      timePasses: step === undefined,
      ...(step && { until: step }),
    });
  const turnBack = async (persona: string, step: Step) => {
    const { client, uuid } = await walkTo(persona, step);
    await client.send(withdraw, { params: { uuid }, body: { reason: "changed my mind" } });
  };
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const wait = async (
    walked: Walked,
    days: number,
    isDone: (facts: Awaited<ReturnType<typeof factsOf>>) => boolean,
  ) => {
    await letTimePass(walked, days * DAY_MS);
    await until(() => factsOf(walked.uuid), isDone);
  };

  const counterofferLapses = async () => {
    const walked = await walkTo("revised-offer", "REVISED_OFFER_SELECTION");
    await until(
      () => factsOf(walked.uuid),
      ({ deliveries }) => deliveries.some(({ documentKind }) => documentKind === "COUNTEROFFER_NOTICE"),
    );
    await wait(walked, 92, ({ lapse }) => lapse === "COUNTEROFFER_NOT_ACCEPTED");
  };
  const papersNeverCome = async () => {
    const walked = await walkTo("manual-pay", "OFFER_SELECTION");
    await wait(walked, 26, ({ incompleteness }) => incompleteness !== undefined);
    await wait(walked, 31, ({ lapse }) => lapse === "INCOMPLETE");
  };

  beforeAll(async () => {
    product = await startProduct();
    const own = join(product.config.dataDir, "census");
    await mkdir(own, { recursive: true });
    for (const year of years) await copyFile(join(root, "census/2026.txt"), join(own, `${year}.txt`));
    const answersAll = async () => {
      made = await walkTo("straight-approval", "HMDA");
      await made.client.send(answerHmda, {
        params: { uuid: made.uuid },
        body: {
          ethnicity: ["14", "2"],
          ethnicityOther: "Basque | Navarrese",
          ethnicityDeclined: false,
          race: ["21", "2"],
          raceDeclined: false,
          sex: ["F"],
          sexDeclined: false,
        },
      });
      await made.client.send(withdraw, { params: { uuid: made.uuid }, body: { reason: "" } });
    };
    await Promise.all([
      walkTo("texas-bpo"),
      turnBack("wholesale", "OFFER_SELECTION"),
      walkTo("score-decline", "DECLINED"),
      answersAll(),
      turnBack("retired", "FINAL_OFFER"),
      counterofferLapses(),
      papersNeverCome(),
    ]);
    const { client } = await openStaff(product, "auditor");
    for (const year of years) {
      const report = await client.send(hmdaRegister, { params: { year: String(year) } });
      reports.push(report);
      // Whether anything ends in the year that follows depends on the day of the test; a year without entries is not filed.
      if (report.entries > 0) findings.push(...report.findings);
      for (const line of report.text.trim().split("\n").slice(1)) {
        const parsed = parseLarRow(line);
        if (parsed.ok) rows.push(parsed.row);
      }
    }
  });
  afterAll(() => product.close());

  const withAction = (action: string) => rows.filter(({ actionTaken }) => actionTaken === action);

  it("has every application that ended, by how it ended, in the year of the end", () => {
    const counts = ["1", "2", "3", "4", "5"].map((action) => withAction(action).length);
    expect(counts).toEqual([1, 1, 2, 2, 1]);
    for (const { year, text, entries } of reports) {
      const [sheet = "", ...lines] = text.trim().split("\n");
      expect(parseTransmittalSheet(sheet)).toMatchObject({ ok: true, sheet: { year, quarter: 4, entries } });
      expect(lines).toHaveLength(entries);
      for (const line of lines) expect(line.split("|")[11]?.slice(0, 4)).toBe(String(year));
    }
  });

  it("has no finding that stops the filing, and says why each other may be", () => {
    expect(findings.filter(({ kind }) => kind !== "QUALITY")).toEqual([]);
    expect(findings.every(({ why }) => why.length > 10)).toBe(true);
    expect(new Set(findings.map(({ code }) => code))).toContain("Q620");
  });

  it("reports a line that was opened with its price, and one that was refused with its reasons", () => {
    const [opened] = withAction("1");
    expect(opened).toMatchObject({
      openEnd: "1",
      hoepaStatus: "2",
      totalLoanCosts: "NA",
      denialReason1: "10",
      purchaser: "0",
      aus1: "6",
    });
    expect(Number(opened?.rateSpread)).not.toBeNaN();
    expect(Number(opened?.dti)).toBeGreaterThan(0);
    expect(rows.filter(({ submission, nmlsrId }) => submission === "2" && nmlsrId !== "NA")).toHaveLength(1);
    for (const denied of withAction("3")) {
      expect(denied).toMatchObject({ rateSpread: "NA", interestRate: "NA", hoepaStatus: "3" });
      expect(denied.denialReason1).toMatch(/^[1-9]$/);
      expect(Number(denied.applicantScore)).toBeGreaterThan(300);
    }
    for (const undecided of [...withAction("4"), ...withAction("5")]) {
      expect(undecided).toMatchObject({
        applicantScore: "8888",
        applicantScoreModel: "9",
        coApplicantScore: "8888",
        coApplicantScoreModel: "9",
        dti: "NA",
        cltv: "NA",
        propertyValue: "NA",
      });
    }
  });

  it("reports what was answered of ethnicity, race and sex, and that others did not say", () => {
    const answered = rows.find(({ applicantSex }) => applicantSex === "2");
    expect(answered).toMatchObject({
      applicantEthnicity1: "2",
      applicantEthnicity2: "14",
      applicantEthnicityText: "Basque Navarrese",
      applicantRace1: "2",
      applicantRace2: "21",
      applicantEthnicityObserved: "2",
    });
    const others = rows.filter((row) => row !== answered);
    expect(others.every(({ applicantRace1, applicantSex }) => applicantRace1 === "6" && applicantSex === "3")).toBe(
      true,
    );
  });

  it("names tract and county where the records do", () => {
    expect(
      rows.filter(({ tract }) => tract !== "NA").map(({ tract, county }) => tract.slice(0, 5) === county),
    ).toContain(true);
    expect(rows.every((row) => larFields.length === 110 && row.county !== "NA")).toBe(true);
  });

  it("is seen by nobody who decides about credit", async () => {
    const deciding = Object.entries(permissions)
      .filter(([name]) => /^(decide|review|clear|settle|approve|raise)-/.test(name))
      .flatMap(([, roles]) => roles);
    expect(permissions["report-hmda"].filter((role) => (deciding as string[]).includes(role))).toEqual([]);
    const { client } = await openStaff(product, "underwriter");
    await expect(client.send(hmdaRegister, { params: { year: "2026" } })).rejects.toMatchObject({ status: 403 });
    const { client: broker } = await openStaff(product, "auditor", "gable-wholesale");
    await expect(broker.send(hmdaRegister, { params: { year: "2026" } })).rejects.toMatchObject({ status: 409 });
  });

  it("is looked at by group, without a figure about a few people", async () => {
    const { client } = await openStaff(product, "administrator");
    const found = await Promise.all(years.map((year) => client.send(fairLending, { params: { year: String(year) } })));
    expect(found.reduce((sum, { decided }) => sum + decided, 0)).toBe(4);
    expect(found.reduce((sum, { undecided }) => sum + undecided, 0)).toBe(3);
    const groups = found.flatMap(({ traits }) => traits.flatMap((trait) => trait.groups));
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.every(({ decided, approvalPercent }) => decided === null && approvalPercent === null)).toBe(true);
    const params = { year: String(years[0]) };
    expect(await (await client.open(fairLendingFile, { params })).text()).toContain("Ethnicity,Not available");
    for (const role of ["underwriter", "processor", "loan-officer", "support-agent", "notary"] as const) {
      const { client: walledOff } = await openStaff(product, role);
      await expect(walledOff.send(fairLending, { params })).rejects.toMatchObject({ status: 403 });
      await expect(walledOff.open(fairLendingFile, { params })).rejects.toMatchObject({ status: 403 });
    }
  });

  it("is written by a command, the same to the last byte", async () => {
    const out = join(product.config.dataDir, "register.txt");
    const [year] = years;
    const { stdout } = await run(
      process.execPath,
      [join(root, "tools/hmda.ts"), "--lender", "gable", "--year", String(year), "--out", out],
      { env: { ...process.env, DATA_DIR: product.config.dataDir, DATABASE_URL: product.ctx.database.url } },
    );
    expect(await readFile(out, "utf8")).toBe(reports[0]?.text);
    expect(stdout).toContain("0 findings stop the filing");
  });
});
