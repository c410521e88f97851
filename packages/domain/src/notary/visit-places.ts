/** Offices at which a Texas homestead may be closed (Tex. Const. art. XVI s.50(a)(6)(N)). */
export const officePlaces = ["lender-office", "attorney-office", "title-office"] as const;

/** Where somebody signs before a notary in person. */
export const visitPlaces = ["home", "work", "other", ...officePlaces] as const;
export type VisitPlace = (typeof visitPlaces)[number];

export const isOfficePlace = (place: VisitPlace): place is (typeof officePlaces)[number] =>
  (officePlaces as readonly VisitPlace[]).includes(place);
