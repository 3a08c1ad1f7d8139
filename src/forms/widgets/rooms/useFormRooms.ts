import type { WidgetProps } from '@rjsf/utils';
import { type Room, useRooms } from '#src/ui/rooms/useRooms.ts';
import type { FormContext } from '../../FormContext.ts';
import { type RoomTime, roomTime } from './roomTime.ts';

interface FormRooms {
  /** When the form needs one; null until it says. */
  readonly time: RoomTime | null;
  readonly rooms: readonly Room[];
  readonly refresh: () => void;
}

/** The rooms there are, and which of them are taken when the form's record takes place. */
export function useFormRooms({ registry }: WidgetProps, isWanted: boolean): FormRooms {
  const { values, recordId } = registry.formContext as FormContext;
  const time = roomTime(values);
  const { startTime, endTime } = time ?? { startTime: null, endTime: null };
  return { time, ...useRooms({ startTime, endTime, except: recordId, isWanted }) };
}
