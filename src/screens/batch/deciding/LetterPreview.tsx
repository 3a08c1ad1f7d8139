import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { NO_LETTER } from '#src/ui/deciding/letters.ts';
import { DecisionLetter } from '#src/ui/mail/DecisionLetter.tsx';
import { DecisionMailDocument } from '../../deciding/deciding.gen.ts';
import type { Action } from '../../deciding/decisionActions.ts';

export interface DecidedApplication {
  readonly id: string;
  readonly name: string;
}

interface LetterPreviewProps {
  readonly applications: readonly DecidedApplication[];
  readonly action: Action;
  /** The e-mail that was chosen, or `NO_LETTER`; null for the usual one. */
  readonly letter: string | null;
  /** What else is shown of the one that is looked at. */
  readonly children?: (id: string) => ReactNode;
}

/** How the e-mail reads for one of the applicants; of several, which one is looked at. */
export function LetterPreview({ applications, action, letter, children }: LetterPreviewProps) {
  const { t } = useTranslation('batch');
  const [shown, setShown] = useState(applications[0]?.id ?? '');
  const { data, error } = useQuery({
    ...graphqlQuery(DecisionMailDocument, { applicationId: shown, action, letter: letter || null }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isUnsent = letter === NO_LETTER;
  return (
    <>
      {applications.length > 1 && !isUnsent && (
        <NativeSelect
          label={t('previewFor')}
          value={shown}
          data={applications.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setShown(event.currentTarget.value)}
        />
      )}
      {!error && <DecisionLetter mail={data && data.decisionMail} isUnsent={isUnsent} />}
      {children?.(shown)}
    </>
  );
}
