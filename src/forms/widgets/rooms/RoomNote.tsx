import type { WidgetProps } from '@rjsf/utils';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTakenText } from '#src/ui/rooms/useTakenText.ts';
import classes from './Rooms.module.css';
import { useFormRooms } from './useFormRooms.ts';

/** Whether the room that is chosen is free when the form's record takes place. */
export function RoomNote(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const chosen = props.value ? String(props.value) : null;
  const { rooms, time } = useFormRooms(props, chosen !== null);
  const takenText = useTakenText();
  const room = rooms.find(({ placeId }) => placeId === chosen);
  return (
    <p className={classes.note} role="status" data-taken={Boolean(room?.takenFrom)}>
      {chosen !== null && time === null && t('rooms.noTime')}
      {time !== null && room && (
        <>
          {room.takenFrom ? <IconAlertTriangle size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
          {room.takenFrom && room.takenUntil
            ? `${takenText(room.takenFrom, room.takenUntil)}. ${t('rooms.another')}`
            : t('rooms.isFree')}
        </>
      )}
    </p>
  );
}
