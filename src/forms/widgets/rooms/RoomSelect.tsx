import { Select } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import type { Opened } from '../FirstUse.tsx';
import { useField } from '../useField.ts';
import { useOpening } from '../useOpening.ts';
import { useRecordLabels } from '../useRecordLabels.ts';
import classes from './Rooms.module.css';
import { type Room, useRooms } from './useRooms.ts';
import { useTakenText } from './useTakenText.ts';
import '@mantine/core/styles/Combobox.css';

/** The rooms, those first that are free at the form's time. One that is taken can be chosen: a draft takes none. */
export function RoomSelect({ opening, ...props }: WidgetProps & Opened) {
  const { t } = useTranslation('forms');
  const { input } = useField(props);
  const { rooms, time, refresh } = useRooms(props, true);
  const takenText = useTakenText();
  const chosen = props.value ? [String(props.value)] : [];
  const names = useRecordLabels('Place', chosen);
  const optionOf = ({ placeId, name }: Room) => ({ value: placeId, label: name });
  const detailsOf = (id: string): string => {
    const { capacity = null, takenFrom, takenUntil } = rooms.find(({ placeId }) => placeId === id) ?? {};
    const size = capacity === null ? null : t('rooms.capacity', { most: capacity });
    return whereText(size, takenFrom && takenUntil ? takenText(takenFrom, takenUntil) : null) ?? '';
  };
  const [free, taken] = [rooms.filter(({ takenFrom }) => !takenFrom), rooms.filter(({ takenFrom }) => takenFrom)];
  const former = chosen.filter((id) => !rooms.some(({ placeId }) => placeId === id));
  const data = [
    { group: time ? t('rooms.free') : '', items: free.map(optionOf) },
    { group: t('rooms.taken'), items: taken.map(optionOf) },
    { group: '', items: former.map((id) => ({ value: id, label: names.get(id) ?? '…' })) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={data}
      value={chosen[0] ?? null}
      searchable
      clearable={!input.required}
      allowDeselect={!input.required}
      renderOption={({ option }) => (
        <span>
          {option.label} <span className={classes.details}>{detailsOf(option.value)}</span>
        </span>
      )}
      nothingFoundMessage={t('nothingFound')}
      onDropdownOpen={refresh}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}
