import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { notary, requestNotaryVisit } from "@gable/contract/calls/notary.ts";
import { isOfficePlace } from "@gable/domain/notary/visit-places.ts";
import type { AddressValues } from "@gable/ui/forms/address-values.ts";
import { type Failure, notMet } from "@gable/ui/forms/failures.ts";
import { type Half, noWindow, windowOf, windowProblems } from "./window-fields.tsx";

/** What the page of an appointment in person asks. The place is a kind of place, or the street of an office. */
export type VisitWishes = {
  placeType: string;
  address: AddressValues;
  accessNotes: string;
  first: Half;
  second: Half;
  third: Half;
  language: string;
  everybody: boolean;
  agreed: boolean;
};

/** The times that suit, the best first; the first is asked for. */
export const wishes = ["first", "second", "third"] as const;

export const noWishes = (language: string): VisitWishes => ({
  placeType: "",
  address: { street1: "", street2: "", city: "", state: "", zip: "" },
  accessNotes: "",
  first: noWindow,
  second: noWindow,
  third: noWindow,
  language,
  everybody: false,
  agreed: false,
});

type Offered = Pick<ReplyOf<typeof notary>, "home" | "places" | "offices" | "visitFee" | "timeZone">;

/** Whether the papers can be signed at an office alone. */
export const isAtOffice = ({ offices, places }: Pick<Offered, "offices" | "places">): boolean =>
  offices.length > 0 || places.every(isOfficePlace);

/** What is asked of the notary, as it is sent; or what it lacks. */
export function visitAsked(
  values: VisitWishes,
  offered: Offered,
): { ok: true; body: BodyOf<typeof requestNotaryVisit> } | { ok: false; missing: Failure[] } {
  const { home, places, offices, visitFee, timeZone } = offered;
  const office = offices.find(({ address }) => address.street1 === values.placeType);
  const chosen = office?.placeType ?? places.find((place) => place === values.placeType);
  const isChosen = chosen !== undefined && (!isAtOffice(offered) || office !== undefined);
  const missing = [
    ...notMet([isChosen, "placeType", "placeType-required"]),
    ...wishes.flatMap((wish) => windowProblems(values[wish], wish, wish !== "first")),
    ...notMet([values.everybody, "everybody", "everybody-required"], [values.agreed, "agreed", "agreed-required"]),
  ];
  if (chosen === undefined || missing.length > 0) return { ok: false, missing };
  const notes = values.accessNotes.trim();
  return {
    ok: true,
    body: {
      placeType: chosen,
      address: office?.address ?? (chosen === "home" && home ? home : values.address),
      ...(notes !== "" && { accessNotes: notes }),
      windows: wishes.flatMap((wish) => windowOf(values[wish], timeZone) ?? []),
      language: values.language === "es" ? "es" : "en",
      acceptedFee: visitFee,
    },
  };
}

/** What the server found wrong with one of the windows, at the wish that it was. */
export const atWish = ({ name, message }: Failure): Failure => {
  const index = /^windows\.(\d)/.exec(name ?? "")?.[1];
  const wish = index === undefined ? undefined : wishes[Number(index)];
  return { message, ...(wish ? { name: `${wish}.date` } : name === undefined ? {} : { name }) };
};
