import type { incomeLink as protocol } from "@gable/vendors/income-link/protocol.ts";
import { recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { openVisit, readGrant } from "./link-visit.ts";
import { employmentOf } from "./pay-stubs.ts";

export const incomeLink: Vendor<typeof protocol> = {
  "start-link": (request, scene) =>
    openVisit("income-link", request, scene, {
      ...(request.employerName === undefined ? {} : { employerName: request.employerName }),
      ...(request.statedAnnualIncome === undefined ? {} : { statedAnnualIncome: request.statedAnnualIncome }),
    }),

  release: () => atOnce({ outcome: "released" }),

  "fetch-income": ({ publicToken }, { order, today, vault }) => {
    const grant = readGrant(vault, "income-link", publicToken);
    if (grant === null) return atOnce({ outcome: "link-expired" });
    const { facts, party } = recognisePerson(grant.person, {
      statedIncome: grant.statedAnnualIncome,
      employer: grant.employerName,
    });
    const jobs = facts.income.jobs.filter((job) => job.payroll === "linkable");
    const retrieval = nameFor("inc", order);
    if (jobs.length === 0) return atOnce({ outcome: "no-income-found", retrieval });
    return atOnce({
      outcome: "verified",
      retrieval,
      employments: jobs.map((job) => employmentOf(facts, party, job, today)),
    });
  },
};
