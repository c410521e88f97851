/** The key of `secondFactorQuery`, for what every page loads. */
export const SECOND_FACTOR_KEY = ["second-factor"] as const;
