/** Which of the two questions of the first step stands there. */
export const PART_QUERY = "part";

/** Whether it is the second, what kind of home it is: only once there is a home. */
export const asksAboutHome = <H>(part: string | null, home: H | undefined): home is H =>
  part === "home" && home !== undefined;
