import { onHost } from "@gable/domain/journey/paths.ts";
import { type RouteName, routes } from "@gable/domain/journey/routes.ts";

/** The path of a signer's page: none of them has a parameter. */
export const signerPath = (route: RouteName): string => onHost(routes[route].path);
