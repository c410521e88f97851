import { preloadFonts } from "@gable/ui/fonts/preload-fonts.ts";
import { orderLayers } from "@gable/ui/tokens/order-layers.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { appVersion } from "./build/app-version.ts";
import { borrowedOrganisation, SERVED_BY_THE_SERVER } from "./build/borrowed-organisation.ts";
import { buildBegin } from "./build/build-begin.ts";
import { buildOpening } from "./build/build-opening.ts";
import { chatClients } from "./build/chat-clients.ts";
import { chunks } from "./build/chunks.ts";
import { compressAssets } from "./build/compress-assets.ts";
import { firstLoadBudget } from "./build/first-load-budget.ts";
import { leaveOutSchemas } from "./build/leave-out-schemas.ts";
import { refuseCircles } from "./build/refuse-circles.ts";
import { screenLinks } from "./build/screen-links.ts";

/** The server that `npm run dev` talks to. */
const server = process.env["PUBLIC_URL"] ?? "http://localhost:3000";

/**
 * The screens of an application are compiled by the React Compiler; what every first screen loads is not. There the memory it adds would
 * be a third more script, and little is drawn twice.
 */
const COMPILED = /\/apps\/portal\/src\/(application|chat|signer|support)\/.*\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  appType: "spa",
  define: {
    // The developer's toolbar is not in a production build at all.
    "import.meta.env.HAS_TOOLBAR": JSON.stringify(process.env["DEPLOYMENT"] !== "production"),
    "import.meta.env.APP_VERSION": JSON.stringify(appVersion()),
  },
  plugins: [
    leaveOutSchemas(),
    chatClients({ isProduction: process.env["DEPLOYMENT"] === "production" }),
    react({ compiler: true, include: COMPILED }),
    preloadFonts(),
    refuseCircles(),
    buildBegin(),
    screenLinks(),
    firstLoadBudget(),
    orderLayers(),
    compressAssets(),
    buildOpening(),
    borrowedOrganisation(server),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The library that opens documents is larger, and comes with the first one alone.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // How long a busy machine took is no warning about what was built.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks(import.meta.dirname) },
        // Every page loads the names of hundreds of files, in which little compresses: seven letters, the fewest that the bundler takes.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
      // A screen that uses a sum of the domain does not fetch the decimal arithmetic that stands beside it.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/domain\/|\/decimal\.js\//, sideEffects: false }] },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      SERVED_BY_THE_SERVER.map((path) => [path, { target: server, ws: true, changeOrigin: false }]),
    ),
  },
});
