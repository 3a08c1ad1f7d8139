import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import type { TableSearch } from '../tableSearch.ts';
import { SavedViewRow } from './SavedViewRow.tsx';
import classes from './SavedViews.module.css';
import { ShareForm } from './ShareForm.tsx';
import { isOfOneRecord, isSameState, savedState } from './savedState.ts';
import {
  DeleteViewDocument,
  type ListedViewFragment,
  OverwriteViewDocument,
  RenameViewDocument,
  ShareViewDocument,
} from './savedViews.gen.ts';
import { useViewChange } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

interface SavedViewsListProps {
  readonly views: readonly ListedViewFragment[];
  readonly screen: TableScreenMeta;
  /** On whose page the table stands. */
  readonly record: string | null;
  readonly search: TableSearch;
  readonly mayWrite: boolean;
  readonly onChoose: (state: TableSearch) => void;
  /** A question comes over the page: the panel makes room. */
  readonly onAsk: () => void;
}

const isIn = (sharedWith: ListedViewFragment['sharedWith'], role: string): boolean =>
  sharedWith?.some((one) => one === role) ?? false;

/** One's views of the table and those that others share, by name. */
export function SavedViewsList({ views, screen, record, search, mayWrite, onChoose, onAsk }: SavedViewsListProps) {
  const { t } = useTranslation(['views', 'shell']);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [shared, setShared] = useState<string | null>(null);
  const share = useViewChange(ShareViewDocument, 'saved');
  const roles = useEnumOptions('AudienceRole');
  const reader = useSession().user?._id ?? null;
  const ability = useAbility();
  const noteOf = (view: ListedViewFragment): string | null => {
    const notes = [record !== null && view.record === null ? t('forAll') : null, shareNote(view)];
    return notes.filter((note) => note !== null).join(' · ') || null;
  };
  const shareNote = ({ owner, sharedWith }: ListedViewFragment): string | null => {
    if (owner && owner._id !== reader) return t('sharedBy', { name: owner.fullName });
    const names = roles.flatMap(({ value, label }) => (isIn(sharedWith, value) ? [label] : []));
    return names.length === 0 ? null : t('sharedWith', { roles: names.join(', ') });
  };
  /** A view of a former release has no owner here: it was asked for as one's own. */
  const isOwn = ({ owner }: ListedViewFragment): boolean => !owner || owner._id === reader;
  const mayShare = ({ _id }: ListedViewFragment): boolean =>
    mayWrite && ability.can('update', rowOf('SavedView', { _id, owner: reader, screen: screen.id }), 'sharedWith');
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
    // Of all of them it can't be any more, once it asks for what only this one has.
    const bound = isOfOneRecord(screen, search) ? { record } : {};
    if (isConfirmed) overwrite.mutate({ id: _id, ...bound, state: savedState(search) });
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
        view._id === shared ? (
          <li key={view._id}>
            <ShareForm
              label={t('share', { name: view.name })}
              roles={roles}
              start={view.sharedWith ?? []}
              isPending={share.isPending}
              onSubmit={(sharedWith) =>
                share.mutate({ id: view._id, sharedWith }, { onSuccess: () => setShared(null) })
              }
            />
          </li>
        ) : view._id === renamed ? (
          <li key={view._id}>
            <ViewNameForm
              label={t('rename', { name: view.name })}
              start={view.name}
              taken={views.filter((one) => one._id !== renamed && isOwn(one)).map(({ name }) => name)}
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
              mayWrite && isOwn(view)
                ? { onOverwrite: () => void askToOverwrite(view), onRename: () => setRenamed(view._id) }
                : null
            }
            onShare={isOwn(view) && mayShare(view) ? () => setShared(view._id) : null}
            note={noteOf(view)}
            onDelete={isOwn(view) ? () => void askToDelete(view) : null}
          />
        ),
      )}
    </ul>
  );
}
