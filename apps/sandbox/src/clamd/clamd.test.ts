import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { clamdScan } from "@gable/vendors/virus-scan/clamd.ts";
import { afterEach, describe, expect, it } from "vitest";
import { orderOf } from "../testing/lender.ts";
import { type ClamdManners, type StandInClamd, startClamd } from "./start-clamd.ts";

const eicar = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));

const scan = (bytes: Buffer, url: string) =>
  clamdScan(url).scan(
    orderOf({ file: { name: "upload", mediaType: "application/pdf", content: bytes.toString("base64") } }),
  );

const failureOf = (scanning: Promise<unknown>) =>
  scanning.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("files looked at by ClamAV", () => {
  let clamd: StandInClamd | undefined;
  afterEach(() => clamd?.close());

  const lookAt = async (bytes: Buffer, manners: ClamdManners = {}) => {
    clamd = await startClamd(manners);
    return scan(bytes, clamd.url);
  };

  it("are clean or infected, by an engine that says how old its signatures are", async () => {
    const engine = "ClamAV 1.4.6/27500/Thu Nov 26 08:00:00 2026";
    expect(await lookAt(Buffer.from("a stub"))).toMatchObject({
      status: "answered",
      answer: { outcome: "clean", engine },
    });
    expect(await scan(eicar, clamd?.url ?? "")).toMatchObject({
      answer: { outcome: "infected", engine, finding: "Eicar-Test-Signature" },
    });
  });

  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 5_000_000])("are read to their end, of %i bytes", async (length) => {
    const bytes = Buffer.concat([Buffer.alloc(length, "a"), eicar]);
    expect(await lookAt(bytes)).toMatchObject({ answer: { outcome: "infected" } });
    expect(await scan(Buffer.alloc(length), clamd?.url ?? "")).toMatchObject({ answer: { outcome: "clean" } });
  });

  it.each([
    ["INSTREAM: Can't write to temporary file. ERROR", "server-error"],
    ["perhaps", "malformed-answer"],
    [null, "unreachable"],
  ])("are looked at later where it says %j", async (says, reason) => {
    const failure = await failureOf(lookAt(Buffer.from("a stub"), { says }));
    expect(failure).toBeInstanceOf(VendorUnavailable);
    expect(failure).toMatchObject({ kind: "virus-scan", reason });
  });

  it("are refused where they are longer than it takes", async () => {
    const failure = await failureOf(lookAt(Buffer.alloc(3_000_000), { longest: 1_000_000 }));
    expect(failure).toBeInstanceOf(VendorRefused);
    expect(failure).toMatchObject({ status: 413 });
  });

  it("are looked at later where nobody listens", async () => {
    clamd = await startClamd();
    await clamd.close();
    const failures = [clamd.url, "unix:/nowhere/clamd.ctl"].map((url) => failureOf(scan(eicar, url)));
    for (const failure of await Promise.all(failures)) expect(failure).toMatchObject({ reason: "unreachable" });
    clamd = undefined;
  });
});
