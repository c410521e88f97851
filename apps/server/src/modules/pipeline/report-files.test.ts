import type { CallDefinition } from "@gable/contract/call.ts";
import { campaignReport, campaignReportFile } from "@gable/contract/calls/pipeline-campaigns.ts";
import {
  fundedVolume,
  fundedVolumeFile,
  pipelineReport,
  pipelineReportFile,
} from "@gable/contract/calls/pipeline-report.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Names of figures that are cents in a reply and dollars in a file. */
const inCents: ReadonlySet<string> = new Set(["line", "firstDraw", "submittedLine", "hereLine", "fundedLine"]);
/** What only says of whom a figure is. */
const names: ReadonlySet<string> = new Set(["row", "termYears"]);

/** Every figure that a page is given, as a file writes it. */
function figuresOf(reply: unknown): string[] {
  if (Array.isArray(reply)) return reply.flatMap(figuresOf);
  return Object.entries(reply as object).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return figuresOf(value);
    if (typeof value !== "number" || names.has(name)) return [];
    return [inCents.has(name) ? (value / 100).toFixed(2) : String(value)];
  });
}

/** A line at its commas, apart from those in quotes. */
const cellsOf = (line: string): string[] => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

/** Every figure of a file: what stands in its columns of figures. */
function figuresIn(file: string, firstColumn: number, without: readonly string[] = []): string[] {
  const [head = "", ...lines] = file.trimEnd().split("\r\n");
  const left = new Set(without.map((column) => head.split(",").indexOf(column)));
  return lines.flatMap((line) => cellsOf(line).filter((cell, at) => at >= firstColumn && !left.has(at) && cell !== ""));
}

describe("a report as a file", () => {
  let product: TestProduct;
  let auditor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    auditor = await openStaff(product, "auditor");
  });
  afterAll(() => product.close());

  const period = { from: "2025-01-01T05:00:00Z", until: "2026-01-01T05:00:00Z" };
  const params = { year: "2025" };

  /** An application whose row of the pipeline says so much. */
  async function opened(row: object, orgCode = "gable"): Promise<void> {
    const { applicationUuid } = await openBorrower(product, orgCode);
    await product.ctx.database.kysely
      .updateTable("pipeline")
      .set({ opened_at: "2025-06-02T15:00:00Z", ...row })
      .where("application_uuid", "=", applicationUuid)
      .execute();
  }
  const funded = {
    standing: "FUNDED",
    plan_row: 29,
    term_years: 15,
    state: "TX",
    line: 12_345_678,
    first_draw: 9_876_543,
  };

  const read = async () => ({
    report: await auditor.client.send(pipelineReport, { query: period }),
    volume: await auditor.client.send(fundedVolume, { params }),
    campaigns: await auditor.client.send(campaignReport, { query: period }),
  });
  const bytesOf = async (call: CallDefinition, asked: object): Promise<Uint8Array> =>
    new Uint8Array(await (await auditor.client.open(call, asked)).arrayBuffer());
  /** As a spreadsheet reads them. */
  const files = async () => {
    const all = {
      report: await bytesOf(pipelineReportFile, { query: period }),
      volume: await bytesOf(fundedVolumeFile, { params }),
      campaigns: await bytesOf(campaignReportFile, { query: period }),
    };
    return {
      report: figuresIn(new TextDecoder().decode(all.report), 2).toSorted(),
      volume: figuresIn(new TextDecoder().decode(all.volume), 2).toSorted(),
      // One column of it is worked out of two others.
      campaigns: figuresIn(new TextDecoder().decode(all.campaigns), 4, ["funded of submitted in percent"]).toSorted(),
      marks: Object.values(all).map((bytes) => Buffer.from(bytes.slice(0, 3)).toString("hex")),
    };
  };
  async function expectTheSame(): Promise<Awaited<ReturnType<typeof read>>> {
    const page = await read();
    const { marks, ...inFiles } = await files();
    expect(inFiles).toEqual({
      report: figuresOf(page.report).toSorted(),
      volume: figuresOf(page.volume).toSorted(),
      campaigns: figuresOf(page.campaigns).toSorted(),
    });
    // Without the mark of UTF-8 a spreadsheet takes “Núñez” for something else.
    for (const mark of marks) expect(mark).toBe("efbbbf");
    return page;
  }

  it("has the figures of the page, and no others: in an empty period, with one application, and with many", async () => {
    const empty = await expectTheSame();
    expect([empty.report.opened, empty.volume.count, empty.campaigns.opened]).toEqual([0, 0, 0]);
    await opened({ ...funded, funded_at: "2025-07-01T15:00:00Z" });
    const one = await expectTheSame();
    expect([one.report.opened, one.volume.line, one.campaigns.fundedLine]).toEqual([1, 12_345_678, 12_345_678]);
    await opened({ standing: "DECLINED", plan_row: 29, line: 5_000_001 });
    await opened({ standing: "LAPSED", plan_row: 29, line: 7_000_001 });
    await opened({ standing: "ACTIVE", plan_row: 7, line: 4_000_010, campaign: "spring" });
    const many = await expectTheSame();
    expect(many.report.standings.map(({ standing, count }) => [standing, count])).toEqual([
      ["ACTIVE", 1],
      ["DECLINED", 1],
      ["FUNDED", 1],
      ["LAPSED", 1],
    ]);
  });

  it("counts money in the year in which banks sent it, and applications in that of the lender's own days", async () => {
    const before = await read();
    // The last moment of the year, in New York, and the first of the next; in London both are in January.
    await opened({ ...funded, opened_at: "2026-01-01T04:59:59.999Z", funded_at: "2026-01-01T04:59:59.999Z" });
    await opened({ ...funded, opened_at: "2026-01-01T05:00:00Z", funded_at: "2026-01-01T05:00:00Z" });
    await opened({ ...funded, funded_at: "2025-12-31T20:00:00Z" }, "harbor-pine");
    const after = await expectTheSame();
    expect(after.volume.count - before.volume.count).toBe(1);
    expect(after.volume.months.at(-1)).toMatchObject({ month: "2025-12", count: 1 });
    expect(after.report.opened - before.report.opened).toBe(1);
    expect(after.campaigns.opened - before.campaigns.opened).toBe(1);
  });
});
