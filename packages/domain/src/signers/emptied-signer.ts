import type { SignerFacts, SignerNotaryPart } from "../workflow/facts/signer-facts.ts";
import type { IdentityCheck } from "../workflow/facts/verification-facts.ts";
import { papersOfSigners } from "./signer-papers.ts";

/**
 * A signer of whom nothing is left but how far they came, so that the application stands where it stood: no name, no address, no birth
 * date, nothing that they consented to or signed. Their papers stay named as theirs, and so out of the borrower's sight.
 */
export function emptiedSigner(signer: SignerFacts): SignerFacts {
  const { uuid, relation, addedAt, joinedAt, introReadAt, identityChecks, papersEdition, signedAt, sealed } = signer;
  const { notary, declined, contact, watchlist } = signer;
  return {
    uuid,
    name: { firstName: "", middleName: null, lastName: "", suffix: null },
    relation,
    contact: { language: contact.language },
    addedAt,
    consents: [],
    uploads: [],
    identityChecks: identityChecks.map(({ quiz: _asked, ...check }) => withoutNameRead(check)),
    identityDocuments: [],
    papersEdition,
    formerPapers: [...papersOfSigners({ signers: [signer] })],
    deliveries: [],
    signatures: [],
    ...(joinedAt && { joinedAt }),
    ...(introReadAt && { introReadAt }),
    ...(signedAt && { signedAt }),
    ...(sealed && { sealed }),
    ...(watchlist && {
      watchlist: {
        outcome: watchlist.outcome,
        at: watchlist.at,
        birthDate: "",
        ...(watchlist.clearedBy && { clearedBy: watchlist.clearedBy }),
      },
    }),
    ...(notary && { notary: withoutQuiz(notary) }),
    ...(declined && { declined: { at: declined.at, reason: "" } }),
  };
}

function withoutQuiz({ quiz: _quiz, ...part }: SignerNotaryPart): SignerNotaryPart {
  return part;
}

/** A check without the name that a machine read in the document, and without what was said of it. */
export function withoutNameRead<T extends Pick<IdentityCheck, "result" | "explained">>(check: T): T {
  const { explained: _said, ...kept } = check;
  if (!check.result) return kept as T;
  const { nameRead: _name, ...result } = check.result;
  return { ...kept, result } as T;
}
