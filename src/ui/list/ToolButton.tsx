import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './ToolButton.module.css';

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  readonly icon: ReactNode;
  /** What it does, in a word or two; on narrow pages only the picture is drawn. */
  readonly label: string;
}

/** A tool of a list: a picture with its word beside it where there is room. */
export function ToolButton({ icon, label, title = label, className, ...button }: ToolButtonProps) {
  return (
    <UnstyledButton
      {...button}
      className={className ? `${classes.tool} ${className}` : classes.tool}
      aria-label={label}
      title={title}
    >
      {icon}
      <span className={classes.word} aria-hidden>
        {label}
      </span>
    </UnstyledButton>
  );
}
