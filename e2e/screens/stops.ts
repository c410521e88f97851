import type { RouteName } from "@gable/domain/journey/routes.ts";
import type { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Language } from "@gable/domain/language.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import type { WalkOptions } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";

/** A page of the lender's site. */
export type SitePath = (typeof siteRoutes)[keyof typeof siteRoutes];

type Phrase = string | ((...values: never[]) => unknown);

/** What stands over a screen, as its catalogue has it, and where it stands if the route only leads on. */
export type Heading = Readonly<Record<Language, Phrase>> & { readonly ledTo?: RouteName | SitePath };

/** Screens that are open to somebody at one moment, each with the heading that it has there. */
export interface Sight {
  /** In whose browser. */
  readonly eyes?: "borrower" | "signer";
  readonly screens: { readonly [Route in RouteName]?: Heading };
}

/** Something is done, and then there are other screens to be seen. */
export interface Turn extends Sight {
  readonly act: (walk: Walk, product: ProductAlone) => Promise<unknown>;
}

/** Where an application stands at a step, the landing first. */
export interface Stop extends Sight {
  readonly at: Step | null;
  readonly turns?: readonly Turn[];
}

/** One persona's way, as far as there are screens to be seen on it. */
export interface Way {
  readonly journey: Omit<WalkOptions, "url" | "sandboxUrl" | "stands">;
  readonly stops: readonly Stop[];
}

/** For a route that shows nothing of its own. */
export const leadsTo = (ledTo: RouteName | SitePath, heading: Heading): Heading => ({ ...heading, ledTo });

/** The heading as a pattern: what a phrase is filled with may be anything. */
export function patternOf(heading: Heading, language: Language): RegExp {
  const phrase = heading[language];
  const filled =
    typeof phrase === "string"
      ? phrase
      : String(phrase(...(Array.from({ length: phrase.length }, () => "\u0000") as never[])));
  const escaped = filled
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("\u0000", ".+")
    .replaceAll(/\\\{\w+\\\}/g, ".+");
  return new RegExp(`^${escaped}$`);
}
