import type { watchlist as protocol } from "@gable/vendors/watchlist/protocol.ts";
import { addDays } from "../days.ts";
import { recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { fullName } from "../spelling.ts";

export const watchlist: Vendor<typeof protocol> = {
  screen: ({ person }, { order, today }) => {
    const { facts, isBorrower } = recognisePerson(person);
    const screening = nameFor("ofac", order);
    const listsAsOf = addDays(today, -1);
    if (facts.screening === "clear" || !isBorrower) return atOnce({ outcome: "clear", screening, listsAsOf });
    return atOnce({
      outcome: "possible-match",
      screening,
      listsAsOf,
      matches: [
        { list: "SDN", listedName: fullName(person.name).toUpperCase(), likeness: 91, programme: "SAMPLE-PROGRAMME" },
      ],
    });
  },
};
