import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { homeKey } from "@gable/domain/property/home-key.ts";
import { homeLimit } from "@gable/domain/workflow/corrections/home-limits.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { standingLiens } from "@gable/domain/workflow/liens/standing-liens.ts";
import { homeOf, valuationOf, valueOf } from "@gable/domain/workflow/property/home.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";

/** The home that secures the line, as far as it is known; null before there is an address. */
export function presentHome(file: LoanFile): LoanFileView["home"] {
  const { facts } = file;
  const home = homeOf(facts);
  const address = home?.address ?? facts.answers.home;
  if (!address) return null;
  const residence = residenceOf(facts);
  const valuation = valuationOf(facts);
  return {
    address: { ...address, street2: address.street2 ?? null },
    said: saidOtherwise(facts),
    limit: homeLimit(file) ?? null,
    county: home?.countyName ?? null,
    recorded: recordedIn(facts),
    occupancy: facts.additional?.occupancy ?? facts.answers.occupancy ?? null,
    residence: residence === facts.answers.home ? null : (residence ?? null),
    owners: home?.owners.map(({ recordedName }) => recordedName) ?? [],
    value: valueOf(facts) ?? null,
    valueSource: valuation?.source ?? null,
    valueAsOf: valuation?.asOf ?? null,
    condition: valuation?.condition ?? null,
    liens: standingLiens(facts).map(({ lender, position, balance }) => ({
      lender,
      position: position ?? null,
      balance,
    })),
  };
}

function saidOtherwise(facts: Facts): Address | null {
  const { home: said } = facts.answers;
  const home = homeOf(facts);
  return said && home && homeKey(said) !== homeKey(home.address) ? said : null;
}

function recordedIn({ recording }: Facts): NonNullable<LoanFileView["home"]>["recorded"] {
  if (!recording?.recordedAt || !recording.instrument) return null;
  const { recordedAt: at, instrument, book = null, page = null } = recording;
  return { at, instrument, book, page };
}
