import { isForStaff } from "@gable/contract/call.ts";
import { callWords } from "@gable/domain/staff/call-words.ts";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { expect, it } from "vitest";

it("every look and act that is kept has words for who reads the record", async () => {
  const kept = (await everyCall()).filter((call) => isForStaff(call) && !call.leavesNoTrace);
  expect(Object.keys(callWords).toSorted()).toEqual(kept.map(({ name }) => name).toSorted());
});
