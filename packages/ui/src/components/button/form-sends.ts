import { createContext } from "react";

/** True within a form that is being sent, until its answer is known: whatever sends it is busy as long. */
export const FormSends = createContext(false);
