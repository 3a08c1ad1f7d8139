import { Alert, NativeSelect, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { type Language, languageNames } from '#src/ui/i18n/languages.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MailSheet } from '#src/ui/mail/MailSheet.tsx';
import { Section } from '#src/ui/Section.tsx';
import {
  EmailAudienceDocument,
  type EmailPartsFragment,
  EmailPreviewDocument,
  type EmailTextInput,
} from './emails.gen.ts';
import '@mantine/core/styles/Combobox.css';

interface EmailPreviewProps {
  /** Null while it is not saved yet. */
  readonly email: EmailPartsFragment | null;
  /** What is typed and not saved; null shows what is saved. */
  readonly text: EmailTextInput | null;
}

/** The e-mail as one of its recipients will see it, made by what makes the mails; follows what is typed. */
export function EmailPreview({ email, text }: EmailPreviewProps) {
  const id = email?._id ?? null;
  const version = email?.version ?? 0;
  const { t } = useTranslation('emails');
  const [recipientId, setRecipient] = useState<string | null>(null);
  const [language, setLanguage] = useState('');
  const { data: known } = useQuery({
    ...ofVersion(graphqlQuery(EmailAudienceDocument, { id: id ?? '' }), version),
    enabled: id !== null,
  });
  const examples = known?.emailAudience?.examples ?? [];
  const shown = recipientId ?? examples[0]?._id ?? null;
  const { data, error, refetch } = useQuery({
    ...ofVersion(
      graphqlQuery(EmailPreviewDocument, { id, recipientId: shown, text, language: language || null }),
      version,
    ),
    placeholderData: keepPreviousData,
  });
  const preview = data?.emailPreview;
  return (
    <Section title={t('preview.title')}>
      {examples.length > 0 && (
        <Select
          label={t('preview.as')}
          data={examples.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
          value={shown}
          onChange={setRecipient}
          allowDeselect={false}
        />
      )}
      {preview && preview.languages.length > 0 && (
        <NativeSelect
          label={t('preview.language')}
          value={language}
          data={[
            { value: '', label: t('preview.ownLanguage') },
            ...preview.languages.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
      )}
      {error && !preview && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !preview && <ListSkeleton rows={4} />}
      {preview && preview.unknown.length > 0 && (
        <Alert color="yellow">
          {t('preview.unknown', { words: preview.unknown.map((word) => `{${word}}`).join(', ') })}
        </Alert>
      )}
      {preview && <MailSheet subject={preview.subject} html={preview.html} />}
    </Section>
  );
}

const nameOf = (language: string): string => languageNames[language as Language] ?? language;

/** Asked anew once the e-mail has been saved. */
export function ofVersion<Options extends { readonly queryKey: readonly unknown[] }>(
  options: Options,
  version: number,
): Options {
  return { ...options, queryKey: [...options.queryKey, version] };
}
