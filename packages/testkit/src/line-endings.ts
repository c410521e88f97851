import { randomUUID } from "node:crypto";
import { brokerLogOut } from "@gable/contract/calls/identity.ts";
import { endBorrowerSessions } from "@gable/contract/calls/identity-desk.ts";
import { changePassword, endOtherSessions } from "@gable/contract/calls/identity-settings.ts";
import { agentLogOut } from "@gable/contract/calls/staff.ts";
import { hashPassword } from "@gable/server/modules/session/passwords.ts";
import { createBorrowerClient } from "./borrower/borrower-client.ts";
import { logInAgain, openBorrower } from "./open-borrower.ts";
import { createConsoleClient, openStaff } from "./open-staff.ts";
import type { TestProduct } from "./start-product.ts";

/** Who listens, in a session of their own. */
export interface Listener {
  /** Of that session, with the Bearer prefix. */
  readonly token: string;
  /** Of their identity, or of staff. */
  readonly uuid: string;
  readonly applicationUuid: string;
}

/** Ends what somebody may hear. */
type Ending = (product: TestProduct, listener: Listener) => Promise<unknown>;
type Endings = Readonly<Record<string, Ending>>;

const PASSWORD = "an old and long password";

const atAnotherDevice = async (product: TestProduct, { uuid }: Listener) => {
  const { authorization } = await logInAgain(product, uuid);
  return createBorrowerClient(product.url, "gable", authorization);
};

const nowOf = ({ ctx }: TestProduct): string => ctx.clock.now().toISOString();

/** Of whoever has a session of the portal's. */
export const portalEndings: Endings = {
  "they log out": ({ url }, { token }) => createBorrowerClient(url, "gable", token).send(brokerLogOut, {}),
  "they log out everywhere but at another device": async (product, listener) =>
    (await atAnotherDevice(product, listener)).send(endOtherSessions, {}),
  "they set a new password at another device": async (product, listener) => {
    const password_hash = await hashPassword(PASSWORD);
    const { kysely } = product.ctx.database;
    await kysely.updateTable("identities").set({ password_hash }).where("uuid", "=", listener.uuid).execute();
    const body = { password: PASSWORD, newPassword: `${randomUUID()} and more` };
    await (await atAnotherDevice(product, listener)).send(changePassword, { body });
  },
  "their twelve hours are over": (product, { uuid }) =>
    product.ctx.database.kysely
      .updateTable("sessions")
      .set({ expires_at: nowOf(product) })
      .where("identity_uuid", "=", uuid)
      .execute(),
};

/** Of a borrower too. */
export const borrowerEndings: Endings = {
  ...portalEndings,
  "the lender logs them out": async (product, { applicationUuid: uuid }) => {
    const { client } = await openStaff(product, "administrator");
    await client.send(endBorrowerSessions, { params: { uuid }, body: { reason: "A telephone was lost." } });
  },
};

/** Of somebody who signs beside a borrower too. */
export const signerEndings: Endings = {
  ...portalEndings,
  "somebody else signs in that place": async (product, { uuid }) => {
    const { identityUuid } = await openBorrower(product);
    await product.ctx.database.kysely
      .updateTable("signers")
      .set({ identity_uuid: identityUuid })
      .where("identity_uuid", "=", uuid)
      .execute();
  },
};

const changeStaff = (
  { ctx }: TestProduct,
  { uuid }: Listener,
  change: { readonly role?: string; readonly deactivated_at?: string },
) => ctx.database.kysely.updateTable("staff").set(change).where("uuid", "=", uuid).execute();

export const staffEndings: Endings = {
  "they log out": (product, { token }) => createConsoleClient(product, token).send(agentLogOut, {}),
  "their account is closed": (product, listener) => changeStaff(product, listener, { deactivated_at: nowOf(product) }),
  "their new role does not allow it": (product, listener) => changeStaff(product, listener, { role: "auditor" }),
  "their twelve hours are over": (product, { uuid }) =>
    product.ctx.database.kysely
      .updateTable("staff_sessions")
      .set({ expires_at: nowOf(product) })
      .where("staff_uuid", "=", uuid)
      .execute(),
};
