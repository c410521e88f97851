import { actAsStaff, planStanding } from "@gable/contract/calls/development.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Walk } from "./moves.ts";

/** What the lender's staff do for a persona, as an underwriter. */
export async function asStaff({ client, uuid }: Pick<Walk, "client" | "uuid">, act: StaffAct): Promise<void> {
  await client.send(actAsStaff, { params: { uuid }, body: { role: "underwriter", act } });
}

/** Where the server's plan stands. */
export const standingOf = ({ client, uuid }: Pick<Walk, "client" | "uuid">) =>
  client.send(planStanding, { params: { uuid } });
