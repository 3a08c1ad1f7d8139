import { Popover, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import type { TableToolbarProps } from '../TableToolbar.tsx';
import classes from './SavedViews.module.css';
import { SavedViewsButton } from './SavedViewsButton.tsx';
import { SavedViewsList } from './SavedViewsList.tsx';
import { isOfOneRecord, recordOf, savedState } from './savedState.ts';
import { SaveViewDocument } from './savedViews.gen.ts';
import { useSavedViews, useViewChange } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

/** One's views of a table: choose one, or keep what the table shows now. */
export function SavedViewsPanel({ screen, search, onChange, fixedFilter }: TableToolbarProps) {
  const { t } = useTranslation('views');
  const [isOpen, setOpen] = useState(false);
  const record = recordOf(fixedFilter);
  const { data, error, refetch } = useSavedViews(screen.id, record);
  const save = useViewChange(SaveViewDocument, 'saved');
  const owner = useSession().user?._id ?? null;
  const mayWrite = useAbility().can('create', rowOf('SavedView', { owner, screen: screen.id }));
  const views = data?.savedViews.results;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <SavedViewsButton onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('title')}>
        {!views && error && <FailedState error={error} onRetry={() => void refetch()} />}
        {views?.length === 0 && <Text className={classes.hint}>{t('empty')}</Text>}
        {views && views.length > 0 && (
          <SavedViewsList
            views={views}
            screen={screen}
            record={record}
            search={search}
            mayWrite={mayWrite}
            onAsk={() => setOpen(false)}
            onChoose={(state) => {
              onChange(state);
              setOpen(false);
            }}
          />
        )}
        {views && mayWrite && (
          <ViewNameForm
            key={views.length}
            label={t('saveAs')}
            taken={views.filter((view) => !view.owner || view.owner._id === owner).map(({ name }) => name)}
            isPending={save.isPending}
            mayBeForAll={record !== null && !isOfOneRecord(screen, search)}
            onSubmit={(name, isForAll) =>
              save.mutate({ name, screen: screen.id, record: isForAll ? null : record, state: savedState(search) })
            }
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
