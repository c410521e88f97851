import type { OrderDesk } from "../order-protocol.ts";
import type { PropertyRecords } from "./port.ts";
import type { propertyData } from "./protocol.ts";

export function httpPropertyData(desk: OrderDesk<typeof propertyData>): PropertyRecords {
  return {
    findParcels: (order) => desk.place("find-parcels", order),
    find: desk.find,
  };
}
