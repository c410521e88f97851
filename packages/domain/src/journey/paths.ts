import { BASE_PATH, type RouteName, routeNames, routes } from "./routes.ts";

type PathParameters<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [parameter: string, ...PathParameters<Rest>]
  : Path extends `${string}:${string}`
    ? [parameter: string]
    : [];

type Paths = { readonly [Name in RouteName]: (...parameters: PathParameters<(typeof routes)[Name]["path"]>) => string };

/** Builds addresses relative to `BASE_PATH`: `paths.incomeReview(uuid)` is `/{uuid}/income/review`. */
export const paths = Object.fromEntries(
  routeNames.map((name) => [name, (...parameters: string[]) => fillPath(routes[name].path, parameters)]),
) as Paths;

/** An address of the portal as the lender's host knows it, for mails and links from other apps. */
export function onHost(path: string): string {
  return path === "/" ? BASE_PATH : BASE_PATH + path;
}

/** Fills the parameters of a pattern, in their order. Throws a TypeError when one is missing or empty. */
export function fillPath(pattern: string, parameters: readonly string[]): string {
  const left = [...parameters];
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const parameter = left.shift();
    if (parameter === undefined || parameter === "") {
      throw new TypeError(`The path ${pattern} needs a value for ${name}.`);
    }
    return encodeURIComponent(parameter);
  });
}
