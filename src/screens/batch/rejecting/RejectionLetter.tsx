import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { NO_LETTER } from '#src/ui/deciding/letters.ts';
import { DecisionLetter } from '#src/ui/mail/DecisionLetter.tsx';
import classes from './RejectDialog.module.css';
import { RejectionMailsDocument, type RejectionMailsQuery, RejectionPreviewDocument } from './rejecting.gen.ts';

/** What each funnel sends by itself, where they differ. */
const EACH = 'each';

export interface RejectedApplication {
  readonly id: string;
  readonly name: string;
}

interface RejectionLetterProps {
  readonly applications: readonly RejectedApplication[];
  /** The e-mail that was chosen, or `NO_LETTER`; null for the usual one. */
  readonly letter: string | null;
  readonly onLetter: (letter: string | null) => void;
}

/** Which e-mail the applicants are sent, how many of them, and how it reads for one of them. */
export function RejectionLetter({ applications, letter, onLetter }: RejectionLetterProps) {
  const { t } = useTranslation(['batch', 'applications']);
  const [shown, setShown] = useState(applications[0]?.id ?? '');
  const fresh = { staleTime: 0, placeholderData: keepPreviousData };
  const ids = applications.map(({ id }) => id);
  const mails = useQuery({
    ...graphqlQuery(RejectionMailsDocument, { applicationIds: ids, letter: letter || null }),
    ...fresh,
  });
  const preview = useQuery({
    ...graphqlQuery(RejectionPreviewDocument, { applicationId: shown, letter: letter || null }),
    ...fresh,
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
      {applications.length > 1 && !isUnsent && (
        <NativeSelect
          label={t('previewFor')}
          value={shown}
          data={applications.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setShown(event.currentTarget.value)}
        />
      )}
      {!preview.error && <DecisionLetter mail={preview.data && preview.data.decisionMail} isUnsent={isUnsent} />}
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
