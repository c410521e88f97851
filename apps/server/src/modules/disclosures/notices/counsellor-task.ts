import { formatAddress } from "@gable/domain/people/format-address.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import type { HousingCounsellor } from "@gable/domain/workflow/facts/application-facts.ts";
import { counsellorOrder, counsellorZip } from "@gable/domain/workflow/notices/counsellor-list.ts";
import type { Counsellor } from "@gable/vendors/counsellors/protocol.ts";
import type { Task } from "../../../context.ts";
import { vendorTask } from "../../../workflow/task.ts";

/** The ten counsellors nearest the applicant's ZIP code (12 CFR 1024.20(a)(1)). */
export const findCounsellors: Task = vendorTask({
  effect: "find-counsellors",
  vendor: "counsellors",
  act: "nearest",
  request: (_ctx, { facts, uuid }) => {
    const zip = counsellorZip(facts);
    if (zip === undefined) throw new Error(`the address of ${uuid} is not known yet`);
    return { zip };
  },
  apply: (_ctx, { facts }, answer, now, { key }) => {
    // It was asked near a home that has been corrected since.
    if (key !== counsellorOrder(facts).key) return undefined;
    const at = now.toISOString();
    const zip = counsellorZip(facts) ?? "";
    const given = facts.deliveries.some(({ documentKind }) => documentKind === "COUNSELLOR_LIST");
    const former = given ? facts.counsellors?.zip : undefined;
    const found = answer.outcome === "found" ? answer : { listedOn: at.slice(0, 10), counsellors: [] };
    return {
      event: "counsellors-found",
      facts: {
        counsellors: {
          zip,
          listedOn: found.listedOn,
          agencies: found.counsellors.map(readCounsellor),
          ...(former !== undefined && { inPlaceOf: former }),
          at,
        },
      },
      detail: { agencies: found.counsellors.length },
    };
  },
});

const readCounsellor = (agency: Counsellor): HousingCounsellor => ({
  name: agency.name,
  address: formatAddress({ ...agency.address, street2: agency.address.street2 ?? null }),
  phone: formatPhone(agency.phone),
  website: agency.website ?? "",
  email: agency.email ?? "",
  languages: agency.languages,
  milesAway: agency.milesAway,
});
