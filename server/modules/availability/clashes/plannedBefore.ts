import { conditionSql } from '#server/access/conditionSql.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { run, type WriteScope } from '#server/entities/write/WriteScope.ts';

interface PlannedBefore {
  /** Whether it holds anybody's time. */
  readonly isHeld: boolean;
  readonly from: number;
  readonly to: number;
  readonly hosts: readonly string[];
  readonly guests: readonly string[];
  readonly application: string | null;
}

/** An appointment as it is stored; null where the reader does not read it. */
export async function plannedBefore(scope: WriteScope, model: EntityModel, id: string): Promise<PlannedBefore | null> {
  const row = await readRow(scope, model, id, `r.start_time as starts, ${columns[model.name]}`);
  if (row === null) return null;
  return {
    isHeld: row.held === true && row.starts !== null,
    from: new Date(String(row.starts)).getTime(),
    to: new Date(String(row.ends)).getTime(),
    hosts: listOf(row.hosts),
    guests: listOf(row.guests),
    application: typeof row.application === 'string' ? row.application : null,
  };
}

/** As `busyTimes.ts` has it. */
const columns: Readonly<Record<string, string>> = {
  CoachingSession: `r.status = 'planned' as held, coalesce(r.end_time, r.start_time + interval '30 minutes') as ends,
    r.coachs_ids as hosts, r.attendees_ids as guests, null as application`,
  ApplicationMeeting: `r.status = 'meeting_scheduled' as held,
    r.start_time + make_interval(mins => coalesce(nullif(r.duration_minutes, 0), 30)) as ends,
    array_remove(array[r.host_id], null) as hosts, '{}'::text[] as guests, r.application_id as application`,
};

/** Who has handed in an application that the reader may read. */
export async function applicantOf(scope: WriteScope, applicationId: string): Promise<string | null> {
  const row = await readRow(scope, scope.catalog.get('Application'), applicationId, 'r.applicant_id as person');
  return typeof row?.person === 'string' ? row.person : null;
}

async function readRow(scope: WriteScope, model: EntityModel, id: string, columns: string) {
  const condition = scope.reader.entityCondition(model.meta, 'read');
  if (condition === null) return null;
  const parameters = new SqlParameters();
  const where = `r.id = ${parameters.add(id, 'text')} and ${conditionSql(condition, { model, alias: 'r', parameters })}`;
  const [row] = await run(scope.tx, `select ${columns} from ${identifier(model.table)} r where ${where}`, parameters);
  return row ?? null;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
