import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  strong: require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
  display: require.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
  script: require.resolve("@expo-google-fonts/dancing-script/500Medium/DancingScript_500Medium.ttf"),
} as const;

/** The faces of a document. `script` is for typed signatures only. */
export type Face = keyof typeof files;

const loaded = new Map<Face, Buffer>();

/** The TrueType file of a face, read once per thread. All are under the SIL Open Font License. */
export function fontFile(face: Face): Buffer {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(files[face]);
  loaded.set(face, bytes);
  return bytes;
}
