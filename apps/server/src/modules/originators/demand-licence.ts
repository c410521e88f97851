import { officersStatesOn } from "@gable/domain/organisations/officer-licences.ts";
import type { Originator } from "@gable/domain/organisations/originator.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { licenceDay } from "./working-originators.ts";

/** Refuses what an officer may do only with a licence that is good today where the home is; in some state as long as no home is known (rule ). */
export function demandLicence(ctx: Context, officer: Originator | undefined, state: string | undefined): void {
  const states = officer ? officersStatesOn(officer, licenceDay(ctx)) : [];
  if (state === undefined ? states.length > 0 : states.includes(state)) return;
  throw new Refusal(
    409,
    "officer-not-licensed",
    "This takes a loan officer with a license in the state of the home that has not ended.",
  );
}
