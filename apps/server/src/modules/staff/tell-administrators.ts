import type { Words } from "@gable/domain/language.ts";
import { type StaffRole, staffRoles } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { administratorsOf } from "./administrators.ts";
import { loadStaff } from "./staff-store.ts";

/** Whom an administrator lets in, and as what. */
interface LetIn {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** What an administrator did with somebody's access. */
export type AccessGiven =
  | { readonly how: "invited" | "renewed" | "reactivated" }
  | { readonly how: "other-role"; readonly before: StaffRole };

/**
 * Mails the lender's other administrators that one of them lets somebody in, or into more: so that nobody makes up the second person whom
 * a release of money or an approval needs without being seen.
 */
export async function tellAdministrators(
  ctx: Context,
  trx: Transaction,
  { orgCode, staffUuid }: { readonly orgCode: string; readonly staffUuid: string },
  who: LetIn,
  given: AccessGiven,
): Promise<void> {
  const administrators = await administratorsOf(trx, orgCode);
  const { name: manager } = await loadStaff(trx, staffUuid);
  await tellColleagues(ctx, trx, {
    orgCode,
    to: administrators.filter((uuid) => uuid !== staffUuid),
    path: "/staff",
    subject: subjectOf(who, given),
    paragraph: paragraphOf(manager, who, given),
  });
}

function subjectOf({ name }: LetIn, { how }: AccessGiven): Words {
  if (how === "invited") return { en: `${name} was let in`, es: `Se dio acceso a ${name}` };
  if (how === "other-role") return { en: `${name} has another role`, es: `${name} tiene otro rol` };
  return { en: `${name} is let in anew`, es: `Se dio acceso de nuevo a ${name}` };
}

function paragraphOf(manager: string, { name, email, role }: LetIn, given: AccessGiven): Words {
  const is = staffRoles[role];
  const ask = {
    en: "If you do not know of this, ask them, and close the account meanwhile.",
    es: "Si no sabía de esto, pregunte y cierre la cuenta mientras tanto.",
  };
  if (given.how === "invited") {
    return {
      en: `${manager} invited ${name} (${email}) as ${is.en}. ${ask.en}`,
      es: `${manager} invitó a ${name} (${email}) como ${is.es}. ${ask.es}`,
    };
  }
  if (given.how === "other-role") {
    const was = staffRoles[given.before];
    return {
      en: `${manager} gave ${name} (${email}) another role: ${is.en}, before ${was.en}. ${ask.en}`,
      es: `${manager} dio otro rol a ${name} (${email}): ${is.es}, antes ${was.es}. ${ask.es}`,
    };
  }
  return {
    en: `${manager} sent ${name} (${email}, ${is.en}) a new link to set password and second factor. ${ask.en}`,
    es: `${manager} envió a ${name} (${email}, ${is.es}) un nuevo enlace para elegir contraseña y segundo factor. ${ask.es}`,
  };
}
