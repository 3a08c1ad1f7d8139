import type { FormNoteProps } from '#src/screens/form/FormNote.tsx';
import { HoursLine } from './HoursLine.tsx';

/** What is left of a startup's hours, where a session with it is planned. Nothing until the startup is chosen. */
export function SessionHoursNote({ values }: FormNoteProps) {
  const { startup, coachs } = values;
  if (typeof startup !== 'string' || startup === '') return null;
  const coaches = Array.isArray(coachs) ? coachs.filter((id) => typeof id === 'string') : [];
  return <HoursLine startup={startup} coaches={coaches.length > 0 ? coaches : null} />;
}
