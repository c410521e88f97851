import { type MaintenanceFlag, maintenanceFlagOf } from "@gable/domain/journey/maintenance.ts";

let known: MaintenanceFlag | null | undefined;

/** What is closed: as the page came with it, until a call has said it; null where nothing is known to be. */
export function closedPages(): MaintenanceFlag | null {
  if (known === undefined) {
    const served = document.getElementById("closed-pages")?.textContent;
    known = served ? maintenanceFlagOf(JSON.parse(served) as MaintenanceFlag) : null;
  }
  return known;
}

/** Keeps what a call has said. */
export function keepClosedPages(flag: MaintenanceFlag): MaintenanceFlag {
  known = flag;
  return flag;
}
