/** Streets that the address vendor of the sandbox completes to, whatever the house number. */
export const sampleStreets: readonly {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}[] = [
  { street: "Main Street", city: "El Dorado Hills", state: "CA", zip: "95762" },
  { street: "Main Street", city: "Decatur", state: "GA", zip: "30030" },
  { street: "Main Street", city: "Royal Oak", state: "MI", zip: "48067" },
  { street: "Oak Street", city: "Los Angeles", state: "CA", zip: "90045" },
  { street: "Oak Avenue", city: "Oak Park", state: "IL", zip: "60302" },
  { street: "Oakwood Drive", city: "Plano", state: "TX", zip: "75075" },
  { street: "Maple Avenue", city: "Brookline", state: "MA", zip: "02445" },
  { street: "Maple Street", city: "Omaha", state: "NE", zip: "68132" },
  { street: "Elm Street", city: "Cambridge", state: "MA", zip: "02139" },
  { street: "Elm Street", city: "Dallas", state: "TX", zip: "75248" },
  { street: "Cedar Lane", city: "Raleigh", state: "NC", zip: "27609" },
  { street: "Cedar Street", city: "San Diego", state: "CA", zip: "92101" },
  { street: "Pine Street", city: "Philadelphia", state: "PA", zip: "19119" },
  { street: "Pine Street", city: "Seattle", state: "WA", zip: "98115" },
  { street: "Washington Avenue", city: "Minneapolis", state: "MN", zip: "55419" },
  { street: "Washington Street", city: "Indianapolis", state: "IN", zip: "46220" },
  { street: "Park Avenue", city: "Rochester", state: "NY", zip: "14618" },
  { street: "Park Place", city: "Brooklyn", state: "NY", zip: "11215" },
  { street: "Lake Drive", city: "Milwaukee", state: "WI", zip: "53211" },
  { street: "Lakeview Road", city: "Aurora", state: "CO", zip: "80012" },
  { street: "Hill Street", city: "Nashville", state: "TN", zip: "37206" },
  { street: "River Road", city: "Richmond", state: "VA", zip: "23220" },
  { street: "Sunset Boulevard", city: "Phoenix", state: "AZ", zip: "85018" },
  { street: "Sunset Drive", city: "Tampa", state: "FL", zip: "33609" },
  { street: "Church Street", city: "Burlington", state: "VT", zip: "05401" },
  { street: "Chestnut Street", city: "Saint Louis", state: "MO", zip: "63119" },
];
