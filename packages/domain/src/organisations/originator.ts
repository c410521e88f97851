import * as z from "zod";
import { isUsState } from "../people/us-states.ts";

/** Somebody who brings borrowers to a lender, as seeded (`lenders/<code>/originators.json`). All of it may be shown to anybody. */
export const Originator = z
  .object({
    uuid: z.uuid(),
    name: z.string().min(1),
    isBroker: z.boolean(),
    /** The broker's firm; null for the lender's own officers. */
    brokerName: z.string().min(1).nullable(),
    /** Number in the Nationwide Multistate Licensing System. */
    nmls: z.string().regex(/^\d{4,10}$/),
    phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Write the number as (800) 555-0142."),
    email: z.email(),
    /** The firm's own mark over the page, one of `lenders/marks`, and where it leads. */
    brand: z
      .object({
        mode: z.string().regex(/^[a-z][a-z0-9-]*$/),
        alt: z.string().min(1),
        home: z.url({ protocol: /^https$/ }),
      })
      .optional(),
    /** The licence of each state, as far as the lender entered it. */
    licenceNumbers: z.record(z.string(), z.string()).optional(),
    /** The last day of the licence of each state, as far as the lender entered it. `officersStatesOn` says what follows. */
    licenceEnds: z.record(z.string(), z.iso.date()).optional(),
    licensedStates: z.array(z.string().refine(isUsState, "Write states by their postal codes.")).min(1),
  })
  .refine(({ isBroker, brokerName }) => isBroker === (brokerName !== null), "A broker has a firm, and only a broker.");
export type Originator = z.infer<typeof Originator>;
