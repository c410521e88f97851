import type { watchlist as protocol } from "@gable/vendors/watchlist/protocol.ts";
import { addDays } from "../days.ts";
import { recogniseHolder, recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { fullName } from "../spelling.ts";

export const watchlist: Vendor<typeof protocol> = {
  screen: ({ person, otherNames = [] }, { order, today }) => {
    const { facts, isBorrower } = recognisePerson(person);
    const isLikeListed = facts.screening !== "clear" && isBorrower;
    const names = [
      ...(isLikeListed ? [fullName(person.name)] : []),
      ...otherNames.filter((name) => recogniseHolder(name)?.screening === "possible-match"),
    ];
    const screening = nameFor("ofac", order);
    const listsAsOf = addDays(today, -1);
    if (names.length === 0) return atOnce({ outcome: "clear", screening, listsAsOf });
    return atOnce({
      outcome: "possible-match",
      screening,
      listsAsOf,
      matches: names.map((name) => ({
        list: "SDN",
        listedName: name.toUpperCase(),
        likeness: 91,
        programme: "SAMPLE-PROGRAMME",
      })),
    });
  },
};
