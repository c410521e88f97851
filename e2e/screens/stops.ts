import type { RouteName } from "@gable/domain/journey/routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";

/** What stands over a screen in English, as its catalogue has it. */
export type Heading = { readonly en: string | ((...values: never[]) => unknown) };

/** Screens that are open where an application stands at a step, the landing first, each with the heading that it has there. */
export interface Stop {
  readonly at: Step | null;
  readonly screens: { readonly [Route in RouteName]?: Heading };
}

/** The heading as a pattern: what a phrase is filled with may be anything. */
export function patternOf({ en }: Heading): RegExp {
  const phrase =
    typeof en === "string" ? en : String(en(...(Array.from({ length: en.length }, () => "\u0000") as never[])));
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\u0000", ".+");
  return new RegExp(`^${escaped}$`);
}
