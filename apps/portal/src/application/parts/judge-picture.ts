import { type PictureFault, pictureFaults } from "@gable/domain/identity/picture-quality.ts";

/** Large enough to tell sharp from blurred, small enough for any phone. */
const LONGEST_SIDE = 900;

/** What is likely wrong with a picture that was just taken. Nothing where this browser cannot read it, such as a PDF or HEIC. */
export async function judgePicture(file: Blob): Promise<readonly PictureFault[]> {
  if (!/^image\/(?:jpeg|png)$/.test(file.type)) return [];
  try {
    const bitmap = await createImageBitmap(file);
    const dots = Math.max(bitmap.width, bitmap.height);
    const scale = Math.min(1, LONGEST_SIDE / dots);
    const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    if (!context) return [];
    return pictureFaults({ width, height, shades: shadesOf(context.getImageData(0, 0, width, height).data) }, dots);
  } catch {
    return [];
  }
}

/** Red, green and blue as the eye weighs them: Recommendation ITU-R BT.601. */
function shadesOf(colours: Uint8ClampedArray): Uint8ClampedArray {
  const shades = new Uint8ClampedArray(colours.length / 4);
  for (let dot = 0; dot < shades.length; dot += 1) {
    const [red, green, blue] = [colours[4 * dot] ?? 0, colours[4 * dot + 1] ?? 0, colours[4 * dot + 2] ?? 0];
    shades[dot] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return shades;
}
