import { type ComponentPropsWithRef, createContext, type ReactNode, use } from "react";
import "./link.css";

export type AnchorProps = ComponentPropsWithRef<"a"> & { href: string };
type LinkDrawing = (props: AnchorProps) => ReactNode;

const plainAnchor: LinkDrawing = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkContext = createContext(plainAnchor);

/**
 * The application says how a link inside it goes to another screen without loading the page anew:
 * `<LinkProvider link={({ href, ...props }) => <RouterLink to={href} {...props} />}>`.
 */
export function LinkProvider({ link, children }: { link: LinkDrawing; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const inside = (href: string) => href.startsWith("/") && !href.startsWith("//");

/** An anchor: through the application's router for its own paths, plain for everything else. */
export function Link(props: AnchorProps) {
  const routedLink = use(LinkContext);
  return inside(props.href) && !props.download && !props.target ? routedLink(props) : plainAnchor(props);
}

/** A link of its own, 44 px high to the finger. Inside a sentence use `Link`. */
export function TextLink({ className, ...props }: AnchorProps) {
  return <Link className={className ? `text-link ${className}` : "text-link"} {...props} />;
}

/** The address that calls a number; `phone`: as it is shown. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** A number that is called by a touch, and never broken over two lines; `phone`: as it is shown. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="phone-link" href={callAddress(phone)}>
    {phone}
  </a>
);

type TextButtonProps = ComponentPropsWithRef<"button"> & { busy?: boolean };

/** A secondary action in words. While `busy` it keeps its focus, and a second press does nothing. */
export function TextButton({ className, type = "button", busy = false, onClick, ...props }: TextButtonProps) {
  return (
    <button
      className={className ? `text-link ${className}` : "text-link"}
      type={type}
      aria-disabled={busy || undefined}
      {...props}
      onClick={busy ? undefined : onClick}
    />
  );
}
