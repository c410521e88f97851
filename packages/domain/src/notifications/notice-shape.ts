import type { RouteName } from "../journey/routes.ts";
import type { Words } from "../language.ts";

/** What a borrower is told of an application beside its page, and where it leads. Nothing personal stands in it. */
export type Notice = {
  readonly title: Words;
  readonly description: Words;
  readonly act: Words;
  readonly route: RouteName;
};

export const look: Words = { en: "See where it stands", es: "Ver cómo va" };
