import { z } from "zod";

const Address = z.object({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

/** What the sandbox says of a persona, as far as a scripted borrower needs it. Amounts in cents. */
export const Persona = z.object({
  name: z.string(),
  story: z.string(),
  home: z.object({
    propertyType: z.string(),
    address: Address,
    county: z.string(),
    boughtOn: z.string(),
    mortgages: z.array(z.object({ holder: z.string() })),
  }),
  income: z.object({
    jobs: z.array(z.object({ employer: z.string() })),
    business: z.object({ name: z.string() }).nullable(),
    pension: z.object({ payer: z.string() }).nullable(),
  }),
  credit: z.object({ debts: z.array(z.object({ id: z.string(), lastFour: z.string() })) }),
  fill: z.object({
    address: Address,
    propertyUse: z.enum(["PRIMARY", "SECOND_HOME", "INVESTMENT"]),
    ownership: z.enum(["SOLE", "JOINT", "TRUST"]),
    listedForSale: z.boolean(),
    titleChangedRecently: z.boolean(),
    employmentType: z.string(),
    employer: z.string().nullable(),
    jobTitle: z.string().nullable(),
    annualIncome: z.int(),
    name: z.object({
      first: z.string(),
      middle: z.string().optional(),
      last: z.string(),
      suffix: z.string().optional(),
    }),
    dateOfBirth: z.string(),
    email: z.string(),
    phone: z.string(),
    password: z.string(),
    language: z.enum(["en", "es"]),
    ssn: z.string(),
    maritalStatus: z.enum(["married", "unmarried", "separated"]),
    purpose: z.string(),
    offer: z.object({ termYears: z.int(), share: z.number(), feePercent: z.string() }),
    bank: z.object({ institution: z.string(), routingNumber: z.string(), accountNumber: z.string() }),
    incomeMethod: z.enum(["payroll", "bank-deposits", "tax-transcript", "pay-stubs"]),
    payMethod: z.enum(["AUTOPAY", "MANUAL"]),
    identityDocument: z.enum(["DRIVERS_LICENSE", "ID_CARD", "PASSPORT", "PERMANENT_RESIDENT_CARD"]),
    insurance: z.object({ insurer: z.string(), policyNumber: z.string() }),
    /** Ids of the persona's own debts. */
    debtsToPay: z.array(z.string()),
    corrections: z.object({ estimatedValue: z.int().optional() }),
  }),
});
export type Persona = z.infer<typeof Persona>;

/** Asks the sandbox for a persona. Throws when it knows none of this name. */
export async function fetchPersona(sandboxUrl: string, name: string): Promise<Persona> {
  const response = await fetch(`${sandboxUrl}/personas/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The sandbox at ${sandboxUrl} knows no persona "${name}".`);
  return Persona.parse(await response.json());
}
