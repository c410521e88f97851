import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateKeyRing, parseKeyRing } from "./key-ring.ts";
import { createSealing } from "./sealing.ts";

const oldKey = generateKeyRing("2025");
const newKey = generateKeyRing("2026");
const sealing = createSealing(parseKeyRing(oldKey));

describe("a seal", () => {
  it("gives back what was sealed", () => {
    const { seal } = sealing.createKey();
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.string(), (value, context) => {
        expect(seal.openJson(seal.sealJson(value, context), context)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("seals long JSON as a fraction of its length, and opens what was sealed without that", () => {
    const { seal } = sealing.createKey();
    const value = Array.from({ length: 1000 }, (_, index) => ({ debt: index, creditor: "Credit union Peñasco" }));
    const sealed = seal.sealJson(value, "facts:1");
    expect(sealed.length).toBeLessThan(JSON.stringify(value).length / 4);
    expect(seal.openJson(sealed, "facts:1")).toEqual(value);
    const before = seal.sealBytes(Buffer.from(JSON.stringify(value)), "facts:1");
    expect(seal.openJson(before, "facts:1")).toEqual(value);
  });

  it("hides the value and shows nothing when the same value is sealed twice", () => {
    const { seal } = sealing.createKey();
    const first = seal.sealJson({ ssn: "900-11-2222" }, "facts:1");
    expect(first.includes("900-11-2222")).toBe(false);
    expect(first.equals(seal.sealJson({ ssn: "900-11-2222" }, "facts:1"))).toBe(false);
  });

  it("does not open after any change of any byte", () => {
    const { seal } = sealing.createKey();
    const sealed = seal.sealBytes(Buffer.from("account 4711"), "facts:1");
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => seal.openBytes(changed, "facts:1")).toThrow("seal");
    }
  });

  it.each([0, 1, 12, 28, 29])("does not open when only %i bytes are left", (length) => {
    const { seal } = sealing.createKey();
    const cut = seal.sealBytes(Buffer.from("account 4711"), "facts:1").subarray(0, length);
    expect(() => seal.openBytes(cut, "facts:1")).toThrow("seal");
  });

  it("does not open in another place", () => {
    const { seal } = sealing.createKey();
    const sealed = seal.sealJson({}, "facts:1");
    expect(() => seal.openJson(sealed, "facts:2")).toThrow("The seal is broken: facts:2");
  });

  it("does not open with another row's key", () => {
    const sealed = sealing.createKey().seal.sealJson({}, "facts:1");
    expect(() => sealing.createKey().seal.openJson(sealed, "facts:1")).toThrow("The seal is broken");
  });
});

describe("a row's data key", () => {
  it("opens again what it sealed before it was stored", () => {
    const { wrapped, seal } = sealing.createKey();
    const sealed = seal.sealJson({ income: 1 }, "facts:1");
    expect(sealing.openKey(wrapped).openJson(sealed, "facts:1")).toEqual({ income: 1 });
  });

  it("moves to a new master key without a change of what it sealed", () => {
    const { wrapped, seal } = sealing.createKey();
    const sealed = seal.sealJson({ income: 1 }, "facts:1");

    const rotated = createSealing(parseKeyRing(`${newKey},${oldKey}`)).rewrapKey(wrapped);

    expect(rotated?.key_id).toBe("2026");
    const withoutOldKey = createSealing(parseKeyRing(newKey));
    expect(rotated && withoutOldKey.openKey(rotated).openJson(sealed, "facts:1")).toEqual({ income: 1 });
    expect(() => withoutOldKey.openKey(wrapped)).toThrow('No master key "2025" is configured.');
  });

  it("is left alone when it is under the current master key", () => {
    expect(sealing.rewrapKey(sealing.createKey().wrapped)).toBeUndefined();
  });
});

describe("a value sealed alone", () => {
  it("opens with the ring that has its master key", () => {
    const sealed = sealing.alone.sealJson({ reply: 1 }, "reply:1");
    const rotated = createSealing(parseKeyRing(`${newKey},${oldKey}`));
    expect(rotated.alone.openJson(sealed, "reply:1")).toEqual({ reply: 1 });
  });

  it("does not open after any change of any byte", () => {
    const sealed = sealing.alone.sealJson({ reply: 1 }, "reply:1");
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => sealing.alone.openJson(changed, "reply:1")).toThrow(/seal|master key/);
    }
  });
});

describe("the key ring", () => {
  it.each([
    ["without an id", ":AAAA", "needs an id"],
    ["with a short key", "k:AAAA", 'Master key "k" must be 32 bytes in base64.'],
    ["with an id twice", `${oldKey},${oldKey}`, 'Master key "2025" is there twice.'],
  ])("is refused %s", (_, text, message) => {
    expect(() => parseKeyRing(text)).toThrow(message);
  });

  it("does not repeat a wrong key in its message", () => {
    expect(() => parseKeyRing("k:c2VjcmV0")).toThrow(/^(?!.*c2VjcmV0)/);
  });
});
