import { NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { NO_LETTER } from '#src/ui/deciding/letters.ts';
import { DecisionLetter } from '#src/ui/mail/DecisionLetter.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useNow } from '#src/ui/time/useNow.ts';
import { DecisionMailDocument, type DecisionMailQuery } from './deciding.gen.ts';
import type { Action } from './decisionActions.ts';

/** What is sent unless somebody chooses, where there is nothing else to choose. */
const USUAL_TEXT = 'usual';

interface MailPreviewProps {
  readonly applicationId: string;
  readonly action: Action;
  /** The rejection e-mail that was chosen, or `NO_LETTER`; null for the usual one. */
  readonly letter: string | null;
  readonly onLetter: (letter: string | null) => void;
}

/** The mail as it will be sent, with the names in their places; and of rejection e-mails which one. */
export function MailPreview({ applicationId, action, letter, onLetter }: MailPreviewProps) {
  const { t } = useTranslation('applications');
  const variables = { applicationId, action, letter: letter || null };
  const asked = { ...graphqlQuery(DecisionMailDocument, variables), staleTime: 0 };
  const { data, error } = useQuery({ ...asked, placeholderData: keepPreviousData });
  if (error) return null;
  const mail = data?.decisionMail;
  return (
    <>
      <InterviewEnds at={data?.application?.interviewAt ?? null} />
      {action !== 'accept' && <LetterChoice mail={mail ?? null} letter={letter} onLetter={onLetter} />}
      {mail?.isUnconfirmed && <Text size="sm">{t('decide.unconfirmed')}</Text>}
      <DecisionLetter mail={data && mail} isUnsent={letter === NO_LETTER} />
    </>
  );
}

/** Whoever decides while a talk is ahead reads what becomes of it. */
function InterviewEnds({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('applications');
  const now = useNow(MINUTE_MS);
  if (at === null || Date.parse(at) <= now) return null;
  return (
    <Text size="sm">
      {t('decide.interviewEnds')} <MomentText start={at} />
    </Text>
  );
}

const MINUTE_MS = 60_000;

interface LetterChoiceProps extends Pick<MailPreviewProps, 'letter' | 'onLetter'> {
  readonly mail: DecisionMailQuery['decisionMail'];
}

/** Stands there before its choices are known, so that nothing below it moves. */
function LetterChoice({ mail, letter, onLetter }: LetterChoiceProps) {
  const { t } = useTranslation('applications');
  const letters = mail?.letters ?? [];
  const choices = letters.map(({ _id, name }) => ({ value: _id, label: name }));
  const none = { value: NO_LETTER, label: t('decide.letterNone') };
  // An organisation without e-mails of its own sends the product's.
  const hasUsualText = letters.length === 0 && Boolean(mail?.subject);
  if (hasUsualText) choices.push({ value: USUAL_TEXT, label: t('decide.letterUsual') });
  const isSentByItself = hasUsualText || letters.some(({ isUsual }) => isUsual);
  return (
    <NativeSelect
      label={t('decide.letter')}
      disabled={choices.length === 0}
      value={letter ?? mail?.letter ?? (hasUsualText ? USUAL_TEXT : NO_LETTER)}
      // Where none is sent by itself, none is what happens unless somebody chooses.
      data={isSentByItself ? [...choices, none] : [none, ...choices]}
      onChange={({ currentTarget: { value } }) => onLetter(value === USUAL_TEXT ? null : value)}
    />
  );
}
