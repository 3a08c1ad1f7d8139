import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Answers.module.css';
import type { AnswersSource, ResponseItem } from './answersSource.ts';
import { DeleteResponse } from './DeleteResponse.tsx';
import { useSubmittedText } from './useSubmittedText.ts';
import '@mantine/core/styles/ActionIcon.css';

interface ResponseDocumentProps {
  readonly source: AnswersSource;
  readonly item: ResponseItem;
  readonly place: { readonly position: number; readonly total: number };
  /** The response that comes after it, read ahead. */
  readonly next: string | null;
  readonly onWalk: (step: 1 | -1) => void;
  /** Back to the list, where it has no place beside. */
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const responseQuery = (source: AnswersSource, id: string) => ({
  queryKey: ['answerResponse', source.key, id],
  queryFn: ({ signal }: { signal: AbortSignal }) => source.response(id, signal),
  staleTime: 60_000,
});

/** One response as a document, in the version of the form that it was given to. */
export function ResponseDocument({ source, item, place, next, onWalk, onClose, onDeleted }: ResponseDocumentProps) {
  const { t } = useTranslation('formAnswers');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(responseQuery(source, item.id));
  useEffect(() => {
    if (next !== null) void client.prefetchQuery(responseQuery(source, next));
  }, [client, source, next]);
  return (
    <article className={classes.document} aria-label={item.name ?? t('nameless')}>
      <header className={classes.documentHead}>
        <Button
          className={classes.back}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden data-mirrored />}
          onClick={onClose}
        >
          {t('backToList')}
        </Button>
        <Facts item={item} />
        <div className={classes.walk}>
          <span>{t('place', place)}</span>
          <ActionIcon
            variant="default"
            aria-label={t('previous')}
            disabled={place.position === 1}
            onClick={() => onWalk(-1)}
          >
            <IconChevronUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('next')} disabled={next === null} onClick={() => onWalk(1)}>
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
          {source.remove && item.application === null && (
            <DeleteResponse item={item} remove={source.remove} onDeleted={onDeleted} />
          )}
        </div>
      </header>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <ListSkeleton rows={6} />}
      {data === null && <MissingPage />}
      {data && <AnswerList elements={data.form.elements} answers={byQuestion(data.answers)} />}
    </article>
  );
}

function Facts({ item }: { readonly item: ResponseItem }) {
  const { t } = useTranslation('formAnswers');
  const submitted = useSubmittedText(item.submittedAt);
  const facts = [
    item.person,
    submitted,
    item.version !== null && t('version', { number: item.version }),
    item.rating !== null && t('rating', { rating: item.rating }),
  ].filter(Boolean);
  return (
    <div className={classes.facts}>
      <h2>{item.name ?? t('nameless')}</h2>
      <p className={classes.parts}>
        {facts.map((fact) => (
          <bdi key={String(fact)}>{fact}</bdi>
        ))}
      </p>
      {item.comment && <p className={classes.comment}>{item.comment}</p>}
      {item.application && (
        <AppLink href={`/application/${item.application._id}/activities`}>
          {t('application', { name: item.application.startupName ?? t('nameless') })}
        </AppLink>
      )}
    </div>
  );
}
