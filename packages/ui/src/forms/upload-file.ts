/** Where a chosen file stands on its way. */
export type UploadState =
  /** Held here, to be looked at before it goes. */
  | { step: "chosen" }
  | { step: "queued" }
  /** `share` is 0 to 1. */
  | { step: "sending"; share: number }
  | { step: "scanning" }
  | { step: "checking" }
  | { step: "accepted" }
  /** Needs a better copy; `reason` is said to the reader. */
  | { step: "returned"; reason: string }
  | { step: "refused"; reason: string }
  /** Could not be sent; it is kept and may be tried again. */
  | { step: "failed"; reason: string };

export type UploadFile = {
  id: string;
  name: string;
  size: number;
  state: UploadState;
  /** What was chosen, where it can be looked at here. */
  file?: File;
  /** What else is known of it, such as the day that it bears. */
  note?: string;
};

export type UploadRule = {
  /** As in a file input: `.pdf,.jpg,image/*`. */
  accept: string;
  largestBytes: number;
};

export type Unfit = "type" | "size" | "empty" | "duplicate" | "many";

type Chosen = { readonly name: string; readonly size: number; readonly type: string };

/** Files that may not be sent, by what is wrong with them. */
export type UnfitFiles = { readonly why: Unfit; readonly names: readonly string[] };

/** Of files that were chosen together, those that may be sent, and all that may not. `most`: how many there may be with those present. */
export function sortChosen<T extends Chosen>(
  chosen: readonly T[],
  rule: UploadRule,
  present: readonly UploadFile[],
  most: number,
): { readonly good: readonly T[]; readonly unfit: readonly UnfitFiles[] } {
  const good: T[] = [];
  const unfit = new Map<Unfit, string[]>();
  const counted = present.filter(({ state }) => state.step !== "refused").length;
  for (const file of chosen) {
    const twin = good.some(({ name, size }) => name === file.name && size === file.size);
    const why = twin ? "duplicate" : (unfitFor(file, rule, present) ?? (counted + good.length < most ? null : "many"));
    if (why === null) good.push(file);
    else unfit.set(why, [...(unfit.get(why) ?? []), file.name]);
  }
  return { good, unfit: [...unfit].map(([why, names]) => ({ why, names })) };
}

/** Why a file is not even sent, or null when it may be. */
export function unfitFor(
  file: { name: string; size: number; type: string },
  rule: UploadRule,
  present: readonly UploadFile[],
): Unfit | null {
  if (present.some(({ name, size, state }) => name === file.name && size === file.size && state.step !== "refused")) {
    return "duplicate";
  }
  if (file.size === 0) return "empty";
  if (file.size > rule.largestBytes) return "size";
  return isOfKind(file, rule.accept) ? null : "type";
}

function isOfKind(file: { name: string; type: string }, accept: string): boolean {
  return accept
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .some((kind) => {
      if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind);
      return kind.endsWith("/*") ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
    });
}
