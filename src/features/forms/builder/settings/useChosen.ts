import { useCallback, useEffect, useState } from 'react';
import builder from '../Builder.module.css';
import { focusGrip, showCard } from '../canvas/focusCard.ts';

/** Below this there is no room beside the form: settings are a sheet over its lower half (Builder.module.css). */
const narrow = '(max-width: 767px)';

/**
 * The chosen part of a form, and how one gets to its settings and back. They stand beside the form; where there is no room
 * they are a sheet, which lies over what is written and is therefore opened only by whoever asks for it, and goes with
 * whoever goes on writing.
 */
export function useChosen() {
  const [selected, setSelected] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const select = useCallback((id: string | null): void => {
    setSelected(id);
    setOpen(false);
  }, []);
  const open = useCallback((id: string, isByKey = false): void => {
    setSelected(id);
    setOpen(true);
    const isSheet = matchMedia(narrow).matches;
    if (isSheet) showCard(id);
    if (isByKey || isSheet) focusSettings();
  }, []);
  const close = useCallback((): void => {
    select(null);
    if (selected !== null) focusGrip(selected);
  }, [select, selected]);
  useWayBack(selected, isOpen, setOpen);
  return { selected, isOpen, select, open, close };
}

/** Escape leads from the settings to the part that they are of; whoever goes to the form closes the sheet. */
function useWayBack(selected: string | null, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (selected === null) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isFromSettings(event.target, isOpen)) return;
      setOpen(false);
      focusGrip(selected);
    };
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest(`.${builder.canvas}`) !== null) setOpen(false);
    };
    // Before what is open in the settings has closed by the same key.
    document.addEventListener('keydown', handleKey, true);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('keydown', handleKey, true);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [selected, isOpen, setOpen]);
}

/** Of a list that is open the key closes only that. Where nothing has the focus it is the sheet's. */
function isFromSettings(target: EventTarget | null, isOpen: boolean): boolean {
  if (!(target instanceof Element) || target.getAttribute('aria-expanded') === 'true') return false;
  return target.closest(`.${builder.settings}`) !== null || (isOpen && target === document.body);
}

/** Its first field, once it is drawn. */
function focusSettings(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`.${builder.settings} :is(select, input, textarea)`)?.focus(),
  );
}
