import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoomOptions } from '#src/ui/rooms/useRoomOptions.tsx';
import { useRooms } from '#src/ui/rooms/useRooms.ts';
import '@mantine/core/styles/Combobox.css';

interface InterviewRoomProps {
  readonly value: string | null;
  readonly onChange: (place: string | null) => void;
}

/** The room of a meeting whose time is chosen after it: whether it is free is said when the time is taken. Nothing where there are no rooms. */
export function InterviewRoom({ value, onChange }: InterviewRoomProps) {
  const { t } = useTranslation(['applications', 'forms']);
  const { rooms } = useRooms({ startTime: null, endTime: null, isWanted: true });
  const { groups, renderOption } = useRoomOptions(rooms, { isTimed: false, areTakenOffered: true });
  if (rooms.length === 0) return null;
  return (
    <Select
      label={t('meeting.room')}
      data={groups}
      value={value}
      searchable
      clearable
      renderOption={renderOption}
      nothingFoundMessage={t('forms:nothingFound')}
      onChange={onChange}
    />
  );
}
