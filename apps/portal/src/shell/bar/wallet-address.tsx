import { shortAddress } from "@gable/domain/accounts/short-address.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountAccessQuery, walletAccountsQuery } from "../../queries/accounts-wallet.ts";
import { barWords } from "./bar.words.ts";
import "./wallet-address.css";

/** Specification part 2, section 4. */
const SAID_FOR_MS = 1000;

/** The account's wallets, shortened, each to be copied whole; nothing for an account without one. */
export function WalletAddress() {
  const t = useText(barWords);
  const { data } = useQuery(accountAccessQuery());
  const own = data?.account?.address;
  const { data: wallets = [] } = useQuery({ ...walletAccountsQuery(), enabled: own !== undefined });
  if (own === undefined) return null;
  const others = wallets.flatMap(({ account: { address } }) => (address === own ? [] : [address]));
  return (
    <div className="wallet-address">
      <span className="small quiet">{others.length === 0 ? t.wallet : t.wallets}</span>
      {[own, ...others].map((address) => (
        <CopiedWhole key={address} address={address} />
      ))}
    </div>
  );
}

function CopiedWhole({ address }: { address: string }) {
  const t = useText(barWords);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <p>
      <button type="button" className="bar-item" onClick={copy} title={address}>
        <span>{shortAddress(address)}</span>
        <Icon name={isCopied ? "check" : "copy"} size={16} />
        <span className="vh">{t.copy}</span>
      </button>
      <output>{isCopied ? t.copied : null}</output>
    </p>
  );
}
