import type { Migration } from './migrations.ts';

/** Columns that copied what a reference leads to. */
interface Copies {
  readonly name: string;
  /** The table that was copied from, and its columns that were. */
  readonly source: string;
  readonly watched: readonly string[];
  /** The tables with copies, and the reference they go by. */
  readonly tables: readonly string[];
  readonly reference: string;
  /** Column → the SQL of its value, of a row `s` of the source. */
  readonly columns: Readonly<Record<string, string>>;
}

const people = (...columns: readonly string[]) => `array_remove(s.created_by_id || ${columns.join(' || ')}, null)`;
const managers = { manager_ids: people('s.instructors_ids') };
const ofCourse = {
  source: 'course',
  watched: ['status', 'created_by_id', 'instructors_ids'],
  reference: 'course_id',
};
const ofStartup = { source: 'startup', watched: ['program_id'], reference: 'startup_id' };
const program = `(select p.program_id from startup p where p.tenant_id = s.tenant_id and p.id = s.startup_id)`;

const ofApplication = {
  source: 'application',
  watched: ['status', 'readers_ids', 'funnel_admins_ids', 'program_id', 'applicant_id'],
  reference: 'application_id',
};
const access = {
  readers_ids: `case when s.status = 'draft' then s.funnel_admins_ids else s.readers_ids end`,
  is_draft: `s.status = 'draft'`,
  program_id: 's.program_id',
};
const applicant = { applicant_id: 's.applicant_id' };
const administrators = { funnel_admins_ids: 's.funnel_admins_ids' };
const ofFunnel = { source: 'funnel', watched: ['program_id', 'admins_ids', 'status'], reference: 'funnel_id' };
const funnel = { funnel_admins_ids: 's.admins_ids', program_id: 's.program_id' };

const copies: readonly Copies[] = [
  {
    ...ofStartup,
    name: 'of_startup',
    tables: [
      'attachment',
      'coaching_session',
      'comment',
      'custom_field_value',
      'feedback_answer',
      'feedback_request',
      'hour_allocation',
      'meeting_request',
      'metric_data_item',
      'milestone',
      'milestone_plan',
      'pending_data_form',
      'startup_assessment',
      'startup_categorization',
      'startup_connection',
      'startup_document',
      'timeline_event',
    ],
    columns: { program_id: 's.program_id' },
  },
  {
    name: 'of_session',
    source: 'coaching_session',
    watched: ['startup_id', 'coachs_ids'],
    tables: ['coaching_invitation'],
    reference: 'session_id',
    columns: { startup_id: 's.startup_id', coach_ids: 's.coachs_ids', program_id: program },
  },
  {
    ...ofCourse,
    name: 'of_course',
    tables: ['course_section', 'lesson'],
    columns: { course_status: 's.status', ...managers },
  },
  { ...ofCourse, name: 'of_course_people', tables: ['course_progress'], columns: managers },
  {
    name: 'of_event',
    source: 'incubator_event',
    watched: ['created_by_id', 'hosts_ids', 'edit_permission_ids'],
    tables: ['event_attendee'],
    reference: 'event_id',
    columns: { manager_ids: people('s.hosts_ids', 's.edit_permission_ids') },
  },
  {
    ...ofApplication,
    name: 'of_application',
    tables: ['application_activity', 'application_note', 'form_answer', 'form_submission'],
    columns: { ...access, ...applicant },
  },
  {
    ...ofApplication,
    name: 'of_application_meeting',
    tables: ['application_meeting'],
    columns: { ...access, ...applicant, ...administrators },
  },
  { ...ofApplication, name: 'of_evaluation', tables: ['evaluation'], columns: { ...access, ...administrators } },
  { ...ofFunnel, name: 'of_funnel', tables: ['funnel_round'], columns: { ...funnel, funnel_status: 's.status' } },
  { ...ofFunnel, name: 'of_assignation', tables: ['evaluation_assignation'], columns: funnel },
  {
    name: 'of_form',
    source: 'form',
    watched: ['status'],
    tables: ['question'],
    reference: 'form_id',
    columns: { form_status: 's.status' },
  },
  {
    name: 'of_question',
    source: 'question',
    watched: ['form_id'],
    tables: ['tree_question_option'],
    reference: 'question_id',
    columns: { form_status: '(select f.status from form f where f.tenant_id = s.tenant_id and f.id = s.form_id)' },
  },
];

/** Takes the values when the row is written, and has them taken anew when the source changes. */
function kept({ name, source, watched, tables, reference, columns }: Copies): string[] {
  const values = Object.entries(columns).map(([column, value]) => {
    const found = `(select ${value} from "${source}" s where s.tenant_id = new.tenant_id and s.id = new.${reference})`;
    return `new.${column} := ${withoutSource(column, found)};`;
  });
  const touched = tables.map(
    (table) => `update "${table}" set ${reference} = ${reference}
    where tenant_id = new.tenant_id and ${reference} = new.id;`,
  );
  const [first = ''] = Object.keys(columns);
  return [
    `create function copies_${name}() returns trigger language plpgsql as $$
      begin ${values.join(' ')} return new; end $$`,
    `create function touch_copies_${name}() returns trigger language plpgsql as $$
      begin ${touched.join(' ')} return null; end $$`,
    ...tables.map((table) =>
      whereCopied(
        [table],
        first,
        `create trigger copies_${name} before insert or update on "${table}"
          for each row execute function copies_${name}()`,
      ),
    ),
    whereCopied(
      tables,
      first,
      `create trigger touch_copies_${name} after update of ${watched.join(', ')} on "${source}"
        for each row execute function touch_copies_${name}()`,
    ),
  ];
}

/** What stands in a column of a row that refers to nothing: these were never empty. */
function withoutSource(column: string, found: string): string {
  if (column.endsWith('_ids')) return `coalesce(${found}, '{}')`;
  if (column === 'is_draft') return `coalesce(${found}, false)`;
  return column === 'form_status' || column === 'funnel_status' ? `coalesce(${found}, 'draft')` : found;
}

/** Runs a statement where one of the tables has a column. */
function whereCopied(tables: readonly string[], column: string, statement: string): string {
  const names = tables.map((table) => `'${table}'`).join(', ');
  return `do $do$ begin
    if exists (select from information_schema.columns
        where table_schema = current_schema() and table_name in (${names}) and column_name = '${column}') then
      ${statement};
    end if;
  end $do$`;
}

/**
 * Rules follow relations now; the columns that copied what relations say are written no more. The former version still
 * goes by them, beside this one while processes are exchanged, and after a step back: as long as a database has such
 * columns, triggers keep them true. A migration of the next release drops both. New databases have neither.
 */
export const formerCopies: Migration = {
  name: '0015_former_copies',
  statements: [
    ...copies.flatMap(kept),
    `create function copies_of_assignees() returns trigger language plpgsql as $$
      declare part record;
      begin
        part := case when tg_op = 'DELETE' then old else new end;
        update task set assignee_ids = array(select a.user_id from task_assignee a
            where a.tenant_id = part.tenant_id and a.task_id = part.task_id order by a.created_at, a.id)
          where tenant_id = part.tenant_id and id = part.task_id;
        return null;
      end $$`,
    whereCopied(
      ['task'],
      'assignee_ids',
      `create trigger copies_of_assignees after insert or update or delete on task_assignee
        for each row execute function copies_of_assignees()`,
    ),
  ],
};
