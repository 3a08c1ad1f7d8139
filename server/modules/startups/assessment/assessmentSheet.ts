import { conditionSql } from '#server/access/conditionSql.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { isoDate } from '#server/entities/plan/jsonSql.ts';
import { findReadable, run, type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
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
    const startup = await findReadable(scope, specCatalog.get('Startup'), startupId);
    if (startup === null) throw new NotFoundError();
    const rubrics = new Map<string, PublicForm>();
    const given = [];
    for (const { form: formId, version, answers, ...assessment } of await readable(scope, startupId)) {
      const key = `${formId}/${version}`;
      const form = rubrics.get(key) ?? (await readForm(context, tx, formId, version));
      if (form === null) continue;
      rubrics.set(key, form);
      given.push({ ...assessment, answers: [...keptAnswers(answers).values()], rubricKey: key });
    }
    const form = await assessmentForm(context, tx, startupId);
    return { form, given, rubrics: [...rubrics].map(([key, one]) => ({ key, form: one })) };
  });
}

interface GivenAssessment {
  readonly assessmentId: string;
  readonly form: string;
  readonly version: number | null;
  readonly assessedOn: string;
  readonly score: number | null;
  readonly answers: unknown;
  readonly assessorName: string;
}

/** Those that the reader may read, newest first: in one statement, and without locks, as they are only looked at. */
async function readable({ tx, reader }: WriteScope, startup: string): Promise<readonly GivenAssessment[]> {
  const model = specCatalog.get('StartupAssessment');
  const condition = reader.entityCondition(model.meta, 'read');
  if (condition === null) return [];
  const parameters = new SqlParameters();
  const isReadable = conditionSql(condition, { model, alias: 'a', parameters });
  const rows = await run(
    tx,
    `select json_build_object('assessmentId', a.id, 'form', a.form_id, 'version', a.form_version,
        'assessedOn', ${isoDate('a.assessed_on')}, 'score', a.score, 'answers', a.answers,
        'assessorName', coalesce(trim(concat_ws(' ', u.first_name, u.last_name)), ''))::text as given
      from startup_assessment a left join "user" u on u.tenant_id = a.tenant_id and u.id = a.assessor_id
      where a.startup_id = ${parameters.add(startup, 'text')} and a.form_id is not null and ${isReadable}
      order by a.assessed_on desc, a.id desc limit ${MOST}`,
    parameters,
  );
  return rows.map(({ given }) => JSON.parse(String(given)) as GivenAssessment);
}
