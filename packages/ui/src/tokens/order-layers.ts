const ORDER = "@layer base,components;";

type Built = Record<string, { type: "asset"; fileName: string; source: string | Uint8Array } | { type: "chunk" }>;

/**
 * Vite plugin: says in every style sheet which layer is below which. Layers lie in the order in which they are first named, and with
 * sheets that come in several files nobody knows which of them the browser reads first.
 */
export function orderLayers() {
  return {
    name: "order-layers",
    apply: "build" as const,
    generateBundle(_options: unknown, bundle: Built) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = ORDER + String(file.source);
      }
    },
  };
}
