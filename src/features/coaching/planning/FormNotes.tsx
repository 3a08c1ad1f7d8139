import type { FormNoteProps } from '#src/screens/form/FormNote.tsx';
import { PlannedClashes } from '#src/ui/planning/PlannedClashes.tsx';
import { SessionHoursNote } from '../session/SessionHoursNote.tsx';
import { plannedInterview, plannedSession } from './plannedOf.ts';

/** What there is to know while a session is planned: hours that are left, and who is expected elsewhere. */
export function SessionFormNote({ values, recordId = null }: FormNoteProps) {
  return (
    <>
      <SessionHoursNote values={values} />
      <PlannedClashes planned={plannedSession(values, recordId)} />
    </>
  );
}

/** Who is expected elsewhere at the time of an interview. */
export function InterviewFormNote({ values, recordId = null }: FormNoteProps) {
  return <PlannedClashes planned={plannedInterview(values, recordId)} />;
}
