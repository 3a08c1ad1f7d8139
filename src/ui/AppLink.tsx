import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef } from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site; menus and records know theirs only at run time, `paths` makes those of routes. */
  readonly href: string;
  /** Its page is asked for as soon as the link is there: nearly everybody follows it. */
  readonly isAhead?: boolean;
}

const Anchor = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function Anchor(props, ref) {
  return <a ref={ref} {...props} />;
});

const RouterLink = createLink(Anchor);

/** A link leads to the page one is on when nothing of its address differs. */
const wholeAddress = { exact: true } as const;
const unmarked = {};
const ahead = { preload: 'render' } as const;

/**
 * A link inside the app whose path is data: the one place where an address that is known only at run time becomes a
 * target of the router. Opens in place, or in a new tab when the user asks for that. Where the pointer rests on it, a
 * finger touches it or it has the focus, the router asks for code and first answers of its page.
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { target, isAhead = false, ...rest },
  ref,
) {
  // The router takes `href` before `to`, which its type asks for.
  const destination = {
    to: '.',
    ...(target !== undefined && { target }),
    ...(isAhead && ahead),
  } as const;
  return <RouterLink ref={ref} {...destination} activeOptions={wholeAddress} activeProps={unmarked} {...rest} />;
});
