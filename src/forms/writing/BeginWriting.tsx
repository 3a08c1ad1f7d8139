import { useEffect, useRef } from 'react';
import classes from './BeginWriting.module.css';

/** Whoever comes near will write: the editor is there when they do. */
const fetchAhead = (): unknown => import('./WritingEditor.tsx');

interface BeginWritingProps {
  /** What the field is called that opens. */
  readonly label: string;
  /** The name stands above it already: it is told, not shown. */
  readonly isNameless?: boolean;
  /** It takes the place of the field that somebody has just written in, and keeps their place on the page. */
  readonly isBack?: boolean;
  readonly onBegin: () => void;
}

/** Stands for a field to write in until somebody goes to it: one line instead of an editor, which weighs more than most pages. */
export function BeginWriting({ label, isNameless = false, isBack = false, onBegin }: BeginWritingProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <button
      ref={button}
      type="button"
      className={classes.begin}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={onBegin}
      {...(isNameless && { 'aria-label': label })}
    >
      {!isNameless && label}
    </button>
  );
}
