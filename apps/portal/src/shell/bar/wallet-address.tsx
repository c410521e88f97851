import { shortAddress } from "@gable/domain/accounts/wallet-address.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountAccessQuery } from "../../queries/accounts-wallet.ts";
import { barWords } from "./bar.words.ts";
import "./wallet-address.css";

/** Specification part 2, section 4. */
const SAID_FOR_MS = 1000;

/** The account's wallet, shortened, to be copied whole; nothing for an account without one. */
export function WalletAddress() {
  const t = useText(barWords);
  const { data } = useQuery(accountAccessQuery());
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const address = data?.account?.address;
  if (address === undefined) return null;
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <p className="wallet-address">
      <span className="small quiet">{t.wallet}</span>
      <button type="button" className="bar-item" onClick={copy} title={address}>
        <span>{shortAddress(address)}</span>
        <Icon name={isCopied ? "check" : "copy"} size={16} />
        <span className="vh">{t.copy}</span>
      </button>
      <output>{isCopied ? t.copied : null}</output>
    </p>
  );
}
