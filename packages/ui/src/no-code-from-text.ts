/**
 * The policy of our pages lets no text become code. The library of schemas would try whether it may, and every page would report that to
 * whoever watches over the policy. Loaded before anything that has a schema.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
