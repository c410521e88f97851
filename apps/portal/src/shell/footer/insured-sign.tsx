/** The sign of a credit union's federal regulator (12 CFR 740.4). Its words are the same in every language. */
export function InsuredSign() {
  return (
    <svg
      className="insured-sign"
      viewBox="0 0 72 44"
      role="img"
      aria-label="Federally insured by NCUA, the National Credit Union Administration, a U.S. Government Agency"
    >
      <path
        fillRule="evenodd"
        d="M3 0h66a3 3 0 0 1 3 3v38a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3zm0 2a1 1 0 0 0-1 1v38a1 1 0 0 0 1 1h66a1 1 0 0 0 1-1V3a1 1 0 0 0-1-1z"
      />
      <text x="36" y="24" fontSize="20" fontWeight="700" textLength="56" lengthAdjust="spacingAndGlyphs">
        NCUA
      </text>
      <text x="36" y="36" fontSize="7" textLength="58" lengthAdjust="spacingAndGlyphs">
        Federally insured
      </text>
    </svg>
  );
}
