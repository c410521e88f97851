import type { StaffRole } from "@gable/domain/staff/roles.ts";

/** Who works on which pages; `:uuid` stands for an application with a paper to read. */
export const staffPages: Readonly<Partial<Record<StaffRole, readonly string[]>>> = {
  processor: ["/pipeline", "/pipeline?queue=conditions", "/file/:uuid", "/file/:uuid/papers"],
  underwriter: ["/file/:uuid/borrower", "/account"],
  "support-agent": ["/file/:uuid/borrower", "/chats", "/chats/ended", "/feedback"],
  notary: ["/notary", "/notary/journal"],
  "loan-officer": ["/officer"],
  auditor: [
    "/hmda",
    "/reports",
    "/reports/funded",
    "/reports/campaigns",
    "/pipeline?standing=ALL&opened=90&cameBy=SITE&campaign=&campaignSource=&campaignMedium=",
    "/reports/fair-lending",
  ],
  administrator: [
    "/complaints",
    "/audit",
    "/audit/lender",
    "/staff",
    "/staff/leads",
    "/settings",
    "/settings/products",
    "/settings/products?edit=latest",
    "/settings/rates",
    "/settings/hours?edit=latest",
    "/settings/answers?edit=latest",
    "/settings/brand?edit=latest",
    "/settings/chats",
    "/settings/webhooks",
  ],
};
