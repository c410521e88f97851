import type { CallDefinition } from "@gable/contract/call.ts";
import { actExamples } from "./act-examples.ts";
import { callExamples } from "./call-examples.ts";

const acts = Object.entries(actExamples).map(([act, needs]) => ({ act, ...needs }));

/** The bodies that a call is tried with: its example, and of the call for acts on a file one for each act. */
export const exampleBodies = ({ name }: CallDefinition): readonly unknown[] =>
  name === "actOnFile" ? acts : [callExamples[name]?.body];
