import type { Plugin } from "vite";

const ORDER = "@layer base,components;";

/**
 * Says in every style sheet which layer is below which. Layers lie in the order in which they are first named, and with sheets that
 * come in several files nobody knows which of them the browser reads first.
 */
export function orderLayers(): Plugin {
  return {
    name: "order-layers",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = ORDER + String(file.source);
      }
    },
  };
}
