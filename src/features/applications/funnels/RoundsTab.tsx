import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { CreateButton } from '#src/screens/table/CreateButton.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import sortable from '#src/ui/ordering/Sortable.module.css';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { RoundItem } from './RoundItem.tsx';
import classes from './Rounds.module.css';
import { useRounds } from './useRounds.ts';

/** The rounds of a funnel in their order: dragged, moved by keys or by a menu; the name opens a round (issue 15 §6). */
export function RoundsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { rounds, error, refetch, move, remove, mayChange } = useRounds(recordId);
  const [editing, setEditing] = useState<string | null | undefined>(undefined);
  /** What was moved last, said to those who don't see it. */
  const [moved, setMoved] = useState('');
  useReadyEditor(mayChange);
  if (error && !rounds) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!rounds) return <ListSkeleton rows={4} />;
  const count = rounds.length;
  const moveTo = (id: string, to: number): void => {
    const name = rounds.find(({ _id }) => _id === id)?.name;
    if (to < 0 || to >= count) return;
    move(id, to);
    setMoved(t('rounds.moved', { name, position: to + 1, count }));
  };
  /** A new round is the first where there is none yet. */
  const isFirst = (id: string | null): boolean => (rounds[0]?._id ?? null) === id;
  const last = rounds.at(-1)?.position ?? 0;
  return (
    <div className={classes.tab}>
      <PageHeader
        title={t('rounds.title')}
        count={count}
        level={2}
        action={mayChange && <CreateButton entity="FunnelRound" onClick={() => setEditing(null)} />}
      />
      {count === 0 && <EmptyState title={t('rounds.empty')} hint={t('rounds.emptyHint')} />}
      <ol className={sortable.list} aria-label={t('rounds.title')}>
        {rounds.map((round, at) => (
          <RoundItem
            key={round._id}
            round={round}
            at={at}
            count={count}
            mayChange={mayChange}
            onMove={moveTo}
            onOpen={() => setEditing(round._id)}
            onRemove={() => void remove(round)}
          />
        ))}
      </ol>
      <p className={classes.facts} role="status">
        {moved}
      </p>
      {editing !== undefined && (
        <Suspense>
          <LazyRecordEditor
            formId={isFirst(editing) ? 'funnelFirstRound' : 'funnelRound'}
            recordId={editing}
            onClose={() => {
              setEditing(undefined);
              void refetch();
            }}
            preset={{ funnel: recordId, position: last + 1 }}
          />
        </Suspense>
      )}
    </div>
  );
}
