import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  CountyAnswer,
  CountyLookUp,
  DeedSubmission,
  RecordingAnswer,
  RecordingProgress,
  recording,
} from "./protocol.ts";

export interface CountyRecording extends OrderLookup<typeof recording> {
  lookUpCounty(order: VendorOrder<CountyLookUp>): Promise<VendorReply<CountyAnswer>>;
  submit(order: VendorOrder<DeedSubmission>): Promise<VendorReply<RecordingAnswer, RecordingProgress>>;
}
