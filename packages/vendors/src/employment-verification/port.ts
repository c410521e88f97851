import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  EmploymentAnswer,
  EmploymentLookUp,
  EmploymentProgress,
  EmploymentRequest,
  employmentVerification,
} from "./protocol.ts";

export interface EmploymentRecords extends OrderLookup<typeof employmentVerification> {
  lookUp(order: VendorOrder<EmploymentRequest>): Promise<VendorReply<EmploymentLookUp>>;
  askEmployer(order: VendorOrder<EmploymentRequest>): Promise<VendorReply<EmploymentAnswer, EmploymentProgress>>;
}
