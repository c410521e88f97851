import { build, preview } from "vite";

const configFile = new URL("../../ui/gallery/vite.config.ts", import.meta.url).pathname;

export type Gallery = { url: string; stop: () => Promise<void> };

/** Builds the design system's gallery and serves it on a free port of this machine. */
export async function startGallery(): Promise<Gallery> {
  await build({ configFile });
  const server = await preview({ configFile, preview: { host: "127.0.0.1", port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The gallery's server says no address");
  return { url, stop: () => server.close() };
}
