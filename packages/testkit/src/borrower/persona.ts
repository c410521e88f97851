import { DevelopmentPersona } from "@gable/contract/calls/development.ts";
import { Asset } from "@gable/domain/income/asset-depletion.ts";
import { z } from "zod";

const { home, fill } = DevelopmentPersona.shape;

const Address = fill.shape.address;

/** What the sandbox says of a persona, as far as a scripted borrower needs it. Amounts in cents. */
export const Persona = DevelopmentPersona.pick({ name: true, story: true }).extend({
  home: home.extend({
    address: fill.shape.address,
    county: z.string(),
    boughtOn: z.string(),
    mortgages: z.array(z.object({ holder: z.string() })),
  }),
  income: z.object({
    jobs: z.array(z.object({ employer: z.string() })),
    business: z.object({ name: z.string() }).nullable(),
    pension: z.object({ payer: z.string() }).nullable(),
  }),
  /** Whether the bank sends the first payment back. */
  payments: z.enum(["arrive", "first-is-returned"]),
  credit: z.object({ debts: z.array(z.object({ id: z.string(), lastFour: z.string() })) }),
  fill: fill.extend({
    /** Where somebody lives who does not live in the home. */
    residence: Address.optional(),
    /** Whether somebody else of the owners lives in a home in which they do not. */
    ownerLivesThere: z.boolean().optional(),
    /** Other names that they say they go by. */
    aliases: z.array(z.string()).optional(),
    maritalStatus: z.enum(["married", "unmarried", "separated"]),
    purpose: z.string(),
    offer: z.object({ termYears: z.int(), share: z.number(), feePercent: z.string() }),
    incomeMethod: z.enum(["payroll", "bank-deposits", "tax-transcript", "pay-stubs"]),
    accountBy: z.enum(["linking", "typing"]),
    payMethod: z.enum(["AUTOPAY", "MANUAL"]),
    identityDocument: z.enum(["DRIVERS_LICENSE", "ID_CARD", "PASSPORT", "PERMANENT_RESIDENT_CARD"]),
    /** Ids of the persona's own debts. */
    debtsToPay: z.array(z.string()),
    referrer: z.enum(["loan-officer", "wholesale", "merchant"]).nullable(),
    collateral: z.enum(["home", "home-with-wallet"]),
    assets: z.array(Asset),
    cancelsInRescission: z.boolean(),
    /** The step after which the persona does not come back. */
    stopsAfter: z.string().nullable(),
    corrections: z.object({
      address: Address.optional(),
      formerAddress: Address.optional(),
      ssn: z.string().optional(),
      wrongPin: z.string().optional(),
      pin: z.string().optional(),
      unit: z.string().optional(),
      accountNumber: z.string().optional(),
      estimatedValue: z.int().optional(),
    }),
  }),
});
export type Persona = z.infer<typeof Persona>;

/** Asks the sandbox for a persona. Throws when it knows none of this name. */
export async function fetchPersona(sandboxUrl: string, name: string): Promise<Persona> {
  const response = await fetch(`${sandboxUrl}/personas/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The sandbox at ${sandboxUrl} knows no persona "${name}".`);
  return Persona.parse(await response.json());
}
