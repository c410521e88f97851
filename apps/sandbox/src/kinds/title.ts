import type {
  title as protocol,
  TitleRequest,
  TitleSearchAnswer,
  TitleUpdateAnswer,
  TitleUpdateRequest,
} from "@gable/vendors/title/protocol.ts";
import { addDays } from "../days.ts";
import type { Facts } from "../personas/facts.ts";
import { recogniseHome } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { later } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { recordedName } from "../spelling.ts";
import { ownersOf, recordedLiensOf, vestingOf } from "./land-records.ts";

export const title: Vendor<typeof protocol> = {
  search: (request, scene) => later({ answer: search(request, scene) }),
  update: (request, scene) => later({ answer: update(request, scene) }),
};

function search(request: TitleRequest, scene: Scene): TitleSearchAnswer {
  const { facts } = recogniseHome(request.address, request.owners);
  if (facts.home.countyFips === "00000") return { outcome: "not-found" };
  return { outcome: "completed", ...findings(facts, scene) };
}

function update(request: TitleUpdateRequest, scene: Scene): TitleUpdateAnswer {
  const { facts } = recogniseHome(request.address, request.owners);
  const found = findings(facts, scene);
  // What stands in the way is mended by the time the lender asks again.
  const problem = scene.nth === 1 ? facts.title.atUpdate : "clear";
  switch (problem) {
    case "clear":
      return { outcome: "clear-to-close", ...found, expiresOn: addDays(scene.today, 30) };
    case "new-judgment":
      return {
        outcome: "not-clear",
        ...found,
        exceptions: [{ exception: "new-judgment", text: "A judgment was entered since the first search." }],
      };
    case "vesting-changed":
      return {
        outcome: "not-clear",
        ...found,
        exceptions: [{ exception: "vesting-changed", text: "A deed was recorded since the first search." }],
      };
    case "legal-description-incomplete":
      return {
        outcome: "not-clear",
        ...found,
        exceptions: [{ exception: "legal-description-incomplete", text: "The legal description lacks its plat." }],
      };
    default:
      return problem satisfies never;
  }
}

/** The title plant sees every instrument, those that the county's own search missed as well. */
function findings(facts: Facts, scene: Scene) {
  const { home, title: record } = facts;
  return {
    search: nameFor("ttl", scene.order),
    owners: ownersOf(facts),
    vesting: vestingOf(facts),
    vestedSince: home.boughtOn,
    legalDescription: home.legalDescription,
    liens: recordedLiensOf(home, () => true),
    judgments: record.judgments.map((judgment) => ({
      judgment: nameFor("jdg", facts.seed, judgment.caseNumber),
      against: recordedName(facts.person.name),
      ...judgment,
    })),
    taxesPaidThrough: `${Number(scene.today.slice(0, 4)) - 1}-12-31`,
    effectiveOn: addDays(scene.today, -3),
  };
}
