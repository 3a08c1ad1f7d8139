import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { NO_LETTER } from '#src/ui/deciding/letters.ts';
import type { Action } from '../../deciding/decisionActions.ts';
import classes from './DecideSeveral.module.css';
import { type DecidedApplication, LetterPreview } from './LetterPreview.tsx';
import { RejectionMailsDocument, type RejectionMailsQuery } from './rejections.gen.ts';

/** What each funnel sends by itself, where they differ. */
const EACH = 'each';

interface RejectionLetterProps {
  readonly action: Exclude<Action, 'accept'>;
  readonly applications: readonly DecidedApplication[];
  /** The e-mail that was chosen, or `NO_LETTER`; null for the usual one. */
  readonly letter: string | null;
  readonly onLetter: (letter: string | null) => void;
}

/** Which e-mail the applicants are sent, how many of them, and how it reads for one of them. */
export function RejectionLetter({ action, applications, letter, onLetter }: RejectionLetterProps) {
  const { t } = useTranslation(['batch', 'applications']);
  const mails = useQuery({
    ...graphqlQuery(RejectionMailsDocument, {
      applicationIds: applications.map(({ id }) => id),
      letter: letter || null,
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const found = mails.data?.rejectionMails;
  const isUnsent = letter === NO_LETTER;
  return (
    <>
      <NativeSelect
        label={t('decide.letter', { ns: 'applications' })}
        // Stands there before its choices are known, so that nothing below it moves.
        disabled={!found}
        value={letter ?? usualOf(found)}
        data={found ? choicesOf(found, t('letterEach'), t('decide.letterNone', { ns: 'applications' })) : []}
        onChange={(event) => onLetter(event.currentTarget.value === EACH ? null : event.currentTarget.value)}
      />
      <p className={classes.count} role="status">
        {found && t('mailed', { mailed: isUnsent ? 0 : found.mailed, n: applications.length })}
      </p>
      <LetterPreview action={action} applications={applications} letter={letter} />
    </>
  );
}

type Mails = RejectionMailsQuery['rejectionMails'];

/** What happens unless somebody chooses. */
function usualOf(mails: Mails | undefined): string {
  if (!mails?.hasUsual) return NO_LETTER;
  return mails.letters.find(({ isUsual }) => isUsual)?._id ?? EACH;
}

function choicesOf(mails: Mails, each: string, noLetter: string) {
  const letters = mails.letters.map(({ _id, name }) => ({ value: _id, label: name }));
  const none = { value: NO_LETTER, label: noLetter };
  if (!mails.hasUsual) return [none, ...letters];
  const isShared = mails.letters.some(({ isUsual }) => isUsual);
  return [...(isShared ? [] : [{ value: EACH, label: each }]), ...letters, none];
}
