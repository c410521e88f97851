/** Names what the address of the booking asks for: another time than the session that goes on. */
export const ANOTHER_TIME = "another";
