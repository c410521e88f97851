/** The ten housing counselors of a list. */
export const agencies = Array.from({ length: 10 }, (_, index) => ({
  name:
    ["Morris Housing Partners", "Garden State Counseling", "Homeward New Jersey", "First Step Housing"][index % 4] ??
    "",
  address: `${100 + index} Main Street, Newark, NJ 07102`,
  phone: `(973) 555-01${String(10 + index)}`,
  website: "counsel.example",
  email: "hello@counsel.example",
  languages: index % 2 === 0 ? ["English", "Spanish"] : ["English"],
  miles: (1.2 + index * 2.3).toFixed(1),
}));
