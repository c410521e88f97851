import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm)$/;
/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 1024;
/** What is larger is fetched by whoever opens a document alone: the last hundredth of it is not worth twice the time of a first start. */
const LARGE_BYTES = 500_000;

/** Writes `.br` and `.gz` beside each asset, so that the server compresses nothing while it serves. */
export function compressAssets(): Plugin {
  let folder = "";
  return {
    name: "compress-assets",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(folder).catch(() => []);
        await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 10 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  await Promise.all([
    brotli(bytes, options).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
