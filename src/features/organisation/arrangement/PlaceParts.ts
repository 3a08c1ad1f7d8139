import type { ReactNode } from 'react';
import type { Arrangement } from '#domain/arrangement/arranged.ts';

/** What can be said of the things in a place beyond their order, and how the place then looks. */
export interface PlaceParts {
  /** What an organisation has said of one of them, in a few words each. */
  readonly notesOf: (name: string, draft: Arrangement) => readonly string[];
  readonly details: (name: string, draft: Arrangement, onChange: (next: Arrangement) => void) => ReactNode;
  readonly preview: (draft: Arrangement) => ReactNode;
}
