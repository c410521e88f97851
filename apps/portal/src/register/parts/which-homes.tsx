import { useText } from "@gable/ui/language/catalogue.tsx";
import { whichHomesWords } from "./which-homes.words.ts";

/** Which homes can secure a line: for whoever unfolds it, and no part of the first script. */
export function WhichHomes() {
  return <p>{useText(whichHomesWords).body}</p>;
}
