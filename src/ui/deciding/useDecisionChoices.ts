import { useState } from 'react';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { nineOn } from '#src/ui/time/nineOn.ts';
import { NO_LETTER } from './letters.ts';

/** What whoever decides can say of it, as it stands in the fields. */
export interface DecisionChoices {
  readonly note: string;
  /** When the applicant is told; empty for at once. */
  readonly day: string;
  /** The e-mail that was chosen, or `NO_LETTER`; null for the usual one. */
  readonly letter: string | null;
}

/** The same as the server is told. */
export interface GivenDecision {
  readonly note: string | null;
  readonly tellAt: string | null;
  readonly letter: string | null;
  readonly withoutMail: boolean;
}

export function useDecisionChoices(note = '') {
  const timeZone = useReaderZone();
  const [choices, setChoices] = useState<DecisionChoices>({ note, day: '', letter: null });
  const change = (next: Partial<DecisionChoices>): void => setChoices((current) => ({ ...current, ...next }));
  return { choices, change, given: givenOf(choices, timeZone) };
}

function givenOf({ note, day, letter }: DecisionChoices, timeZone: string): GivenDecision {
  return {
    note: note || null,
    tellAt: nineOn(day, timeZone),
    letter: letter || null,
    withoutMail: letter === NO_LETTER,
  };
}
