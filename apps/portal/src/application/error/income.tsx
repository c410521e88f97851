import { Declined } from "./parts/declined.tsx";

/** The line was declined because the income does not carry it. */
export const Screen = () => <Declined what="income" />;
