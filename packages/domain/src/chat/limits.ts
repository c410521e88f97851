/** Specification part 2, section 9, chat timing. Milliseconds. */
export const CHAT_TOKEN_MS = 6 * 3_600_000;
export const CHATBOT_SESSION_MS = 10 * 60_000;
export const OPERATING_HOURS_POLL_MS = 60_000;
export const NONCE_REFRESH_MS = 60_000;
export const KEEP_ALIVE_PING_MS = 10_000;
export const SOCKET_LIFETIME_MS = 12 * 3_600_000;

/** An answer that came to no page of the borrower's within so long is mailed of. The specification names none. */
export const UNSEEN_AFTER_SECONDS = 120;

/** Who writes should not wait longer than this for a word; then any colleague may take the chat. The specification names none. */
export const ANSWER_DUE_MS = 2 * 60_000;

/** How many messages are there when a chat is opened; earlier ones are fetched on demand. */
export const INITIAL_HISTORY = 20;

/** Of name and address, each. */
export const LONGEST_CONTACT = 128;
/** Of one message. The specification names no limit; what is longer is a letter. */
export const LONGEST_MESSAGE = 4000;
/** Of a question to the assistant, in characters. */
export const LONGEST_QUESTION = 1000;
/** Of the reason in one's own words after a thumbs-down. */
export const LONGEST_FEEDBACK = 140;
/** Files beside one message. */
export const MOST_ATTACHMENTS = 5;
/** Of one file, in bytes. */
export const LARGEST_ATTACHMENT = 20 * 1024 * 1024;

/** No chat has so many messages; a larger number is none that the database holds. */
export const LARGEST_SEQUENCE = 1_000_000_000;
