import { preloadFonts } from "@gable/ui/fonts/preload-fonts.ts";
import { orderLayers } from "@gable/ui/tokens/order-layers.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server that `npm run dev` talks to. */
const server = process.env["PUBLIC_URL"] ?? "http://localhost:3000";
const console = new URL(server);
console.hostname = `console.${console.hostname}`;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  appType: "spa",
  plugins: [react({ compiler: true }), preloadFonts(), orderLayers()],
  build: {
    outDir: "dist",
    // Not the portal's: both are served below one root.
    assetsDir: "console-assets",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // What is to be known before schemas are made stands first in the page's script.
    rolldownOptions: {
      // How long a busy machine took is no warning about what was built.
      checks: { bundlerTimings: false },
      output: { strictExecutionOrder: true },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/service-", "/identity", "/theme", "/lenders", "/dev/"].map((path) => [
        path,
        { target: server, headers: { host: console.host } },
      ]),
    ),
  },
});
