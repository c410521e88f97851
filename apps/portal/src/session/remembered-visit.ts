import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "heloc_visit";

/** A visit to a vendor's page that the borrower is expected back from. Identifiers only. */
export interface Visit {
  readonly purpose: "income" | "accounts";
  readonly link: string;
}

export const rememberVisit = (visit: Visit): void => kept.write(KEY, `${visit.purpose} ${visit.link}`);

export function rememberedVisit(): Visit | undefined {
  const [purpose, link] = (kept.read(KEY) ?? "").split(" ");
  return link && (purpose === "income" || purpose === "accounts") ? { purpose, link } : undefined;
}

export const forgetVisit = (): void => kept.forget(KEY);
