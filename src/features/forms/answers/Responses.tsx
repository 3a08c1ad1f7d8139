import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Answers.module.css';
import type { AnswersSource, ResponseItem } from './answersSource.ts';
import { ResponseDocument } from './ResponseDocument.tsx';
import { useResponseKeys } from './useResponseKeys.ts';
import { useSubmittedText } from './useSubmittedText.ts';

interface ResponsesProps {
  readonly source: AnswersSource;
  readonly where: readonly DependencyStatement[];
  /** The response that is read; null: the newest one, on a phone none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly onChanged: () => void;
}

/** All responses beside the one that is read: J and K walk through them. */
export function Responses({ source, where, chosen, onChoose, onChanged }: ResponsesProps) {
  const { t } = useTranslation('formAnswers');
  const pages = useInfiniteQuery({
    queryKey: ['answerResponses', source.key, where],
    queryFn: ({ signal, pageParam }) => source.responses(where, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const items = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  const found = items.findIndex(({ id }) => id === chosen);
  const at = Math.max(found, 0);
  const item = items[at];
  const walk = (step: 1 | -1): void => {
    const next = items[at + step];
    if (next) onChoose(next.id);
  };
  useResponseKeys(walk);
  if (pages.error && !pages.data) return <FailedState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (!pages.data || !item) return <ListSkeleton rows={6} />;
  return (
    <div className={classes.responses} data-is-reading={found >= 0 || undefined}>
      <nav className={classes.list} aria-label={t('list')}>
        <ol>
          {items.map((one) => (
            <li key={one.id}>
              <ResponseRow item={one} isChosen={one.id === item.id} onChoose={() => onChoose(one.id)} />
            </li>
          ))}
        </ol>
        {pages.hasNextPage && (
          <Button variant="subtle" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </nav>
      <ResponseDocument
        key={item.id}
        source={source}
        item={item}
        place={{ position: at + 1, total: pages.data.pages[0]?.total ?? items.length }}
        next={items[at + 1]?.id ?? null}
        onWalk={walk}
        onClose={() => onChoose(null)}
        onDeleted={() => {
          onChoose(items[at + 1]?.id ?? null);
          onChanged();
        }}
      />
    </div>
  );
}

interface ResponseRowProps {
  readonly item: ResponseItem;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ResponseRow({ item, isChosen, onChoose }: ResponseRowProps) {
  const { t } = useTranslation('formAnswers');
  const submitted = useSubmittedText(item.submittedAt);
  return (
    <button type="button" className={classes.row} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <span className={classes.rowName}>{item.name ?? t('nameless')}</span>
      <span className={classes.rowFacts}>{submitted}</span>
    </button>
  );
}
