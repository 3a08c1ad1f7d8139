import { ClashNote } from './ClashNote.tsx';
import { PlannedClashesDocument, type PlannedClashesQueryVariables } from './planning.gen.ts';
import { useFoundClashes } from './useFoundClashes.ts';

export type PlannedAppointment = PlannedClashesQueryVariables['input'];

interface PlannedClashesProps {
  /** What is filled in so far; null while no time or nobody is chosen, or where it would hold nobody's time. */
  readonly planned: PlannedAppointment | null;
}

/** Who has something else at the time of a meeting, while time and people are chosen. */
export function PlannedClashes({ planned }: PlannedClashesProps) {
  return <ClashNote found={useFoundClashes(PlannedClashesDocument, planned && { input: planned })} />;
}
