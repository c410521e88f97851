import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  EmploymentAnswer,
  EmploymentLookUp,
  EmploymentProgress,
  EmploymentRequest,
  employmentVerification,
  MailDomainAnswer,
  MailDomainRequest,
} from "./protocol.ts";

export interface EmploymentRecords extends OrderLookup<typeof employmentVerification> {
  lookUp(order: VendorOrder<EmploymentRequest>): Promise<VendorReply<EmploymentLookUp>>;
  mailDomain(order: VendorOrder<MailDomainRequest>): Promise<VendorReply<MailDomainAnswer>>;
  askEmployer(order: VendorOrder<EmploymentRequest>): Promise<VendorReply<EmploymentAnswer, EmploymentProgress>>;
}
