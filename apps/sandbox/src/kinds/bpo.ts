import { businessDayAfter } from "@gable/domain/calendar/business-days.ts";
import { isObservedBusinessDay } from "@gable/domain/calendar/observed-days.ts";
import type { BpoProgress, BpoRequest, bpo as protocol } from "@gable/vendors/bpo/protocol.ts";
import { written } from "../cents.ts";
import { addDays, addMinutes, dayOf } from "../days.ts";
import { printPaper } from "../paper.ts";
import { recogniseHome } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce, later } from "../script.ts";
import { nameFor, seeded } from "../seeded.ts";
import { oneLine } from "../spelling.ts";

export const bpo: Vendor<typeof protocol> = {
  order: async (request, scene) => {
    const broker = brokerOf(request.address.zip);
    const visitDay = businessDayAfter(scene.today, 2, isObservedBusinessDay);
    const stages: BpoProgress[] = [
      { stage: "assigned", at: addMinutes(scene.orderedAt, 20), broker },
      {
        stage: "scheduled",
        at: addMinutes(scene.orderedAt, 60),
        broker,
        visitFrom: `${visitDay}T15:00:00Z`,
        visitTo: `${visitDay}T19:00:00Z`,
      },
      { stage: "inspected", at: `${visitDay}T17:10:00Z`, broker },
    ];
    return later(...stages.map((progress) => ({ progress })), {
      answer: await opinionOf(request, broker, visitDay, scene),
    });
  },

  // The broker of the sandbox goes at once, so that there is never anything left to cancel.
  cancel: () => atOnce({ outcome: "too-late" }),
};

async function opinionOf(request: BpoRequest, broker: string, inspectedOn: string, scene: Scene) {
  const { facts } = recogniseHome(request.address);
  const { value, condition } = facts.valuation.bpo;
  const comparables = comparablesOf(request, value, dayOf(scene.orderedAt));
  const report = await printPaper({
    name: "broker-price-opinion.pdf",
    from: broker,
    heading: "Broker price opinion",
    lines: [
      ["Property", oneLine(request.address)],
      ["Inspected", `${inspectedOn}, ${request.product}`],
      ["Condition", condition.toLowerCase()],
      ...(request.evidence ? [["Papers of the owner", `${request.evidence.length} read`] as [string, string]] : []),
      ["Opinion of price", written(value)],
      ...comparables.map(({ address, soldOn, price, milesAway }): [string, string] => [
        `Sold ${soldOn}, ${milesAway} miles away`,
        `${oneLine(address)}: ${written(price)}`,
      ]),
    ],
    closing: "An opinion of price by a licensed broker. It is not an appraisal.",
    at: scene.orderedAt,
  });
  return {
    outcome: "completed" as const,
    opinion: nameFor("bpo", scene.order),
    value,
    low: Math.round((value * 0.95) / 100) * 100,
    high: Math.round((value * 1.05) / 100) * 100,
    condition,
    inspectedOn,
    broker,
    comparables,
    report,
  };
}

function comparablesOf(request: BpoRequest, value: number, today: string) {
  return [0.97, 1.01, 1.04].map((share, index) => {
    const chance = seeded("comparable", request.address.street1, request.address.zip, String(index));
    return {
      address: {
        street1: `${chance.between(100, 9900)} ${chance.pick(["Fernwood", "Orchard", "Millrace", "Larkspur"])} Street`,
        city: request.address.city,
        state: request.address.state,
        zip: request.address.zip,
      },
      soldOn: addDays(today, -chance.between(20, 170)),
      price: Math.round((value * share) / 100_000) * 100_000,
      milesAway: chance.between(1, 9) / 10,
    };
  });
}

const brokerOf = (zip: string): string =>
  `${seeded("broker", zip.slice(0, 3)).pick(["Wren", "Hollis", "Pell", "Amara", "Quince"])} ${seeded("firm", zip.slice(0, 3)).pick(["Realty", "& Daughters Real Estate", "Property Opinions"])}`;
