import { randomUUID } from "node:crypto";
import { type LoanFile, noFacts } from "@gable/domain/workflow/facts/facts.ts";
import { expect, it } from "vitest";
import { generateKeyRing, parseKeyRing } from "../sealing/key-ring.ts";
import { createSealing, type Seal } from "../sealing/sealing.ts";
import { openFile, type SealedFile, sealFile } from "./opened-files.ts";

const sealing = createSealing(parseKeyRing(generateKeyRing("test")));
const context = "facts:test";

/** As it would be stored: the same key, each time other bytes. */
function store(): { readonly uuid: string; readonly sealed: (attempts: number) => SealedFile } {
  const { wrapped, seal } = sealing.createKey();
  return {
    uuid: randomUUID(),
    sealed: (attempts) => ({ ...wrapped, sealed_facts: seal.sealJson(attempts, context) }),
  };
}

const openIn =
  (uuid: string, { sealed_facts }: SealedFile) =>
  (seal: Seal): LoanFile => ({
    uuid,
    orgCode: "gable",
    identityUuid: uuid,
    loanNumber: "1",
    createdAt: "2026-11-20T18:00:00Z",
    facts: { ...noFacts, softCreditAttempts: Number(seal.openJson(sealed_facts, context)) },
  });

const opened = (uuid: string, sealed: SealedFile) => openFile(sealing, uuid, sealed, openIn(uuid, sealed)).file;

it("gives what was opened a moment ago again while the sealed bytes are the same", () => {
  const { uuid, sealed } = store();
  const first = sealed(1);
  const file = opened(uuid, first);
  const readAgain = { ...first, sealed_facts: Buffer.from(first.sealed_facts) };
  expect(opened(uuid, readAgain)).toBe(file);
});

it("opens anew what was sealed anew, be it the same facts, and has the older one no more", () => {
  const { uuid, sealed } = store();
  const [first, second] = [sealed(1), sealed(2)];
  const file = opened(uuid, first);
  expect(opened(uuid, second).facts.softCreditAttempts).toBe(2);
  expect(opened(uuid, first)).not.toBe(file);
  expect(opened(uuid, first)).toEqual(file);
});

it("does not open what was changed, nor what another key was put to, whatever was opened before", () => {
  const { uuid, sealed } = store();
  const whole = sealed(1);
  opened(uuid, whole);
  const changed = Buffer.from(whole.sealed_facts);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => opened(uuid, { ...whole, sealed_facts: changed })).toThrow("seal is broken");
  const { data_key } = store().sealed(1);
  expect(() => opened(uuid, { ...whole, data_key })).toThrow("seal is broken");
});

it("keeps one application's facts from another's", () => {
  const [mine, other] = [store(), store()];
  const file = opened(mine.uuid, mine.sealed(1));
  expect(opened(other.uuid, other.sealed(2)).facts.softCreditAttempts).toBe(2);
  expect(file.facts.softCreditAttempts).toBe(1);
});

it("has at hand what was sealed a moment ago, as it was sealed", () => {
  const { uuid, sealed } = store();
  const first = sealed(1);
  const { seal, file } = openFile(sealing, uuid, first, openIn(uuid, first));
  const changed = { ...file, facts: { ...file.facts, softCreditAttempts: 2 } };
  const sealed_facts = sealFile(sealing, { seal, file: changed }, context);
  expect(opened(uuid, { ...first, sealed_facts })).toBe(changed);
});

it("opens what is stored where what was sealed came to nothing, or something else was sealed since", () => {
  const { uuid, sealed } = store();
  const first = sealed(1);
  const { seal, file } = openFile(sealing, uuid, first, openIn(uuid, first));
  sealFile(sealing, { seal, file: { ...file, facts: { ...file.facts, softCreditAttempts: 2 } } }, context);
  expect(opened(uuid, first).facts.softCreditAttempts).toBe(1);
  sealFile(sealing, { seal, file: { ...file, facts: { ...file.facts, softCreditAttempts: 3 } } }, context);
  expect(opened(uuid, sealed(4)).facts.softCreditAttempts).toBe(4);
});
