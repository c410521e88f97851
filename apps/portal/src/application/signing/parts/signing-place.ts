export type Place = { readonly latitude: number; readonly longitude: number };

/** Where the borrower signs: null when the device does not know. Kept in memory only, never in the browser's storage. */
let remembered: Place | null | undefined;

export function rememberPlace(place: Place | null): void {
  remembered = place;
}

/** Undefined until it was asked for on this page. */
export const placeHere = (): Place | null | undefined => remembered;

export type PlaceAnswer =
  | { readonly ok: true; readonly place: Place }
  | { readonly ok: false; readonly why: PlaceFault };
export type PlaceFault = "refused" | "unknown";

const LONGEST_MS = 15_000;

/** Asks the browser once where it is. */
export function askBrowser(geolocation: Geolocation | undefined): Promise<PlaceAnswer> {
  if (geolocation === undefined) return Promise.resolve({ ok: false, why: "unknown" });
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ ok: true, place: { latitude, longitude } }),
      (fault) => answer({ ok: false, why: fault.code === fault.PERMISSION_DENIED ? "refused" : "unknown" }),
      { timeout: LONGEST_MS, maximumAge: 60_000 },
    );
  });
}
