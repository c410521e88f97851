import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  DeclarationAnswer,
  DeclarationReading,
  InsuranceAnswer,
  InsuranceCheck,
  insuranceVerification,
} from "./protocol.ts";

export interface InsuranceRecords extends OrderLookup<typeof insuranceVerification> {
  verify(order: VendorOrder<InsuranceCheck>): Promise<VendorReply<InsuranceAnswer>>;
  readDeclaration(order: VendorOrder<DeclarationReading>): Promise<VendorReply<DeclarationAnswer>>;
}
