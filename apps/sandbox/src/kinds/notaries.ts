import type { NotaryOfficial } from "@gable/vendors/notary/protocol.ts";
import { addDays, yearOf } from "../days.ts";
import { seeded } from "../seeded.ts";

const names = [
  "Winifred Abara",
  "Tobias Lund",
  "Carmen Villaseñor",
  "Prudence Oyelaran",
  "August Keller",
  "Mei Sato",
] as const;

const REMOTE = { state: "VA", county: "Fairfax" } as const;

/** The notary who serves a place: always the same one, commissioned until the end of next year. */
export function notaryFor(
  method: "remote" | "in-person",
  state: string,
  county: string,
  today: string,
): NotaryOfficial {
  const chance = seeded("notary", method, state, method === "remote" ? "" : county);
  // A remote notary sits where remote sessions are commissioned, a visitor lives nearby.
  const commission = method === "remote" ? REMOTE : { state, county };
  return {
    name: chance.pick(names),
    commissionNumber: `${commission.state}-${chance.digits(7)}`,
    commissionState: commission.state,
    commissionCounty: commission.county,
    commissionExpiresOn: addDays(`${yearOf(today) + 2}-01-01`, -1),
    phone: `${method === "remote" ? "703" : "800"}5550${chance.between(150, 199)}`,
  };
}
