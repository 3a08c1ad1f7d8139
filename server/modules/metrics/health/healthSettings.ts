import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** From when on an organisation worries about a startup; 0 is never. */
export interface HealthSettings {
  /** So many periods in a row without any value. */
  readonly missedReports: number;
  /** Less than so many months of money. */
  readonly runwayMonths: number;
  /** Key of the metric that says for how many months the money lasts. */
  readonly runwayMetric: string;
  /** A fall of so many per cent since the period before. */
  readonly dropPercent: number;
  /** Key of the metric whose fall is looked at. */
  readonly dropMetric: string;
  /** So many days without a session. */
  readonly silentDays: number;
  readonly overdueTasks: number;
  /** With so many reasons a startup needs a word; with fewer it is watched. */
  readonly needsWordFrom: number;
}

export const usualHealth: HealthSettings = {
  missedReports: 2,
  runwayMonths: 6,
  runwayMetric: 'runway',
  dropPercent: 20,
  dropMetric: 'revenue',
  silentDays: 60,
  overdueTasks: 3,
  needsWordFrom: 2,
};

/** What the organisation has set; what it has left empty is the usual. */
export async function healthSettings(tx: Tx): Promise<HealthSettings> {
  const { rows } = await sql<{ health: Partial<Record<keyof HealthSettings, unknown>> | null }>`
    select health from incubator where id = current_setting('app.tenant')`.execute(tx);
  const given = Object.entries(rows[0]?.health ?? {}).filter(([, value]) => value !== null && value !== '');
  return { ...usualHealth, ...Object.fromEntries(given) };
}
