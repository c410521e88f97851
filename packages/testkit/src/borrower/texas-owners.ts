import { businessClock } from "@gable/contract/calls/development.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { instantOfWallTime, localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { letTimePass } from "./closing-moves.ts";
import type { Walk } from "./move.ts";
import type { Persona } from "./persona.ts";
import { until } from "./verification-moves.ts";

/** Ramiro Arredondo, who owns the homestead in Dallas together with his sister Lupe. */
export const ramiro = {
  name: { first: "Ramiro", last: "Arredondo" },
  dateOfBirth: "1981-09-30",
  email: "ramiro@example.com",
  phone: "+12145550177",
  relation: "co-owner",
} as const;

/** The borrower in Texas, with a brother who signs beside her. */
export const withBrother = (persona: Persona): Persona => ({
  ...persona,
  fill: { ...persona.fill, ownership: "JOINT", signers: [ramiro] },
});

/** Moves the application's own clock past the booked day at the Texas office, and waits until the visit has failed. */
export async function letOfficeDayEnd(walk: Pick<Walk, "client" | "uuid">): Promise<void> {
  const { client, uuid } = walk;
  const zone = "America/Chicago";
  const read = () => client.send(notary, { params: { uuid } });
  const { visit } = await read();
  const after = addDays(localDateAt(visit?.startsAt ?? "", zone), 1);
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  await letTimePass(walk, Date.parse(instantOfWallTime(after, "00:01", zone)) - Date.parse(now));
  await until(read, (reply) => reply.visit?.state === "FAILED");
}
