import { Declined } from "./parts/declined.tsx";

/** The line was declined. */
export const Screen = () => <Declined what="decline" />;
