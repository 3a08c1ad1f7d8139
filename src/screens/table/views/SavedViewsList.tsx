import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { TableSearch } from '../tableSearch.ts';
import { SavedViewRow } from './SavedViewRow.tsx';
import classes from './SavedViews.module.css';
import { isSameState, savedState } from './savedState.ts';
import {
  DeleteViewDocument,
  type ListedViewFragment,
  OverwriteViewDocument,
  RenameViewDocument,
} from './savedViews.gen.ts';
import { useViewChange } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

interface SavedViewsListProps {
  readonly views: readonly ListedViewFragment[];
  readonly search: TableSearch;
  readonly mayWrite: boolean;
  readonly onChoose: (state: TableSearch) => void;
  /** A question comes over the page: the panel makes room. */
  readonly onAsk: () => void;
}

/** One's views of the table, by name. */
export function SavedViewsList({ views, search, mayWrite, onChoose, onAsk }: SavedViewsListProps) {
  const { t } = useTranslation(['views', 'shell']);
  const [renamed, setRenamed] = useState<string | null>(null);
  const overwrite = useViewChange(OverwriteViewDocument, 'saved');
  const rename = useViewChange(RenameViewDocument, 'saved');
  const remove = useViewChange(DeleteViewDocument, 'deleted');
  const dismissLabel = t('cancel', { ns: 'shell' });
  const askToOverwrite = async ({ _id, name }: ListedViewFragment): Promise<void> => {
    onAsk();
    const isConfirmed = await askConfirmation({
      title: t('overwriteQuestion', { name }),
      message: t('overwriteHint'),
      confirmLabel: t('overwriteNow'),
      dismissLabel,
    });
    if (isConfirmed) overwrite.mutate({ id: _id, state: savedState(search) });
  };
  const askToDelete = async ({ _id, name }: ListedViewFragment): Promise<void> => {
    onAsk();
    const isConfirmed = await askConfirmation({
      title: t('deleteQuestion', { name }),
      confirmLabel: t('deleteNow'),
      dismissLabel,
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate({ id: _id });
  };
  return (
    <ul className={classes.list}>
      {views.map((view) =>
        view._id === renamed ? (
          <li key={view._id}>
            <ViewNameForm
              label={t('rename', { name: view.name })}
              start={view.name}
              taken={views.filter(({ _id }) => _id !== renamed).map(({ name }) => name)}
              isPending={rename.isPending}
              onSubmit={(name) => rename.mutate({ id: view._id, name }, { onSuccess: () => setRenamed(null) })}
            />
          </li>
        ) : (
          <SavedViewRow
            key={view._id}
            name={view.name}
            isShown={isSameState(view.state, search)}
            onChoose={() => onChoose(savedState(view.state))}
            changes={
              mayWrite ? { onOverwrite: () => void askToOverwrite(view), onRename: () => setRenamed(view._id) } : null
            }
            onDelete={() => void askToDelete(view)}
          />
        ),
      )}
    </ul>
  );
}
