/** Where the tracker of this browser is kept: specification part 2, section 3. */
export const TRACKER_KEY = "telemetry_trackerUuid";
