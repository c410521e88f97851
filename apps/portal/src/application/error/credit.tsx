import { Declined } from "./parts/declined.tsx";

/** The line was declined on the credit history. */
export const Screen = () => <Declined what="credit" />;
