import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { useNow } from "./use-now.ts";

/** Which day it is for the lender, "2026-12-31": what is set or counted by days turns with it, wherever the reader is. */
export const useToday = (): string => lenderDayAt(useNow());
