/** What a message outside the product may be about; each can be switched on and off in the settings, for each way by itself. */
export const messageTopics = ["moves", "reminders", "appointments", "file"] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageWays = ["mail", "text"] as const;
export type MessageWay = (typeof messageWays)[number];

/** Appointments, rights and money are mailed in any case. */
export const declinableByMail = ["moves", "reminders"] as const satisfies readonly MessageTopic[];

/** Topics that somebody does not want to hear of, by way. */
export interface Declined {
  readonly mail: readonly (typeof declinableByMail)[number][];
  readonly text: readonly MessageTopic[];
}

export const nothingDeclined: Declined = { mail: [], text: [] };

/** Whether somebody hears of a topic in a way, as far as their settings go. */
export const isWanted = (declined: Declined, way: MessageWay, topic: MessageTopic): boolean =>
  !(declined[way] as readonly MessageTopic[]).includes(topic);
