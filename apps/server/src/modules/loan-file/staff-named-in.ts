import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** Whose names a file is shown with. */
export const staffNamedIn = ({
  waivers,
  waiversRefused,
  watchlist,
  withdrawn,
  declined,
  signers,
  originals = [],
  returnsAskedAfter = [],
  corrections = [],
  payeeCorrections,
  shortfallAsked,
  release,
  payoffActsAsked,
  judgements = [],
}: Facts): string[] =>
  [
    ...Object.values(waivers ?? {}),
    ...Object.values(waiversRefused ?? {}),
    watchlist?.match,
    ...signers.map((signer) => signer.watchlist?.match),
    withdrawn?.recorded,
    declined,
    ...originals,
    ...returnsAskedAfter,
    ...corrections,
    ...Object.values(payeeCorrections ?? {}),
    shortfallAsked,
    release?.prepared,
    release?.approved,
    release?.sentBack,
    ...Object.values(payoffActsAsked ?? {}),
    ...judgements,
  ].flatMap((act) => (act?.by === undefined ? [] : [act.by]));
