import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './FieldList.module.css';
import { FieldRow } from './FieldRow.tsx';
import { builderFieldsQuery } from './fieldQueries.ts';
import type { ProfileTarget } from './profileTargets.ts';

interface Editing {
  /** Null for a new field. */
  readonly recordId: string | null;
}

/** The fields of one profile in their order. */
export function FieldList({ target }: { readonly target: ProfileTarget }) {
  const { t } = useTranslation('organisation');
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data, error, refetch } = useQuery(builderFieldsQuery(target));
  const fields = data?.customFields.results;
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
        <ol className={classes.fields} aria-label={t(`builder.title.${target}`)}>
          {fields.map((field, index) => (
            <FieldRow
              key={field._id}
              fields={fields}
              index={index}
              onEdit={() => setEditing({ recordId: field._id })}
              onChanged={() => void refetch()}
            />
          ))}
        </ol>
      )}
      {editing && (
        <Suspense>
          <LazyRecordEditor
            formId="customFieldOfTarget"
            recordId={editing.recordId}
            preset={{ target, position: fields?.length ?? 0 }}
            onClose={stop}
          />
        </Suspense>
      )}
    </Page>
  );
}
