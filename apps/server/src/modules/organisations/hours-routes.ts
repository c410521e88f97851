import { openStatus, operatingHours, operatingWeek } from "@gable/contract/calls/hours.ts";
import { daysApart } from "@gable/domain/organisations/days-apart.ts";
import { departmentAnswersAt, hoursInWeekOf, nextOpeningAfter } from "@gable/domain/organisations/department-hours.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Department, WeekHours } from "@gable/domain/organisations/week-hours.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";

/** When the lender's people answer, in Pacific time. */
export function hoursRoutes(ctx: Context): Route[] {
  const now = () => ctx.clock.now().toISOString();
  const weekOf = (lender: Lender, department: Department, isUsual: boolean | undefined): { weekdays: WeekHours } => {
    const { other } = lender.orgMetaData;
    const usual = other.hours[department];
    return { weekdays: isUsual ? usual : hoursInWeekOf(now(), usual, daysApart(other)) };
  };
  return [
    answer(openStatus, async ({ params: { department } }, { lender }) => {
      const { other } = lender.orgMetaData;
      const at = [now(), other.hours[department], daysApart(other)] as const;
      return { department, isOpen: departmentAnswersAt(...at), opensAt: nextOpeningAfter(...at) };
    }),
    answer(operatingWeek, async ({ params, query }, { lender }) => weekOf(lender, params.department, query.display)),
    answer(operatingHours, async ({ params, query }, { lender }) => weekOf(lender, params.department, query.display)),
  ];
}
