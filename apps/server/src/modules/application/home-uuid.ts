/** A name-based identifier that stays the same for the same thing of the same application. */
const partOf = (uuid: string, part: number): string => `${uuid.slice(0, -2)}${part.toString(16).padStart(2, "0")}`;

/** Under which an application's home travels: as its property, and among the addresses of its borrower. */
export const homeUuidOf = (applicationUuid: string): string => partOf(applicationUuid, 1);
