import { join } from "node:path";
import type { Config } from "../../../config.ts";
import { openDiskShelf } from "./disk-shelf.ts";
import type { Shelf } from "./shelf.ts";

/**
 * The shelf that the configuration names: a bucket, or the folder `documents` of the data folder.
 * @throws StartRefused where a bucket is set that cannot be used
 */
export async function openShelf({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<Shelf> {
  if (s3 === undefined) return openDiskShelf(join(dataDir, "documents"));
  // Its clients take memory and time at the start: only where they are used.
  const { openS3Shelf } = await import("./s3-shelf.ts");
  return openS3Shelf(s3);
}
