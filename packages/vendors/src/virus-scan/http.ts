import type { OrderDesk } from "../order-protocol.ts";
import type { VirusScan } from "./port.ts";
import type { virusScan } from "./protocol.ts";

export function httpVirusScan(desk: OrderDesk<typeof virusScan>): VirusScan {
  return {
    scan: (order) => desk.place("scan", order),
  };
}
