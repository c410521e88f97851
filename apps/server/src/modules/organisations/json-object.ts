import type { z } from "zod";

/** A value that travels and is stored as JSON. */
export type JsonObject = Record<string, z.core.util.JSONType>;
