import { Department, WeekHours } from "@gable/domain/organisations/week-hours.ts";
import { z } from "zod";
import { call } from "../call.ts";

const OfDepartment = z.object({ department: Department });

/** All times are Pacific. */
const Week = z.object({ weekdays: WeekHours });

const Showing = z.object({
  /** `true`: the usual week, as it is shown. Otherwise the present one, in which a holiday is closed. */
  display: z.stringbool().optional(),
});

export const openStatus = call({
  name: "openStatus",
  summary: "Whether a department of this lender answers now, and otherwise when next",
  method: "GET",
  path: "/service-operating-hours/external/api/v1/hours/:department/openStatus",
  access: "visitor",
  params: OfDepartment,
  reply: z.object({
    department: Department,
    isOpen: z.boolean(),
    /** When it answers next; null while it does, and where it never does. */
    opensAt: z.iso.datetime().nullable(),
  }),
});

export const operatingWeek = call({
  name: "operatingWeek",
  summary: "A department's hours on each day of the week",
  method: "GET",
  path: "/service-operating-hours/external/api/v1/hours/:department/week",
  access: "visitor",
  params: OfDepartment,
  query: Showing,
  reply: Week,
});

export const operatingHours = call({
  name: "operatingHours",
  summary: "As operatingWeek, under the address by which the telephone's hours are asked for",
  method: "GET",
  path: "/service-operating-hours/external/api/v1/hours/:department",
  access: "visitor",
  params: OfDepartment,
  query: Showing,
  reply: Week,
});
