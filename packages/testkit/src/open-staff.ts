import { randomUUID } from "node:crypto";
import { type Client, createClient } from "@gable/contract/client.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { openStaffSession } from "@gable/server/http/staff-session.ts";
import { hashPassword } from "@gable/server/modules/session/passwords.ts";
import type { TestProduct } from "./start-product.ts";

/** Somebody of a lender's staff who is logged in to the console. */
export interface OpenStaff {
  readonly staffUuid: string;
  readonly name: string;
  /** Send these with a request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly client: Client;
}

/** Where a session of a test is opened. */
export const TEST_DEVICE = { userAgent: "test", ip: "127.0.0.1" };

/** A password that nobody knows, hashed once: every hash costs time. */
let unknown: Promise<string> | undefined;

/** Somebody of a lender's staff in a role, logged in with both factors. */
export async function openStaff(product: TestProduct, role: StaffRole, orgCode = "gable"): Promise<OpenStaff> {
  const { ctx } = product;
  const staffUuid = randomUUID();
  unknown ??= hashPassword(randomUUID());
  const name = `Test ${role}`;
  await ctx.database.kysely
    .insertInto("staff")
    .values({
      uuid: staffUuid,
      org_code: orgCode,
      email: `${staffUuid}@${orgCode}.example`,
      name,
      role,
      password_hash: await unknown,
    })
    .execute();
  const authorization = await openStaffSession(
    ctx,
    ctx.database.kysely,
    { uuid: staffUuid, orgCode },
    TEST_DEVICE,
    "code",
  );
  const headers = { authorization, ...consoleHost(product) };
  return { staffUuid, name, headers, client: createConsoleClient(product, authorization) };
}

/** The console's host. Names below localhost do not resolve everywhere: the product is asked as by a proxy. */
const consoleHost = ({ config }: TestProduct) => ({ "x-forwarded-host": new URL(config.consoleUrl).hostname });

/** The console without a screen: keeps the token, and talks to the product. */
export function createConsoleClient(product: TestProduct, token?: string): Client {
  let kept = token;
  return createClient({
    baseUrl: product.url,
    orgCode: () => "",
    token: () => kept,
    keepToken: (renewed) => {
      kept = renewed;
    },
    rejected: () => undefined,
    headers: () => consoleHost(product),
  });
}
