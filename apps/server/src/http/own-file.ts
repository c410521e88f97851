import { mayBeSamePerson } from "@gable/domain/people/same-name.ts";
import { type NotNull, sql } from "kysely";
import type { Database } from "../database/transaction.ts";

/**
 * Whether an application is that of somebody of the staff: they borrow or sign there under their address at work, or it carries their
 * name as that of who borrows or signs. A namesake's is taken for their own, because it is the name that the ID must show, and any
 * colleague may work on it.
 */
export async function isOwnFile(db: Database, staffUuid: string, applicationUuid: string): Promise<boolean> {
  const asked = await db
    .selectFrom("staff")
    .leftJoin("pipeline", (join) => join.on("pipeline.application_uuid", "=", applicationUuid))
    .where("staff.uuid", "=", staffUuid)
    .select(["staff.name", "pipeline.borrower", "pipeline.signer_names"])
    .select((built) =>
      built
        .exists(
          built
            .selectFrom((people) =>
              people
                .selectFrom("applications")
                .select("identity_uuid")
                .where("uuid", "=", applicationUuid)
                .unionAll(
                  people
                    .selectFrom("signers")
                    .select("identity_uuid")
                    .where("application_uuid", "=", applicationUuid)
                    .where("identity_uuid", "is not", null)
                    .$narrowType<{ identity_uuid: NotNull }>(),
                )
                .as("people"),
            )
            .innerJoin("identities", "identities.uuid", "people.identity_uuid")
            .select("identities.uuid")
            .whereRef("identities.org_code", "=", "staff.org_code")
            .where("identities.email", "=", sql<string>`lower(staff.email)`),
        )
        .as("by_address"),
    )
    .executeTakeFirst();
  if (asked === undefined) return false;
  const names = [asked.borrower ?? "", ...(asked.signer_names ?? [])];
  return asked.by_address === true || names.some((name) => mayBeSamePerson(asked.name, name));
}
