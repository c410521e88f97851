import { z } from "zod";

/** The fields that we read of what Plaid is asked. */
export const linkTokenCreate = z
  .object({
    client_name: z.string().min(1).max(30),
    language: z.enum(["en", "es"]),
    country_codes: z.tuple([z.literal("US")]),
    user: z.object({ client_user_id: z.string().min(1), legal_name: z.string().min(1) }).optional(),
    user_id: z.string().min(1).optional(),
    products: z.array(z.enum(["auth", "identity", "transactions", "income_verification"])).min(1),
    income_verification: z
      .object({
        income_source_types: z.tuple([z.literal("payroll")]),
        payroll_income: z.object({ flow_types: z.tuple([z.literal("payroll_digital_income")]) }),
      })
      .optional(),
    webhook: z.url().optional(),
    hosted_link: z.object({
      completion_redirect_uri: z.url(),
      url_lifetime_seconds: z.int().min(1).max(1_814_400),
    }),
  })
  // Payroll is never in one visit with banks, and always of a user that Plaid knows.
  .refine(({ products, user, user_id: userId, income_verification: asked }) =>
    products.includes("income_verification") ? products.length === 1 && userId && asked : user,
  );
export type LinkTokenCreate = z.infer<typeof linkTokenCreate>;

export const linkTokenGet = z.object({ link_token: z.string() });
export const publicTokenExchange = z.object({ public_token: z.string() });
export const ofItem = z.object({ access_token: z.string() });
export const transactionsGet = ofItem.extend({
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  options: z.object({
    account_ids: z.array(z.string()),
    count: z.int().min(1).max(500),
    offset: z.int().min(0).default(0),
  }),
});
export const userCreate = z.object({
  client_user_id: z.string().min(1).max(128),
  identity: z.object({ name: z.object({ given_name: z.string(), family_name: z.string().min(1) }) }),
  with_upgraded_user: z.literal(true),
});
export const ofUser = z.object({ user_id: z.string() });
export const verificationKeyGet = z.object({ key_id: z.string() });
