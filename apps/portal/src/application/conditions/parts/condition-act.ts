import type { Condition } from "@gable/domain/conditions/condition.ts";
import { conditionRouteOf, isKnownCategory } from "@gable/domain/journey/condition-routes.ts";
import { pathOf } from "@gable/domain/journey/destination.ts";
import { onHost } from "@gable/domain/journey/paths.ts";

type Asked = Pick<Condition, "uuid" | "categoryEnum" | "requestDocuments">;

/** Where a condition is answered. */
export const actPathOf = (application: string, { uuid, categoryEnum }: Asked): string =>
  `${onHost(pathOf(conditionRouteOf(categoryEnum), application))}?condition=${uuid}`;

/** Whether it is answered on the page that tells of it. */
export const isAnsweredHere = ({ categoryEnum }: Pick<Asked, "categoryEnum">): boolean =>
  isKnownCategory(categoryEnum) && conditionRouteOf(categoryEnum) === "conditionsUploadDocument";

/** What the button that leads there says. */
export function actWordOf({
  categoryEnum,
  requestDocuments,
}: Asked): "givePhone" | "answer" | "showId" | "send" | "look" {
  if (!isKnownCategory(categoryEnum)) return "look";
  const target = conditionRouteOf(categoryEnum);
  if (target === "conditionsPhoneNumber") return "givePhone";
  if (target === "reviewIncorrectOwnership" || categoryEnum === "HARD_CREDIT_INQUIRY_REVIEW") return "answer";
  if (target === "identity") return "showId";
  return requestDocuments ? "send" : "answer";
}
