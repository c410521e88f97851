import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { comeToNotary, signBeforeNotary } from "./borrower/closing-moves.ts";
import type { Walk } from "./borrower/move.ts";
import type { OpenStaff } from "./open-staff.ts";
import { recordSession } from "./record-session.ts";

/**
 * A notary of the lender's takes the session that is booked, and it is signed before them while their page records.
 * @returns the uuid of the recording, on which the signature is not yet
 */
export async function signBeforeOwnNotary(
  walk: Pick<Walk, "client" | "uuid" | "persona">,
  notary: OpenStaff,
): Promise<string> {
  const { uuid } = walk;
  const act = (body: StaffAct) => notary.client.send(actOnFile, { params: { uuid }, body });
  await act({
    act: "take-notary-session",
    name: "Nora Whitfield",
    commissionNumber: "CA-2291045",
    commissionState: "CA",
    commissionCounty: "Placer",
    commissionExpiresOn: "2041-03-31",
  });
  await comeToNotary(walk);
  const recording = await recordSession(notary, uuid);
  await act({ act: "admit-to-deed" });
  await signBeforeNotary(walk);
  return recording;
}
