import { Drawer } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isSamePlace, isSameValue, type OverlayEntry } from '#domain/overlay/overlayChanges.ts';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { type Became, HistoryRow } from '../history/HistoryRow.tsx';
import { type HistoryOf, type NotedChange, overlayHistoryQuery } from './overlayHistoryQuery.ts';
import '@mantine/core/styles/Drawer.css';

export interface OverlayHistoryProps {
  readonly of: HistoryOf;
  /** What the organisation has otherwise now. */
  readonly entries: readonly OverlayEntry[];
  readonly nameOf: (change: NotedChange) => string;
  readonly becameOf: (change: NotedChange) => readonly Became[];
  readonly isSaving: boolean;
  /** Makes it again what it was before the change. */
  readonly onUndo: (change: NotedChange) => void;
  readonly onClose: () => void;
}

/** Who has put something otherwise, and when. The last change of each place can be taken back while it holds. */
export function OverlayHistory({ of, entries, nameOf, becameOf, isSaving, onUndo, onClose }: OverlayHistoryProps) {
  const { t } = useTranslation(['organisation', 'shell']);
  useReturnFocus();
  useToastsLeave();
  const { data, error, ...asked } = useInfiniteQuery(overlayHistoryQuery(of));
  const changes = data?.pages.flatMap((page) => page.organisationChanges.results as readonly NotedChange[]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('overlay.history')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <HistoryList
        label={t('overlay.history')}
        hint={t('overlay.noneHint')}
        changes={changes}
        error={error}
        asked={asked}
        row={(change, newestFirst) => (
          <HistoryRow
            key={change._id}
            name={nameOf(change)}
            became={becameOf(change)}
            changedBy={change.changedBy}
            createdAt={change.createdAt}
            undo={
              holdsStill(change, newestFirst, entries)
                ? {
                    label: t('overlay.undoOf', { name: nameOf(change) }),
                    isPending: isSaving,
                    run: () => onUndo(change),
                  }
                : null
            }
          />
        )}
      />
    </Drawer>
  );
}

/** An older change of a place would undo what came after, and one that no longer holds has been undone. */
function holdsStill(
  change: NotedChange,
  newestFirst: readonly NotedChange[],
  entries: readonly OverlayEntry[],
): boolean {
  const placed = placeOf(change);
  const last = newestFirst.find((other) => isSamePlace(placeOf(other), placed));
  const now = entries.find((entry) => isSamePlace(entry, placed))?.value ?? null;
  return last?._id === change._id && isSameValue(now, change.after);
}

const placeOf = ({ kind, place, language }: NotedChange) => ({ kind: kind as OverlayEntry['kind'], place, language });
