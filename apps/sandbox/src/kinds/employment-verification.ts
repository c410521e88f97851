import type {
  EmploymentProgress,
  EmploymentRequest,
  employmentVerification as protocol,
} from "@gable/vendors/employment-verification/protocol.ts";
import { addMinutes } from "../days.ts";
import type { JobFacts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce, later } from "../script.ts";
import { nameFor } from "../seeded.ts";
import { plain } from "../spelling.ts";

export const employmentVerification: Vendor<typeof protocol> = {
  "look-up": (request, { order, today, nth }) => {
    const job = jobAt(request);
    // Who has left is not in the employers' database any more.
    const isGone = nth > 1 && job?.whenAskedAgain !== undefined;
    if (job === undefined || !job.inDatabase || isGone) return atOnce({ outcome: "not-in-database" });
    return atOnce({ outcome: "confirmed", ...recordOf(job, order, today), annualBase: job.annualBase });
  },

  "mail-domain": ({ employer, domain }) =>
    atOnce({ outcome: domain === mailDomainOf(employer.name) ? "employers" : "unknown" }),

  "ask-employer": (request, { order, orderedAt, today }) => {
    const job = jobAt(request);
    const called = { progress: tried("called", addMinutes(orderedAt, 30)) };
    const wrote = { progress: tried("wrote", addMinutes(orderedAt, 90)) };
    // A job that the database confirmed at first is asked about for the first time when it is confirmed anew.
    const whenAsked = job?.whenAskedAgain ?? job?.whenAsked;
    if (job === undefined || whenAsked === "denies") {
      return later(called, { answer: { outcome: "not-employed-there", asOf: today } });
    }
    if (whenAsked === "cannot-reach") return later(called, wrote, { answer: { outcome: "cannot-reach", attempts: 4 } });
    return later(called, {
      answer: {
        outcome: "confirmed",
        ...recordOf(job, order, today),
        spokeWith: "Human resources",
        confirmedAt: addMinutes(orderedAt, 30),
      },
    });
  },
};

/** "Quarry Hill Nurseries" has its mail under quarryhillnurseries.example. */
const mailDomainOf = (employer: string): string =>
  `${employer
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")}.example`;

const tried = (stage: EmploymentProgress["stage"], at: string): EmploymentProgress => ({ stage, at });

/** The job at the employer that was named; the only job where the name is written otherwise. */
function jobAt({ person, employer, statedAnnualIncome }: EmploymentRequest): JobFacts | undefined {
  const { jobs } = recognisePerson(person, { statedIncome: statedAnnualIncome, employer: employer.name }).facts.income;
  return jobs.find((job) => plain(job.employer) === plain(employer.name)) ?? (jobs.length === 1 ? jobs[0] : undefined);
}

const recordOf = (job: JobFacts, order: string, today: string) => ({
  verification: nameFor("voe", order),
  employerName: job.employer,
  jobTitle: job.title,
  employmentType: job.employmentType,
  startedOn: job.startedOn,
  asOf: today,
});
