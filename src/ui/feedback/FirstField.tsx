import { type ReactNode, useEffect, useRef } from 'react';

const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** A form that comes into a dialog: one types at once, without passing what closes the dialog. */
export function FirstField({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLElement>(fields);
    // The dialog looks for this mark when it takes the focus, which may be after this.
    field?.setAttribute('data-autofocus', '');
    field?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
