import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { enterWords } from "../enter.words.ts";
import { type Devices, testDevices } from "./test-devices.ts";

type CheckProps = { devices: Devices; onTested: (devices: Devices) => void };

/** Tries camera and microphone before the notary does. */
export function DeviceCheck({ devices, onTested }: CheckProps) {
  const t = useText(enterWords);
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    setTesting(true);
    onTested(await testDevices(navigator.mediaDevices));
    setTesting(false);
  };
  const works = devices.camera && devices.microphone;
  return (
    <section className="stack" aria-label={t.device}>
      <div aria-live="polite">
        {devices.tested && works ? (
          <Tag tone="success" icon="check">
            {t.testOk}
          </Tag>
        ) : null}
        {devices.tested && !works ? (
          <Notice tone="warning" title={t.testFailed}>
            {t.testFailedBody}
          </Notice>
        ) : null}
      </div>
      <div>
        <Button kind="second" slim busy={isTesting} onClick={() => void test()}>
          {t.test}
        </Button>
      </div>
    </section>
  );
}
