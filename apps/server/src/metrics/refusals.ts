const WINDOW_MINUTES = 5;
/** More addresses in one minute are not told apart: an attacker with many must not fill our memory. */
const MOST_ADDRESSES = 10_000;

const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** How often requests of each address were refused in the last minutes. Addresses stay in here: the metric has the highest count alone. */
export function countRefusals() {
  let minutes: { readonly minute: number; readonly byAddress: Map<string, number> }[] = [];
  const forgetBefore = (minute: number) => {
    minutes = minutes.filter((one) => one.minute > minute - WINDOW_MINUTES);
  };
  return {
    add(address: string, now: Date): void {
      const minute = minuteOf(now);
      forgetBefore(minute);
      let present = minutes.find((one) => one.minute === minute);
      if (!present) minutes.push((present = { minute, byAddress: new Map() }));
      const { byAddress } = present;
      if (byAddress.size >= MOST_ADDRESSES && !byAddress.has(address)) return;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },
    /** Of the address that was refused most often. */
    highest(now: Date): number {
      forgetBefore(minuteOf(now));
      const sums = new Map<string, number>();
      for (const { byAddress } of minutes)
        for (const [address, count] of byAddress) sums.set(address, (sums.get(address) ?? 0) + count);
      let highest = 0;
      for (const sum of sums.values()) highest = Math.max(highest, sum);
      return highest;
    },
  };
}
