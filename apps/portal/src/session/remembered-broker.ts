import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "heloc_broker";

/** Whether whoever was logged in here last is a broker: what the log-in can know of somebody before they are logged in. */
export const wasBroker = (): boolean => kept.read(KEY) === "yes";

export const rememberWhetherBroker = (isBroker: boolean): void =>
  isBroker ? kept.write(KEY, "yes") : kept.forget(KEY);
