import { CompiledQuery } from 'kysely';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

interface CohortPart {
  readonly _id: string;
  readonly name: string;
  readonly count: number;
  readonly percent: number;
}

interface CourseCohort {
  readonly learners: number;
  readonly percent: number;
  readonly notStarted: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly sections: readonly CohortPart[];
  readonly startups: readonly CohortPart[];
}

/** How far all together have come in a course: of the learners whose progress the reader may see. */
export async function courseCohort(context: RequestContext, courseId: string): Promise<CourseCohort> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const visible = (entity: 'CourseProgress' | 'CourseSection' | 'Startup'): readonly [alias: string, sql: string] => {
    const model = specCatalog.get(entity);
    const alias = state.nextAlias();
    const conditions = setConditions(state, model, { entity }, alias);
    return [alias, `${identifier(model.table)} ${alias} where ${conditions.join(' and ') || 'true'}`];
  };
  const course = state.parameters.add(courseId, 'text');
  const [progress, progressRows] = visible('CourseProgress');
  const [section, sectionRows] = visible('CourseSection');
  const [startup, startupRows] = visible('Startup');
  const text = `with p as materialized (select ${progress}.* from ${progressRows} and ${progress}.course_id = ${course})
    select json_build_object(
      'learners', (select count(*) from p),
      'percent', (select coalesce(round(avg(percent)), 0) from p),
      'notStarted', (select count(*) from p where state = 'NOT_STARTED'),
      'inProgress', (select count(*) from p where state = 'IN_PROGRESS'),
      'completed', (select count(*) from p where state = 'COMPLETED'),
      'sections', (select coalesce(json_agg(json_build_object('_id', id, 'name', title, 'count', lessons, 'percent',
          case when lessons = 0 or learners = 0 then 0 else round(100.0 * done / (lessons * learners)) end)
          order by position, id), '[]')
        from (select s.id, s.title, s.position, count(l.id) as lessons, (select count(*) from p) as learners,
            (select count(*) from p join lesson d on d.section_id = s.id and d.id = any(p.completed_lessons_ids)) as done
          from (select ${section}.* from ${sectionRows} and ${section}.course_id = ${course}) s
          left join lesson l on l.section_id = s.id group by s.id, s.title, s.position) parts),
      'startups', (select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'count', learners, 'percent', percent)
          order by percent desc, name), '[]')
        from (select t.id, t.name, count(*) as learners, round(avg(p.percent)) as percent
          from p join "user" u on u.id = p.user_id
          join (select ${startup}.* from ${startupRows}) t on t.id = any(u.startups_ids) group by t.id, t.name) parts)
    )::text as cohort`;
  const query = CompiledQuery.raw(text, [...state.parameters.values]);
  const { rows } = await context.transact((tx) => tx.executeQuery<{ cohort: string }>(query));
  return JSON.parse(rows[0]?.cohort ?? '') as CourseCohort;
}
