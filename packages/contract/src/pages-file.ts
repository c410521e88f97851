import { z } from "zod";

/** What the page at an address needs beside what every page loads, by the names of files on the host. */
const PageFiles = z.strictObject({
  /** A script that is run before all others, where there is one. */
  begin: z.string().optional(),
  files: z.array(z.string()),
});
export type PageFiles = z.infer<typeof PageFiles>;

/** What the portal's build writes down for the server: the files of each page, by the pattern of its addresses. */
export const PagesFile = z.record(z.string(), PageFiles);
