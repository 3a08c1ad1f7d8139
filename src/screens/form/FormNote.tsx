import { type ComponentType, createContext, Suspense, useContext } from 'react';
import type { FormValues } from '#src/forms/formValues.ts';

export interface FormNoteProps {
  /** What is filled in so far. */
  readonly values: FormValues;
  /** The record that is changed; none for a new one. */
  readonly recordId?: string | null;
}

/** What stands above the fields of some forms, by the form's id; the shell knows them. */
export const FormNotes = createContext<Readonly<Partial<Record<string, ComponentType<FormNoteProps>>>>>({});

/** What there is to know while a form is filled in. Most forms have nothing. */
export function FormNote({ formId, ...note }: FormNoteProps & { readonly formId: string }) {
  const Note = useContext(FormNotes)[formId];
  if (Note === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Note {...note} />
    </Suspense>
  );
}

/** What is shown once of a record that was just made by some forms, by the form's id; the shell knows them. */
export const FormResults = createContext<Readonly<Partial<Record<string, ComponentType<FormResultProps>>>>>({});

export interface FormResultProps {
  /** The record that was made. */
  readonly recordId: string;
}

/** What stands beside the fields of some forms and follows what is typed, by the form's id; the shell knows them. */
export const FormPreviews = createContext<Readonly<Partial<Record<string, ComponentType<FormNoteProps>>>>>({});
