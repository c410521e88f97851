import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Seal, Sealing } from "../sealing/sealing.ts";

/** What is sealed of an application, as it is stored. */
export interface SealedFile {
  readonly key_id: string;
  readonly data_key: Buffer;
  readonly sealed_facts: Buffer;
}

interface OpenedFile {
  readonly seal: Seal;
  readonly file: LoanFile;
}

type Kept = OpenedFile & { readonly from: SealedFile; readonly forget: NodeJS.Timeout };

/** Files of a process that are at hand. */
const MOST_KEPT = 200;
/** What nobody reads for so long is not kept in the clear. */
const KEPT_MS = 10_000;

const keptBy = new WeakMap<Sealing, Map<string, Kept>>();

/**
 * Opens what is sealed of an application. One command and the work that follows it read the same facts many times: what was opened a
 * moment ago is given again, as the same object, while every sealed byte and the key's are still the same.
 */
export function openFile(
  sealing: Sealing,
  uuid: string,
  sealed: SealedFile,
  open: (seal: Seal) => LoanFile,
): OpenedFile {
  const kept = keptBy.get(sealing) ?? new Map<string, Kept>();
  keptBy.set(sealing, kept);
  const found = kept.get(uuid);
  const hasSameKey = found && found.from.key_id === sealed.key_id && found.from.data_key.equals(sealed.data_key);
  if (hasSameKey && found.from.sealed_facts.equals(sealed.sealed_facts)) {
    found.forget.refresh();
    return found;
  }
  const seal = hasSameKey ? found.seal : sealing.openKey(sealed);
  const opened = { seal, file: open(seal) };
  keep(kept, uuid, sealed, opened);
  return opened;
}

/**
 * Seals the facts of a file, and has the file at hand for who reads it next. Whether they are ever stored is of no concern: what is read
 * is compared with every sealed byte.
 */
export function sealFile(sealing: Sealing, { seal, file }: OpenedFile, context: string): Buffer {
  const sealed_facts = seal.sealJson(file.facts, context);
  const kept = keptBy.get(sealing);
  const found = kept?.get(file.uuid);
  if (kept && found?.seal === seal) keep(kept, file.uuid, { ...found.from, sealed_facts }, { seal, file });
  return sealed_facts;
}

function keep(kept: Map<string, Kept>, uuid: string, sealed: SealedFile, opened: OpenedFile): void {
  clearTimeout(kept.get(uuid)?.forget);
  kept.delete(uuid);
  const { key_id, data_key, sealed_facts } = sealed;
  const forget = setTimeout(() => kept.delete(uuid), KEPT_MS).unref();
  kept.set(uuid, { ...opened, from: { key_id, data_key, sealed_facts }, forget });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) {
    clearTimeout(kept.get(oldest)?.forget);
    kept.delete(oldest);
  }
}
