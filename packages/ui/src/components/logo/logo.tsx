import "./logo.css";

export type LogoSource = { src: string; srcDark?: string | undefined; alt: string; width: number; height: number };

/** A brand's mark as a vector, in the drawing made for the ground it stands on. */
export function Logo({ src, srcDark, alt, width, height }: LogoSource) {
  const size = { width, height };
  if (!srcDark) return <img className="logo" src={src} alt={alt} {...size} />;
  return (
    <>
      <img className="logo logo-light" src={src} alt={alt} {...size} />
      <img className="logo logo-dark" src={srcDark} alt={alt} loading="lazy" {...size} />
    </>
  );
}
