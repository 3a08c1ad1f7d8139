import { type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  /** The button alone, as it stands until somebody uses it. */
  readonly button: (onClick: () => void) => ReactNode;
  /** The same button with what it opens, opened; a lazy component. */
  readonly children: ReactNode;
}

/** Menus and panels bring much code for what is rarely opened: it is fetched with the first click. */
export function OnDemand({ button, children }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return button(() => setWanted(true));
  return <Suspense fallback={button(() => undefined)}>{children}</Suspense>;
}
