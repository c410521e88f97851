/** What the server wants after the right password, and where the log-in leads. */
export type Arrival = {
  readonly secondFactor: "CODE" | "ENROL";
  readonly hasPasskey: boolean;
  readonly redirect: string;
};
