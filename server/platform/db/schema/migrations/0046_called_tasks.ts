import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** How automations called the tasks for milestones when this was written; what somebody has called otherwise stays. */
const called = [
  'حقّق مرحلتك',
  'Meilenstein erreichen',
  'Alcance su hito',
  'Atteindre votre jalon',
  'Capai tonggak Anda',
  'マイルストーンを達成する',
  '마일스톤 달성',
  'Atinja o seu marco',
  'Kilometre taşınıza ulaşın',
  'Досягніть своєї віхи',
  'Reach your milestone',
];

/** Tasks that automations have made are called by a text of the spec, which each reads in their language. */
export const calledTasks: Migration = {
  name: '0046_called_tasks',
  statements: [
    `do $$ begin
      if to_regclass('task') is not null then
        alter table task add column if not exists text_key text, add column if not exists text_values jsonb;
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update task t set text_key = 'automation.milestoneAhead.name_1',
          text_values = jsonb_build_object('name', substr(t.name, length(called.name) + 4))
        from unnest(array[${called.map((name) => `'${name}'`).join(', ')}]) as called(name)
        where t.task_type = 'normal' and t.created_by_id is null and t.text_key is null
          and starts_with(t.name, called.name || ' – ') and t.url like '/startup/%/file/milestones?milestone=%';
        reset role;
      end if;
    end $$`,
  ],
};
