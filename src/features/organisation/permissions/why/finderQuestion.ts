/** What is asked, as far as it has been chosen. */
export interface FinderQuestion {
  /** Without one: whoever asks. */
  readonly person: string | null;
  /** Without one: the person's own. */
  readonly role: string | null;
  readonly entity: string;
  readonly id: string | null;
  readonly action: string;
  /** Without one: the whole record. */
  readonly field: string | null;
}

export interface ChoicesProps {
  readonly question: FinderQuestion;
  readonly onChange: (changes: Partial<FinderQuestion>) => void;
}

/** Another kind of record has other fields and actions. */
export const ofEntity = (entity: string): Partial<FinderQuestion> => ({
  entity,
  id: null,
  action: 'read',
  field: null,
});

export const noQuestion: FinderQuestion = {
  person: null,
  role: null,
  entity: 'User',
  id: null,
  action: 'read',
  field: null,
};
