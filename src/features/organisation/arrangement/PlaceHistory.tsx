import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { overlayEntries } from '#domain/overlay/overlayChanges.ts';
import { becameOf } from '../overlay/becameOf.ts';
import { OverlayHistory } from '../overlay/OverlayHistory.tsx';
import { useBecameWords } from '../overlay/useBecameWords.ts';
import type { Arrangeable } from './Arrangeable.ts';
import { useArrangements } from './useArrangements.ts';

interface PlaceHistoryProps {
  readonly place: Pick<Arrangement, 'kind' | 'name'>;
  readonly label: string;
  readonly usual: readonly Arrangeable[];
  readonly onClose: () => void;
}

/** Who has arranged a menu, a table or a form, and from what to what. */
export function PlaceHistory({ place, label, usual, onClose }: PlaceHistoryProps) {
  const { arrangements, arrange, restore, isSaving } = useArrangements();
  const words = useBecameWords((name) => usual.find((entry) => entry.name === name)?.label ?? name);
  const putBack = (before: object | null): void => {
    const [arranged] = readArrangements([{ ...place, ...before }]);
    if (before !== null && arranged) arrange(arranged, label);
    else restore({ ...place, order: [], hidden: [] }, label);
  };
  return (
    <OverlayHistory
      of={{ kind: place.kind, place: place.name }}
      entries={overlayEntries({ words: [], arrangements })}
      nameOf={() => label}
      becameOf={({ before, after }) => becameOf(before, after, words)}
      isSaving={isSaving}
      onUndo={({ before }) => putBack(before)}
      onClose={onClose}
    />
  );
}
