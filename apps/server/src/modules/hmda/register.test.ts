import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withdraw } from "@gable/contract/calls/application.ts";
import { answerHmda, fairLending, fairLendingFile, hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { hasEdits } from "@gable/domain/hmda/edit-years.ts";
import { type LarRow, larFields } from "@gable/domain/hmda/lar-row.ts";
import { parseTransmittalSheet } from "@gable/domain/hmda/transmittal-sheet.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { permissions } from "@gable/domain/staff/permissions.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { createTestDatabase } from "@gable/testkit/database.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { readRegisterRows } from "./register.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const DAY_MS = 86_400_000;
/** When everything here begins: what ends, ends in a year whose edits are published, whenever the test runs. */
const BEGINNING = "2026-05-04T17:00:00.000Z";
const years = [2026, 2027];

describe("the loan/application register", () => {
  let product: TestProduct;
  let made: Walked;
  let walkedToMoney: Walked;
  const rows: LarRow[] = [];
  const findings: {
    readonly code: string;
    readonly kind: string;
    readonly why: { readonly en: string; readonly es: string };
  }[] = [];
  const reports: { readonly year: number; readonly text: string; readonly entries: number }[] = [];

  const walkTo = (persona: string, step?: Step) =>
    walkIn(product, {
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
    const database = await createTestDatabase();
    await database.kysely
      .insertInto("clock_offsets")
      .values({ scope: "all", offset_ms: Date.parse(BEGINNING) - Date.now() })
      .onConflict((conflict) =>
        conflict.column("scope").doUpdateSet((eb) => ({ offset_ms: eb.ref("excluded.offset_ms") })),
      )
      .execute();
    product = await startProduct({ database });
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
    const opens = async () => {
      walkedToMoney = await walkTo("texas-bpo");
    };
    await Promise.all([
      opens(),
      turnBack("wholesale", "OFFER_SELECTION"),
      walkTo("score-decline", "DECLINED"),
      answersAll(),
      turnBack("retired", "FINAL_OFFER"),
      counterofferLapses(),
      papersNeverCome(),
    ]);
    const { client } = await openStaff(product, "auditor");
    for (const year of years.filter(hasEdits)) {
      const report = await client.send(hmdaRegister, { params: { year: String(year) } });
      reports.push(report);
      if (report.entries > 0) findings.push(...report.findings);
    }
    rows.push(...(await rowsOfBothYears()));
  });
  afterAll(() => product.close());

  const rowsOfBothYears = async () => {
    const ground = { db: product.ctx.database.kysely, sealing: product.ctx.sealing };
    const read = await Promise.all(years.map((year) => readRegisterRows(ground, "gable", year)));
    return read.flatMap((one) => (one.ok ? one.rows : []));
  };

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
    expect(findings.every(({ why }) => why.en.length > 10 && why.es.length > 10 && why.es !== why.en)).toBe(true);
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
    await expect(broker.send(hmdaRegister, { params: { year: "2026" } })).rejects.toMatchObject({
      status: 409,
      problem: { code: "not-the-filer" },
    });
  });

  it("is not said to be another company's where nobody is named who files", async () => {
    const { client } = await openStaff(product, "administrator", "harbor-pine");
    const lenders = product.ctx.database.kysely.updateTable("lenders").where("org_code", "=", "harbor-pine");
    await lenders.set({ record: sql`record #- '{orgMetaData,other,hmdaFiler}'` }).execute();
    const refused = { status: 409, problem: { code: "no-filer" } };
    await expect(client.send(hmdaRegister, { params: { year: "2026" } })).rejects.toMatchObject(refused);
    await expect(client.send(fairLending, { params: { year: "2026" } })).rejects.toMatchObject(refused);
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

  it("has the place in the census and the buyer that an administrator enters, and the record says who and why", async () => {
    const { client, staffUuid } = await openStaff(product, "administrator");
    const act = (uuid: string, body: StaffAct, as = client) => as.send(actOnFile, { params: { uuid }, body });
    const place = { act: "correct-census-place", reason: "Looked up on the agency's map" } as const;
    const { countyFips } = (await client.send(loanFile, { params: { uuid: made.uuid } })).register ?? {};
    const county = countyFips ?? "";
    const elsewhere = { ...place, countyFips: "36061" };
    await expect(act(made.uuid, elsewhere)).rejects.toMatchObject({
      problem: { fields: { countyFips: ["county-elsewhere"] } },
    });
    const wrongTract = { ...place, countyFips: county, censusTract: "36061000100" };
    await expect(act(made.uuid, wrongTract)).rejects.toMatchObject({
      problem: { fields: { censusTract: ["tract-elsewhere"] } },
    });
    await act(made.uuid, { ...place, countyFips: county, censusTract: `${county}000200` });
    const { client: underwriter } = await openStaff(product, "underwriter");
    await expect(act(made.uuid, { ...place, countyFips: county }, underwriter)).rejects.toMatchObject({ status: 403 });
    expect((await underwriter.send(loanFile, { params: { uuid: made.uuid } })).register).toBeNull();

    const [line] = withAction("1");
    const on = [
      line?.actionTakenDate.slice(0, 4),
      line?.actionTakenDate.slice(4, 6),
      line?.actionTakenDate.slice(6),
    ].join("-");
    const sale = { act: "record-sale", purchaser: "71", on } as const;
    await expect(act(made.uuid, sale)).rejects.toMatchObject({ status: 409 });
    await expect(act(walkedToMoney.uuid, { ...sale, on: "2026-01-01" })).rejects.toMatchObject({
      problem: { fields: { on: ["day-implausible"] } },
    });
    await act(walkedToMoney.uuid, sale);
    const again = await rowsOfBothYears();
    expect(again.find(({ actionTaken }) => actionTaken === "1")?.purchaser).toBe("71");
    expect(again.map(({ tract }) => tract)).toContain(`${county}000200`);
    expect((await factsOf(made.uuid)).censusPlace).toMatchObject({ by: staffUuid, reason: place.reason });
  });

  it("is not made for a year whose edits are not published, and says what is missing", async () => {
    const { client } = await openStaff(product, "auditor");
    await expect(client.send(hmdaRegister, { params: { year: "2031" } })).rejects.toMatchObject({
      problem: { code: "no-edits", detail: expect.stringContaining("filing edits of 2031") as string },
    });
  });
});
