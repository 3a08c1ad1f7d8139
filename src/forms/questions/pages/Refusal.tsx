import { useEffect, useRef } from 'react';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Pages.module.css';

/**
 * Why answers were not taken, above them: whoever hands in stands at the foot of the page, so it comes into sight and has the
 * focus, each time that it is said.
 */
export function Refusal({ failure }: { readonly failure: unknown }) {
  const message = useErrorMessage();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure === null) return;
    said.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={said} tabIndex={-1} className={classes.refusal}>
      <FormAlert>{message(failure)}</FormAlert>
    </div>
  );
}
