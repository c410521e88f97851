import { developmentStaff } from "@gable/contract/calls/development.ts";
import { agentLogIn, giveSecondFactor } from "@gable/contract/calls/staff.ts";
import { createClient } from "@gable/contract/client.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import type { Person } from "./people.ts";

type Product = Pick<OwnProduct, "url">;

const seeded = ({ url }: Product) => createBorrowerClient(url, "gable").send(developmentStaff, {});

/** Where the lenders' staff work. */
export const consoleUrlOf = async (product: Product): Promise<string> => (await seeded(product)).consoleUrl;

/** The people of a lender by their roles. Each logs in when first asked for, and once: a code is taken once. */
export function staffOf(product: Product, orgCode: string): (role: StaffRole) => Promise<Pick<Person, "token">> {
  const known = new Map<StaffRole, Promise<Pick<Person, "token">>>();
  return (role) => {
    const person = known.get(role) ?? logIn(product, orgCode, role);
    known.set(role, person);
    return person;
  };
}

async function logIn(product: Product, orgCode: string, role: StaffRole): Promise<Pick<Person, "token">> {
  const { staff, consoleUrl } = await seeded(product);
  const person = staff.find((one) => one.role === role && one.id.endsWith(`.${orgCode}`));
  if (!person) throw new Error(`Nobody of ${orgCode} is a ${role}.`);
  let token: string | undefined;
  const client = createClient({
    baseUrl: product.url,
    orgCode: () => "",
    token: () => token,
    keepToken: (kept) => {
      token = kept;
    },
    rejected: () => undefined,
    // Names below localhost do not resolve outside of browsers.
    headers: () => ({ "x-forwarded-host": new URL(consoleUrl).hostname }),
  });
  await client.send(agentLogIn, { body: { email: person.email, password: person.password } });
  await client.send(giveSecondFactor, { body: { code: person.code } });
  return { token: token ?? "" };
}
