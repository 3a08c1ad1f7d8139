import { type ChangeEvent, useEffect, useRef } from 'react';
import classes from './RowCheckbox.module.css';

interface RowCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isPartial?: boolean;
  readonly onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own checkbox: thousands of rows may hold one. */
export function RowCheckbox({ label, isChecked, isPartial = false, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isChecked}
      onChange={onToggle}
    />
  );
}
