import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { keptAnswers } from '#server/services/forms/keptAnswers.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';
import { assessmentForm } from './assessStartup.ts';

const MOST = 100;

/** How a startup is assessed by forms: the one of today, and what was answered, each in the version that was answered. */
export function assessmentSheet(context: RequestContext, startupId: string) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const startup = await loadReadable(scope, specCatalog.get('Startup'), startupId);
    if (startup === null) throw new NotFoundError();
    const rubrics = new Map<string, PublicForm>();
    const given = [];
    for (const { row, assessorName } of await readable(scope, startupId)) {
      const key = `${String(row.form)}/${String(row.formVersion)}`;
      const version = typeof row.formVersion === 'number' ? row.formVersion : null;
      const form = rubrics.get(key) ?? (await readForm(context, tx, String(row.form), version));
      if (form === null) continue;
      rubrics.set(key, form);
      given.push({ ...shown(row), assessorName, rubricKey: key });
    }
    const form = await assessmentForm(context, tx, startupId);
    return { form, given, rubrics: [...rubrics].map(([key, one]) => ({ key, form: one })) };
  });
}

interface NamedRow {
  readonly row: StoredRow;
  readonly assessorName: string;
}

/** Newest first. */
async function readable(scope: WriteScope, startup: string): Promise<readonly NamedRow[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, coalesce(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name
    from startup_assessment a left join "user" u on u.tenant_id = a.tenant_id and u.id = a.assessor_id
    where a.startup_id = ${startup} and a.form_id is not null
    order by a.assessed_on desc, a.id desc limit ${MOST}`.execute(scope.tx);
  const found: NamedRow[] = [];
  for (const { id, name } of rows) {
    const row = await loadReadable(scope, specCatalog.get('StartupAssessment'), id);
    if (row !== null) found.push({ row, assessorName: name });
  }
  return found;
}

function shown(row: StoredRow) {
  return {
    assessmentId: row.id,
    assessedOn: String(row.assessedOn),
    score: typeof row.score === 'number' ? row.score : null,
    answers: [...keptAnswers(row.answers).values()],
  };
}
