/** The figures of an application that the shell shows: term in years, rate in percent, amount in dollars; zero while unknown. */
type Chosen = { readonly term: number; readonly rate: number; readonly amount: number };

/** The offer's panel is there only when all three are known: specification part 2, section 5. */
export const showsOfferPanel = ({ term, rate, amount }: Chosen): boolean => term > 0 && rate > 0 && amount > 0;
