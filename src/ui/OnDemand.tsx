import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

interface OnDemandProps {
  /** The button alone, as it stands until somebody uses it. */
  readonly button: (onClick: () => void) => ReactNode;
  /** The same button with what it opens, closed; a lazy component. */
  readonly children: ReactNode;
}

/** Menus and panels bring much code for what is rarely opened: it is fetched with the first click. */
export function OnDemand({ button, children }: OnDemandProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {isWanted ? (
        <Suspense fallback={button(() => undefined)}>
          {children}
          <FirstClick place={place} />
        </Suspense>
      ) : (
        button(() => setWanted(true))
      )}
    </span>
  );
}

/**
 * Repeats the click once the code is there. The button that was clicked is gone by then, and the focus with it:
 * opened from the new button, the menu gives the focus back to that one when it closes.
 */
function FirstClick({ place }: { readonly place: RefObject<HTMLSpanElement | null> }) {
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, [place]);
  return null;
}
