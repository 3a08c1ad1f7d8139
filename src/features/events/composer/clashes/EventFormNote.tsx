import { useQuery } from '@tanstack/react-query';
import type { FormNoteProps } from '#src/screens/form/FormNote.tsx';
import { PlannedClashes } from '#src/ui/planning/PlannedClashes.tsx';
import { type EventPlan, eventPlanQuery } from '../eventPlanQuery.ts';
import { plannedEvent } from './plannedEvent.ts';

/** Which hosts are expected elsewhere, and whether the room is taken: each step has a part of what it follows from. */
export function EventFormNote({ values, recordId = null }: FormNoteProps) {
  const { data } = useQuery({ ...eventPlanQuery(recordId ?? ''), enabled: recordId !== null });
  return data?.incubatorEvent ? <Clashes event={data.incubatorEvent} values={values} /> : null;
}

function Clashes({ event, values }: { readonly event: EventPlan; readonly values: FormNoteProps['values'] }) {
  const status = values['status'] ?? event.status;
  return <PlannedClashes planned={plannedEvent(event, values)} isDraft={status === 'draft'} />;
}
