import { useQuery } from '@tanstack/react-query';
import { boardQuery } from '../board/boardQuery.ts';
import { RemindAll } from '../board/RemindAll.tsx';
import type { useReminders } from '../board/useReminders.ts';

interface RemindMissingProps {
  /** Startups that owe figures, as far as they are shown. */
  readonly startups: readonly string[];
  readonly reminders: ReturnType<typeof useReminders>;
}

/** Reminds those of a portfolio who have not reported; the board of reports knows whom that reaches, and says so first. */
export function RemindMissing({ startups, reminders }: RemindMissingProps) {
  const { data } = useQuery(boardQuery());
  const owing = data?.metricsBoard.rows.filter(({ id }) => startups.includes(id)) ?? [];
  return (
    <RemindAll owing={owing} isReminding={reminders.isPending} onRemind={(reached) => reminders.mutate(reached)} />
  );
}
