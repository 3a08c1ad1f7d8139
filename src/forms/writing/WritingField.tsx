import { Input } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PlainWriting } from './PlainWriting.tsx';
import classes from './Writing.module.css';
import type { WritingProps } from './WritingEditor.tsx';

/** The editor weighs more than most pages: it comes where somebody writes. */
const LazyEditor = lazy(() => import('./WritingEditor.tsx').then((module) => ({ default: module.WritingEditor })));

export interface WritingFieldProps extends Omit<WritingProps, 'describedBy' | 'isInvalid' | 'label'> {
  /** Name of the field; told, not shown, where `isNameless`. */
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isNameless?: boolean;
}

/** A field for formatted writing, with its name, help and error. */
export function WritingField({ label, description, error, isNameless = false, ...writing }: WritingFieldProps) {
  const own = useId();
  const id = writing.id ?? own;
  const describedBy = [description && `${id}-help`, error && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      {...(!isNameless && { label, labelElement: 'div' })}
      description={description}
      error={error}
      descriptionProps={{ id: `${id}-help` }}
      errorProps={{ id: `${id}-problem` }}
    >
      <Suspense
        fallback={
          writing.autoFocus ? (
            <PlainWriting {...writing} label={label} />
          ) : (
            <div className={classes.waiting} data-short={writing.isShort || undefined} aria-busy />
          )
        }
      >
        <LazyEditor
          {...writing}
          id={id}
          label={label}
          describedBy={describedBy || undefined}
          isInvalid={Boolean(error)}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
