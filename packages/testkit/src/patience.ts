/** How long a test waits for what has to come. Only what never comes takes as long, however busy the machine is. */
export const PATIENCE_MS = 120_000;
