import * as z from "zod";
import { checkRoutingNumber } from "../accounts/routing-number.ts";
import { formatPhone, isNanpPhone } from "../people/phone.ts";
import { checkSsn } from "../people/ssn.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

export const peopleRules: Record<string, VectorRule> = {
  ssn: vectorRule(z.object({ ssn: z.string() }), ({ ssn }) => ({ result: checkSsn(ssn) })),

  phone: vectorRule(z.object({ phone: z.string() }), ({ phone }) => ({
    nanp: isNanpPhone(phone),
    display: formatPhone(phone),
  })),

  aba: vectorRule(z.object({ routingNumber: z.string() }), ({ routingNumber }) => checkRoutingNumber(routingNumber)),
};
