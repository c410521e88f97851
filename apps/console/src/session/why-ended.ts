/** Why a session is over: the server ended it, or another tab logged out. */
export type WhyEnded = "OVER" | "ELSEWHERE";
