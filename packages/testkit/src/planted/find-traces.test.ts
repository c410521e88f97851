import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findTraces, findTracesInFolder } from "./find-traces.ts";

const planted = { number: "799-01-0001", birth: "1984-03-12" };
const found = (content: string | Buffer) => findTraces(planted, "here", content);

describe("a planted value is found", () => {
  it.each([
    ["as it is", "ssn=799-01-0001;"],
    ["as digits alone", "799010001"],
    ["backwards", "1000-10-997"],
    ["in hexadecimal", Buffer.from("x799-01-0001").toString("hex")],
    ["in base 64", Buffer.from('{"ssn":"799-01-0001"}').toString("base64")],
    ["in base 64, two places on", Buffer.from('{"ssn2":"799010001","x":1}').toString("base64")],
    ["in bytes", Buffer.concat([Buffer.alloc(9, 255), Buffer.from("799010001"), Buffer.alloc(9, 200)])],
  ])("%s", (_how, content) => {
    expect(found(content)).toEqual(["number in here"]);
  });

  it("as a date is written by hand", () => {
    expect(found("born 03/12/1984")).toEqual(["birth in here"]);
  });

  it("and only then", () => {
    expect(found("799-01-0002 and •••-••-0001, 1984-03-13")).toEqual([]);
  });
});

describe("a folder is looked through", () => {
  const folder = mkdtempSync(join(tmpdir(), "gable-traces-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files = ["a", "b", "below/c"].map((name) => join(folder, name));
  const fill = () => {
    mkdirSync(join(folder, "below"), { recursive: true });
    for (const file of files) writeFileSync(file, "ssn=799-01-0001;");
  };

  it("at any depth", () => {
    fill();
    expect(findTracesInFolder(planted, folder).toSorted()).toEqual(["number in a", "number in b", "number in below/c"]);
  });

  it("also while files of it go away, as those of a database do", () => {
    fill();
    const read = {
      // Asked for once the first file is read.
      get number() {
        for (const file of files) rmSync(file, { force: true });
        return planted.number;
      },
    };
    expect(findTracesInFolder(read, folder)).toHaveLength(1);
  });
});
