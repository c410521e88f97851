import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "heloc_uuid";

/** The application last opened here, for the way back from a bank's own page. */
export const rememberedApplication = (): string | undefined => kept.read(KEY);

export const rememberApplication = (uuid: string): void => kept.write(KEY, uuid);

export const forgetApplication = (): void => kept.forget(KEY);
