import { actAsStaff, planStanding } from "@gable/contract/calls/development.ts";
import { isJudged, type Judged } from "@gable/domain/loan-file/open-judgements.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Walk } from "./move.ts";

type Place = Pick<Walk, "client" | "uuid">;

/** What the lender's staff do for a persona, as an underwriter: with an act that accepts something, what waits was read just before. */
export async function asStaff(place: Place, act: StaffAct | { readonly act: Judged["act"] }): Promise<void> {
  const { client, uuid } = place;
  const body = isJudged(act.act) && !("since" in act) ? await asRead(place, act) : act;
  await client.send(actAsStaff, { params: { uuid }, body: { role: "underwriter", act: body as StaffAct } });
}

async function asRead(place: Place, { act }: { readonly act: string }) {
  const { openSince } = await standingOf(place);
  return { act, note: "Looked at for a test.", since: openSince[act] ?? NOTHING_WAITS };
}

/** The server says so of whatever is decided then. */
const NOTHING_WAITS = "2020-01-01T00:00:00.000Z";

/** Where the server's plan stands. */
export const standingOf = ({ client, uuid }: Place) => client.send(planStanding, { params: { uuid } });
