import { Select } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { useRoomOptions } from '#src/ui/rooms/useRoomOptions.tsx';
import type { Opened } from '../FirstUse.tsx';
import { useField } from '../useField.ts';
import { useOpening } from '../useOpening.ts';
import { useRecordLabels } from '../useRecordLabels.ts';
import { useFormRooms } from './useFormRooms.ts';
import '@mantine/core/styles/Combobox.css';

/** The rooms, those first that are free at the form's time. One that is taken can be chosen: a draft takes none. */
export function RoomSelect({ opening, ...props }: WidgetProps & Opened) {
  const { t } = useTranslation('forms');
  const { input } = useField(props);
  const { rooms, time, refresh } = useFormRooms(props, true);
  const { groups, renderOption } = useRoomOptions(rooms, { isTimed: time !== null, areTakenOffered: true });
  const chosen = props.value ? [String(props.value)] : [];
  const names = useRecordLabels('Place', chosen);
  const former = chosen.filter((id) => !rooms.some(({ placeId }) => placeId === id));
  const formerItems = former.map((id) => ({ value: id, label: names.get(id) ?? '…' }));
  return (
    <Select
      {...input}
      {...useOpening(opening)}
      data={formerItems.length > 0 ? [...groups, { group: '', items: formerItems }] : groups}
      value={chosen[0] ?? null}
      searchable
      clearable={!input.required}
      allowDeselect={!input.required}
      renderOption={renderOption}
      nothingFoundMessage={t('nothingFound')}
      onDropdownOpen={refresh}
      onChange={(value) => props.onChange(value ?? '')}
    />
  );
}
