import type { StartupHealth, StartupHealthReason } from '#server/generated/resolvers.gen.ts';
import type { HealthSettings } from './healthSettings.ts';

/** What is known of a startup; null where nothing is. */
export interface HealthFacts {
  /** Periods in a row, from the last one back, without any value. */
  readonly missed: number | null;
  readonly runway: number | null;
  /** Last value of the watched metric as a share of what it changed by. */
  readonly change: number | null;
  readonly changed: string | null;
  /** Days since the last session, or since it is here. */
  readonly silent: number | null;
  readonly overdue: number;
}

/** How a startup does by the rules of its organisation, and why. */
export function healthOf(facts: HealthFacts, settings: HealthSettings): StartupHealth {
  const reasons = reasonsOf(facts, settings);
  const state = reasons.length === 0 ? 'onTrack' : reasons.length < settings.needsWordFrom ? 'watch' : 'needsWord';
  return { state, reasons };
}

/** The gravest first: money, then figures, then what people have not done. */
function reasonsOf(facts: HealthFacts, settings: HealthSettings): StartupHealthReason[] {
  const { missed, runway, change, changed, silent, overdue } = facts;
  const percent = change === null ? 0 : Math.round(-change * 100);
  const reasons: [boolean, StartupHealthReason][] = [
    [isBelow(runway, settings.runwayMonths), { code: 'runway', value: runway ?? 0 }],
    [isAtLeast(percent, settings.dropPercent), { code: 'drop', value: percent, metric: changed }],
    [isAtLeast(missed, settings.missedReports), { code: 'reports', value: missed ?? 0 }],
    [isAtLeast(silent, settings.silentDays), { code: 'silence', value: silent ?? 0 }],
    [isAtLeast(overdue, settings.overdueTasks), { code: 'tasks', value: overdue }],
  ];
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
}

const isAtLeast = (value: number | null, limit: number): boolean => value !== null && limit > 0 && value >= limit;
const isBelow = (value: number | null, limit: number): boolean => value !== null && limit > 0 && value < limit;
