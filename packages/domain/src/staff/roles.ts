import * as z from "zod";
import type { Words } from "../language.ts";

/** What people do at a lender. Each of them has one role. */
export const staffRoles = {
  administrator: { en: "Administrator", es: "Administrador" },
  underwriter: { en: "Underwriter", es: "Analista de crédito" },
  processor: { en: "Processor", es: "Procesador" },
  notary: { en: "Notary", es: "Notario" },
  "support-agent": { en: "Support agent", es: "Agente de atención" },
  "loan-officer": { en: "Loan officer", es: "Oficial de préstamos" },
  auditor: { en: "Auditor", es: "Auditor" },
} as const satisfies Readonly<Record<string, Words>>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[];
export const StaffRole = z.enum(staffRoleNames as [StaffRole, ...StaffRole[]]);
