import type { OrderDesk } from "../order-protocol.ts";
import type { InsuranceRecords } from "./port.ts";
import type { insuranceVerification } from "./protocol.ts";

export function httpInsuranceVerification(desk: OrderDesk<typeof insuranceVerification>): InsuranceRecords {
  return {
    verify: (order) => desk.place("verify", order),
    readDeclaration: (order) => desk.place("read-declaration", order),
    find: desk.find,
  };
}
