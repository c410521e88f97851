import type { AccountTables } from "./tables/accounts.ts";
import type { ApplicationTables } from "./tables/applications.ts";
import type { ChatTables } from "./tables/chat.ts";
import type { DocumentTables } from "./tables/documents.ts";
import type { LenderTables } from "./tables/lenders.ts";
import type { MessageTables } from "./tables/messages.ts";
import type { PrivacyTables } from "./tables/privacy.ts";
import type { StaffTables } from "./tables/staff.ts";
import type { VendorTables } from "./tables/vendors.ts";
import type { VisitTables } from "./tables/visits.ts";

/** Every table of the product, as the migrations make it; `tables.test.ts` compares the two. */
export type Tables = LenderTables &
  AccountTables &
  ApplicationTables &
  VendorTables &
  DocumentTables &
  MessageTables &
  StaffTables &
  VisitTables &
  ChatTables &
  PrivacyTables;
