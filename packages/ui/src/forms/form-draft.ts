import type { ReactNode } from "react";
import type { Saving } from "../components/save-state/save-state.tsx";
import type { Failure } from "./failures.ts";

/** What is kept of a form while it is filled in, and how that stands. Where it is kept is the caller's affair. */
export type FormDraft = {
  readonly saving: Saving;
  /** Above the fields: where what stands in them came from. */
  readonly above?: ReactNode;
  /** Sends the form; once nothing was wrong, nothing of it is kept any more. */
  readonly whileSending: (send: () => Promise<readonly Failure[]>) => Promise<readonly Failure[]>;
};
