import type { LoanFile } from "./facts/facts.ts";

/** The same derivation, worked out once for each file: a file is never changed, a new one takes its place. */
export function oncePerFile<Value>(derive: (file: LoanFile) => Value): (file: LoanFile) => Value {
  const known = new WeakMap<LoanFile, { readonly value: Value }>();
  return (file) => {
    let found = known.get(file);
    if (!found) {
      found = { value: derive(file) };
      known.set(file, found);
    }
    return found.value;
  };
}
