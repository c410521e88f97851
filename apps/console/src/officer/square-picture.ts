import { OWN_PICTURE_LETTERS, OWN_PICTURE_SIDE as SIDE } from "@gable/contract/calls/originators-desk.ts";

/** Of a JPEG, the best first: the server takes `OWN_PICTURE_LETTERS` of base64, which only a picture of noise needs a second try for. */
const QUALITIES = [0.86, 0.7, 0.5, 0.3] as const;

/** The middle of a picture as a square JPEG in base64, drawn anew. Rejects what the browser cannot read as a picture. */
export async function squarePicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  // A JPEG has no transparency: what shows through would be black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const drawn = (quality: number) => canvas.toDataURL("image/jpeg", quality).replace(/^[^,]*,/, "");
  for (const quality of QUALITIES) {
    const jpeg = drawn(quality);
    if (jpeg.length <= OWN_PICTURE_LETTERS) return jpeg;
  }
  throw new Error("The picture does not become small enough");
}
