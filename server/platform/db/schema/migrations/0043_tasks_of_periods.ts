import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/**
 * All that a startup was asked to report was one task. Now each period is one, due with the first request for it: the task
 * that is open becomes that of what is due first, and the same people get one for each other period that is asked for.
 */
export const tasksOfPeriods: Migration = {
  name: '0043_tasks_of_periods',
  statements: [
    `do $$ begin
      if to_regclass('task') is not null then
        alter table task add column if not exists "from" date, add column if not exists "to" date;
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        create temporary table period_task on commit drop as
          select t.tenant_id, t.id as former, f."from", f."to", f.due,
            case when f.place = 1 then t.id else gen_random_uuid()::text end as id,
            t.url || '?from=' || coalesce(f."from"::text, '') || '&to=' || coalesce(f."to"::text, '') as url
          from task t join (
            select tenant_id, startup_id, "from", "to", min(date) as due,
              row_number() over (partition by tenant_id, startup_id order by min(date), "to") as place
            from pending_data_form where type = 'METRICS' group by tenant_id, startup_id, "from", "to"
          ) f on f.tenant_id = t.tenant_id and f.startup_id = t.startup_id
          where t.task_type = 'metrics' and t.completion_status = 'PENDING' and t.url not like '%?%';
        insert into task (tenant_id, id, name, due_date, url, task_type, approval_status, completion_status, is_group_task,
            startup_id, "from", "to")
          select t.tenant_id, p.id, t.name, p.due, p.url, t.task_type, t.approval_status, t.completion_status,
            t.is_group_task, t.startup_id, p."from", p."to"
          from period_task p join task t on t.tenant_id = p.tenant_id and t.id = p.former where p.id <> p.former;
        insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
          select a.tenant_id, gen_random_uuid()::text, p.id, a.user_id, a.status, a.done
          from period_task p join task_assignee a on a.tenant_id = p.tenant_id and a.task_id = p.former where p.id <> p.former;
        update task t set "from" = p."from", "to" = p."to", url = p.url, due_date = p.due
          from period_task p where p.tenant_id = t.tenant_id and p.id = t.id and p.former = t.id;
        drop table period_task;
        reset role;
      end if;
    end $$`,
  ],
};
