import type { ReplyOf } from "@gable/contract/call.ts";
import type { checkAddress } from "@gable/contract/calls/property.ts";
import type { Address } from "@gable/domain/application/address.ts";
import { titleCase } from "@gable/domain/people/title-case.ts";
import { VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import type { Context } from "../../context.ts";
import { addressOfVendor, vendorAddress } from "../../workflow/vendor-words.ts";

/** Asks the address source for the address as the post writes it. Another case or a full stop is no other address. */
export async function checkTypedAddress(
  ctx: Context,
  typed: Address,
  correlationId: string,
): Promise<ReplyOf<typeof checkAddress>> {
  try {
    const reply = await ctx.vendors.addresses.normalise({
      key: correlationId,
      reference: correlationId,
      correlationId,
      orderedAt: ctx.clock.now().toISOString(),
      request: { address: vendorAddress(typed) },
    });
    if (reply.status !== "answered") return { outcome: "unchecked" };
    if (reply.answer.outcome === "not-found") return { outcome: "not-found" };
    const known = inMixedCase(addressOfVendor(reply.answer.address));
    return spelling(known) === spelling(typed) ? { outcome: "exact" } : { outcome: "suggestion", address: known };
  } catch (cause) {
    if (cause instanceof VendorUnavailable) return { outcome: "unchecked" };
    throw cause;
  }
}

/** The post writes in capitals. */
const inMixedCase = ({ street1, street2, city, ...place }: Address): Address => ({
  street1: titleCase(street1),
  street2: street2 === null ? null : titleCase(street2),
  city: titleCase(city),
  ...place,
});

/** The last four digits of a ZIP code are nothing that anybody is asked about. */
const spelling = ({ street1, street2, city, state, zip }: Address): string =>
  [street1, street2 ?? "", city, state, zip.slice(0, 5)]
    .map((part) => part.toUpperCase().replaceAll(/[.,]/g, "").replaceAll(/\s+/g, " ").trim())
    .join("|");
