import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoomOptions } from '#src/ui/rooms/useRoomOptions.tsx';
import { useTakenText } from '#src/ui/rooms/useTakenText.ts';
import type { WayChoice } from './useMeetingWay.ts';
import '@mantine/core/styles/Combobox.css';

/** The room in which one meets: those that are free then, and which are taken. A meeting takes it at once, so only one that is free. */
export function MeetingRoom({ choice }: { readonly choice: Pick<WayChoice, 'room' | 'rooms' | 'enter'> }) {
  const { t } = useTranslation(['programme', 'forms']);
  const { room, rooms, enter } = choice;
  const takenText = useTakenText();
  const { groups, renderOption } = useRoomOptions(rooms, { isTimed: true, areTakenOffered: false });
  const chosen = rooms.find(({ placeId }) => placeId === room);
  const hasNone = rooms.every(({ takenFrom }) => takenFrom);
  return (
    <Select
      label={t('request.way.room.label')}
      placeholder={t('request.way.room.choose')}
      description={hasNone ? t('request.way.room.none') : undefined}
      data={groups}
      value={room}
      required
      searchable
      allowDeselect={false}
      renderOption={renderOption}
      nothingFoundMessage={t('forms:nothingFound')}
      error={
        chosen?.takenFrom &&
        chosen.takenUntil &&
        `${takenText(chosen.takenFrom, chosen.takenUntil)}. ${t('forms:rooms.another')}`
      }
      onChange={(next) => next && enter(next)}
    />
  );
}
