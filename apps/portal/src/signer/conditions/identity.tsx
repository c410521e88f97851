import { Screen as Identity } from "../identity.tsx";

/** An identity document that was asked for again: the same page as before. */
export function Screen() {
  return <Identity />;
}
