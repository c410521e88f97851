import type { flood as protocol } from "@gable/vendors/flood/protocol.ts";
import { printPaper } from "../paper.ts";
import { recogniseHome } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { later } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { oneLine } from "../spelling.ts";

export const flood: Vendor<typeof protocol> = {
  determine: async (request, { order, orderedAt, today }) => {
    const { flood: zone } = recogniseHome(request.address).facts.home;
    const determination = nameFor("fld", order);
    const specialFloodHazardArea = /^[AV]/.test(zone.zone);
    const certificate = await printPaper({
      name: "flood-determination.pdf",
      from: "Highwater Determinations",
      heading: "Standard flood hazard determination",
      lines: [
        ["Property", oneLine(request.address)],
        ["Community", `${zone.community} (${zone.communityNumber})`],
        ["Map panel and date", `${zone.mapPanel}, ${zone.mapEffectiveOn}`],
        ["Flood zone", zone.zone],
        ["In a special flood hazard area", specialFloodHazardArea ? "Yes" : "No"],
        ["Determination", `${determination}, ${today}, life of loan`],
      ],
      closing: specialFloodHazardArea
        ? "Federal law requires flood insurance for a loan secured by this building."
        : "Federal law does not require flood insurance for a loan secured by this building.",
      at: orderedAt,
    });
    return later({
      answer: {
        outcome: "determined",
        determination,
        zone: zone.zone,
        specialFloodHazardArea,
        community: { name: zone.community, number: zone.communityNumber, participates: zone.participates },
        mapPanel: zone.mapPanel,
        mapEffectiveOn: zone.mapEffectiveOn,
        determinedOn: today,
        lifeOfLoan: true,
        certificate,
      },
    });
  },
};
