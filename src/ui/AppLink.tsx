import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site; menus and records know theirs only at run time. */
  readonly href: string;
}

/** A link inside the app whose path is data. Opens in place, or in a new tab when the user asks for that. */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink({ href, onClick, ...rest }, ref) {
  const router = useRouter();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target === '_blank') return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a ref={ref} href={href} onClick={handleClick} {...rest} />;
});
