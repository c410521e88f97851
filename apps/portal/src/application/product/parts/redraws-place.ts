/** Id of the part of the page that says how redraws work. */
export const REDRAWS = "redraws";
