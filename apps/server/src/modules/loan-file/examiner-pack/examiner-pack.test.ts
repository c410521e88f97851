import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pathOf } from "@gable/contract/call.ts";
import { examinerPack } from "@gable/contract/calls/loan-file.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip, writeZip, type ZipMember } from "../../../zip/zip.ts";
import { replayPackDecisions } from "./pack-decisions.ts";
import { MANIFEST, SIGNATURE } from "./pack-manifest.ts";
import { verifyPack } from "./verify-pack.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../../../", import.meta.url));

describe("an examiner's pack", () => {
  let product: TestProduct;
  let uuid: string;
  let pack: Buffer;
  let disposition: string;
  let members: readonly ZipMember[];

  const ask = async (role: "auditor" | "underwriter", orgCode = "gable") => {
    const { headers } = await openStaff(product, role, orgCode);
    return product.app.inject({ url: pathOf(examinerPack, { uuid }), headers: { host: "localhost", ...headers } });
  };
  const json = (name: string) =>
    JSON.parse(Buffer.from(members.find((member) => member.name === name)?.bytes ?? []).toString("utf8")) as unknown;

  beforeAll(async () => {
    product = await startProduct();
    const walked = await walkIn(product, {
      persona: "joint-owner",
      timePasses: true,
    });
    uuid = walked.uuid;
    const reply = await ask("auditor");
    disposition = String(reply.headers["content-disposition"]);
    pack = reply.rawPayload;
    members = readZip(pack) ?? [];
  });
  afterAll(() => product.close());

  it("is whole, and is verified without the product", () => {
    expect(disposition).toBe('attachment; filename="examiner-pack.zip"');
    expect(verifyPack(pack)).toMatchObject({ faults: [], signedBy: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  it("has consents with their words, deliveries, notices, decisions, signatures, documents and the log", () => {
    const consents = json("consents.json") as { whose: unknown; type: string; words: string | null }[];
    expect(consents.map(({ type }) => type)).toEqual(expect.arrayContaining(["SOFT_CREDIT", "ELECTRONIC_RECORDS"]));
    expect(consents.every(({ words }) => (words ?? "").length > 40)).toBe(true);
    // Who signs beside the borrower consents for themselves.
    expect(consents.some(({ whose }) => whose !== "borrower")).toBe(true);
    const deliveries = json("deliveries.json") as { documentKind: string; openedAt?: string }[];
    expect(deliveries.map(({ documentKind }) => documentKind)).toContain("EARLY_HELOC_DISCLOSURE");
    const notices = json("notices.json") as { isDue: boolean; given: unknown[] }[];
    expect(notices.filter(({ isDue }) => isDue).every(({ given }) => given.length > 0)).toBe(true);
    expect((json("decisions.json") as unknown[]).length).toBeGreaterThan(0);
    expect((json("signatures.json") as unknown[]).length).toBeGreaterThan(3);
    const papers = json("documents.json") as { kind: string; versions: { reason: string }[] }[];
    expect(papers.flatMap(({ versions }) => versions.map(({ reason }) => reason))).toEqual(
      expect.arrayContaining(["drawn", "received", "signed", "sealed"]),
    );
    const drawn = papers.filter(({ versions }) => versions[0]?.reason === "drawn").map(({ kind }) => kind);
    expect(drawn.filter((kind) => kind.startsWith("DRIVERS_LICENSE"))).toEqual([]);
    expect(json("variants.json")).toEqual([]);
    const staff = json("staff.json") as { call: string; what: string }[];
    expect(staff).toContainEqual(expect.objectContaining({ call: "examinerPack", what: "Made an examiner’s pack" }));
    expect((json("events.json") as { type: string }[]).map(({ type }) => type)).toContain("application-opened");
  });

  it("has its decisions made again by the guidelines of their day, though law holds lenders to stricter ones since", () => {
    const decisions = json("decisions.json") as { policy: { texas: object } }[];
    const looser = decisions.map(({ policy, ...rest }) => ({
      ...rest,
      policy: { ...policy, texas: { ...policy.texas, feeCapPercent: "3" } },
    }));
    expect(replayPackDecisions(looser)).toEqual([]);
  });

  it("opens as a page that leads to every other member and carries nothing but words", () => {
    const page = Buffer.from(members.find(({ name }) => name === "index.html")?.bytes ?? []).toString("utf8");
    const led = [...page.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => to);
    const others = members
      .map(({ name }) => name)
      .filter((name) => !["index.html", "README.txt", "manifest.p7s"].includes(name));
    expect(new Set(led)).toEqual(new Set(others));
    expect(page).not.toMatch(/<script|<img|https?:/);
    expect(page).toContain("application opened");
  });

  it("names every member of which a byte was changed, and only that", () => {
    for (const [index, { name, bytes }] of members.entries()) {
      const at = bytes.byteOffset - pack.byteOffset + ((index * 7919) % bytes.length);
      const altered = Buffer.from(pack);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect([...new Set(verifyPack(altered).faults.map(({ member }) => member))]).toEqual([name]);
    }
  });

  it("notices a byte changed anywhere else, a member taken out and one put in", () => {
    const last = members.at(-1)?.bytes ?? pack;
    const ends = last.byteOffset - pack.byteOffset + last.length;
    for (let at = ends; at < pack.length; at += 1009) {
      const altered = Buffer.from(pack);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(verifyPack(altered).faults).not.toEqual([]);
    }
    for (let at = 0; at < 30; at += 1) {
      const altered = Buffer.from(pack);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(verifyPack(altered).faults).not.toEqual([]);
    }
    const without = members.filter(({ name }) => name !== "notices.json");
    expect(verifyPack(writeZip(without)).faults).toEqual([{ member: "notices.json", what: "is missing" }]);
    const more = [...members, { name: "documents/other.pdf", bytes: Buffer.from("%PDF") }];
    expect(verifyPack(writeZip(more)).faults).toEqual([{ member: "documents/other.pdf", what: "was added" }]);
    expect(verifyPack(Buffer.from("no archive"))).toMatchObject({ faults: [{ member: "the archive" }] });
  });

  it("is not believed when somebody lists their own hashes", () => {
    const forged = members.map((member) =>
      member.name === MANIFEST
        ? {
            ...member,
            bytes: Buffer.from(
              Buffer.from(member.bytes)
                .toString("utf8")
                .replace(/"loanNumber": "\d+"/, '"loanNumber": "1"'),
            ),
          }
        : member,
    );
    expect(verifyPack(writeZip(forged)).faults).toEqual([{ member: MANIFEST, what: "is not what was signed" }]);
    const unsigned = members.map((member) =>
      member.name === SIGNATURE ? { ...member, bytes: Buffer.from("x") } : member,
    );
    expect(verifyPack(writeZip(unsigned)).faults).toContainEqual({
      member: SIGNATURE,
      what: "is no signature of this product",
    });
  });

  it("is made for an auditor of this lender alone, and the log says so", async () => {
    expect((await ask("underwriter")).statusCode).toBe(403);
    expect((await ask("auditor", "harbor-pine")).statusCode).toBe(404);
    const again = readZip((await ask("auditor")).rawPayload);
    const log = Buffer.from(again?.find(({ name }) => name === "events.json")?.bytes ?? []).toString("utf8");
    expect(log).toContain("examiner-pack-made");
  });

  it("is made and verified by commands, which name what was altered", async () => {
    const out = join(product.config.dataDir, "pack.zip");
    const env = { ...process.env, DATA_DIR: product.config.dataDir, DATABASE_URL: product.ctx.database.url };
    await run(process.execPath, [join(root, "tools/examiner-pack.ts"), uuid, "--out", out], { env });
    const verify = () => run(process.execPath, [join(root, "tools/verify-examiner-pack.ts"), out]);
    expect((await verify()).stdout).toContain("Nothing was altered.");
    const altered = Buffer.from(pack);
    const at = altered.indexOf("SOFT_CREDIT");
    altered[at] = 0x73;
    await writeFile(out, altered);
    await expect(verify()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("consents.json was altered") as string,
    });
  });
});
