import type { AddressValues } from "@gable/ui/forms/address-values.ts";

/** What the question of the home holds: the words that are searched for, and the address that was chosen or typed. */
export type HomeValues = { search: string; home: AddressValues };
