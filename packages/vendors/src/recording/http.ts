import type { OrderDesk } from "../order-protocol.ts";
import type { CountyRecording } from "./port.ts";
import type { recording } from "./protocol.ts";

export function httpRecording(desk: OrderDesk<typeof recording>): CountyRecording {
  return {
    lookUpCounty: (order) => desk.place("look-up-county", order),
    submit: (order) => desk.place("submit", order),
    find: desk.find,
  };
}
