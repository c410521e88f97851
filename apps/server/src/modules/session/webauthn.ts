/** What proves a passkey. Read at the first one: it is a sixth of all the modules that a start would have to read. */
export const webauthn = () => import("@simplewebauthn/server");
