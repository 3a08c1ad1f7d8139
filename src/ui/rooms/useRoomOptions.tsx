import type { ComboboxItem, ComboboxItemGroup, SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import classes from './rooms.module.css';
import type { Room } from './useRooms.ts';
import { useTakenText } from './useTakenText.ts';

interface RoomOptions {
  readonly groups: ComboboxItemGroup<ComboboxItem>[];
  readonly renderOption: NonNullable<SelectProps['renderOption']>;
}

interface Offered {
  /** Whether a time is known at which they are free. */
  readonly isTimed: boolean;
  /** One that is taken can be chosen where nothing takes it at once: a draft takes none. */
  readonly areTakenOffered: boolean;
}

/** Rooms to choose from: those first that are free; of each how many it holds, and when it is taken. */
export function useRoomOptions(rooms: readonly Room[], { isTimed, areTakenOffered }: Offered): RoomOptions {
  const { t } = useTranslation('forms');
  const takenText = useTakenText();
  const detailsOf = (id: string): string => {
    const { capacity = null, takenFrom, takenUntil } = rooms.find(({ placeId }) => placeId === id) ?? {};
    const size = capacity === null ? null : t('rooms.capacity', { most: capacity });
    return whereText(size, takenFrom && takenUntil ? takenText(takenFrom, takenUntil) : null) ?? '';
  };
  const itemOf = ({ placeId, name, takenFrom }: Room): ComboboxItem => ({
    value: placeId,
    label: name,
    ...(takenFrom && !areTakenOffered && { disabled: true }),
  });
  const [free, taken] = [rooms.filter(({ takenFrom }) => !takenFrom), rooms.filter(({ takenFrom }) => takenFrom)];
  const groups = [
    { group: isTimed ? t('rooms.free') : '', items: free.map(itemOf) },
    { group: t('rooms.taken'), items: taken.map(itemOf) },
  ].filter(({ items }) => items.length > 0);
  return {
    groups,
    renderOption: ({ option }) => (
      <span>
        {option.label} <span className={classes.details}>{detailsOf(option.value)}</span>
      </span>
    ),
  };
}
