import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import sortable from '#src/ui/ordering/Sortable.module.css';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './FieldList.module.css';
import { FieldRow } from './FieldRow.tsx';
import type { ProfileTarget } from './profileTargets.ts';
import { useFields } from './useFields.ts';

interface Editing {
  /** Null for a new field. */
  readonly recordId: string | null;
}

/** The fields of one profile in their order: dragged, moved by keys or by a menu. */
export function FieldList({ target }: { readonly target: ProfileTarget }) {
  const { t } = useTranslation('organisation');
  const [editing, setEditing] = useState<Editing | null>(null);
  /** What was moved last, said to those who don't see it. */
  const [moved, setMoved] = useState('');
  const { fields, error, refetch, move, remove, mayChange } = useFields(target);
  const count = fields?.length ?? 0;
  const moveTo = (id: string, to: number): void => {
    if (to < 0 || to >= count) return;
    move(id, to);
    const name = fields?.find(({ _id }) => _id === id)?.name;
    setMoved(t('builder.moved', { name, position: to + 1, count }));
  };
  const stop = (): void => {
    setEditing(null);
    void refetch();
  };
  return (
    <Page>
      <PageHeader
        title={t(`builder.title.${target}`)}
        count={fields?.length}
        action={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing({ recordId: null })}>
            {t('builder.add')}
          </Button>
        }
      >
        <p className={classes.hint}>{t('builder.hint')}</p>
      </PageHeader>
      {!fields && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!fields && !error && <ListSkeleton rows={6} />}
      {fields?.length === 0 && <EmptyState title={t('builder.empty')} hint={t('builder.emptyHint')} />}
      {fields && fields.length > 0 && (
        <ol className={sortable.list} aria-label={t(`builder.title.${target}`)}>
          {fields.map((field, at) => (
            <FieldRow
              key={field._id}
              field={field}
              at={at}
              count={count}
              mayChange={mayChange}
              onMove={moveTo}
              onOpen={() => setEditing({ recordId: field._id })}
              onRemove={() => void remove(field)}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {editing && (
        <Suspense>
          <LazyRecordEditor
            formId="customFieldOfTarget"
            recordId={editing.recordId}
            preset={{ target, position: count }}
            onClose={stop}
          />
        </Suspense>
      )}
    </Page>
  );
}
