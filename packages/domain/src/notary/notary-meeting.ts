/**
 * Where those who sign the deed meet the notary: each on a device of their own; all together in person; or at the office at which a
 * Texas homestead closes, where everything else is signed too.
 */
export const notaryMeetings = ["BY_VIDEO", "IN_PERSON", "AT_OFFICE"] as const;
export type NotaryMeeting = (typeof notaryMeetings)[number];
