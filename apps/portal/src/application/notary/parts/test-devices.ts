export type Devices = { readonly camera: boolean; readonly microphone: boolean; readonly tested: boolean };

export const untested: Devices = { camera: false, microphone: false, tested: false };

type Media = Pick<MediaDevices, "getUserMedia">;

/** Opens camera and microphone for a moment, one by one, so that one that is missing does not hide the other. */
export async function testDevices(media: Media | undefined): Promise<Devices> {
  const opens = async (constraints: MediaStreamConstraints): Promise<boolean> => {
    try {
      const stream = await media?.getUserMedia(constraints);
      for (const track of stream?.getTracks() ?? []) track.stop();
      return stream !== undefined;
    } catch {
      return false;
    }
  };
  const camera = await opens({ video: true });
  const microphone = await opens({ audio: true });
  return { camera, microphone, tested: true };
}
