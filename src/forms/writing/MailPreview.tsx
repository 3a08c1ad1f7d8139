import { Alert, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Registry } from '@rjsf/utils';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFieldMeta } from '#domain/model/forms.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MailSheet } from '#src/ui/mail/MailSheet.tsx';
import type { FormContext } from '../FormContext.ts';
import { MailPreviewDocument } from './writing.gen.ts';

/** A field of an e-mail's text, with the form that it stands in. */
export interface MailField {
  readonly meta: FormFieldMeta | undefined;
  readonly registry: Pick<Registry, 'formContext'>;
}

/**
 * The subject that belongs to the text, as it stands in the form: the spec says in which fields. Null where it says none,
 * and another part of the page shows how the mail reads.
 */
export function subjectIn({ meta, registry }: MailField, language?: string): string | null {
  const { subject, subjects } = meta?.options ?? {};
  if (typeof subject !== 'string') return null;
  const { values } = registry.formContext as FormContext;
  const others = typeof subjects === 'string' ? values[subjects] : null;
  const translated = Array.isArray(others) ? others.find((one) => one.language === language)?.value : null;
  return String(translated || values[subject] || '');
}

interface MailPreviewProps {
  readonly subject: string | null;
  /** A document, or a text from before there were any. */
  readonly body: unknown;
  /** The organisation's, if not given. */
  readonly language?: string;
  /** What the language is called. */
  readonly name?: string;
}

/** So long nothing is typed before the preview is made anew. */
const SETTLE_MS = 300;

/** The mail as its readers get it, shown on demand and made by what makes the mails; follows what is typed. */
export function MailPreview({ subject, ...mail }: MailPreviewProps) {
  const { t } = useTranslation('writing');
  const [isShown, setShown] = useState(false);
  if (subject === null || mail.body === undefined) return null;
  const label = mail.name ? t('previewIn', { language: mail.name }) : t('preview');
  return (
    <>
      <Button variant="subtle" size="compact-sm" mt={4} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('previewHide') : label}
      </Button>
      {isShown && <Sheet subject={subject} {...mail} />}
    </>
  );
}

function Sheet({ subject, body, language }: Omit<MailPreviewProps, 'subject'> & { readonly subject: string }) {
  const { t } = useTranslation('writing');
  const [text] = useDebouncedValue({ subject, body }, SETTLE_MS);
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(MailPreviewDocument, { text, language: language ?? null }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const { mailPreview } = data;
  return (
    <>
      {mailPreview.unknown.length > 0 && (
        <Alert color="yellow">
          {t('previewUnknown', { words: mailPreview.unknown.map((word) => `{${word}}`).join(', ') })}
        </Alert>
      )}
      <MailSheet subject={mailPreview.subject} html={mailPreview.html} isShort />
    </>
  );
}
