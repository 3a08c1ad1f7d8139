import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** The options of a question as they were: texts, the numbers at the same places, and whether one may write in. */
const optionsOfChoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('value', c.text, 'isWriteIn', false,
      'labels', jsonb_build_array(jsonb_build_object('language', 'en', 'value', c.text)),
      'numericalValue', case when q.numerical_values[c.place] ~ '^-?[0-9]+([.][0-9]+)?$'
        then q.numerical_values[c.place]::float8 end) order by c.place), '[]')
    from unnest(q.choices) with ordinality as c(text, place))
  || case when q.write_in then '[{"value":"","labels":[],"isWriteIn":true,"numericalValue":null}]'::jsonb
    else '[]'::jsonb end`;

/**
 * Forms get versions (requirement 001 §3). Options keep their labels beside what answers hold of them, formulas name
 * questions by their ids instead of their places, and an answer keeps the id of its question when that has gone.
 */
export const formVersions: Migration = {
  name: '0022_form_versions',
  statements: [
    `do $$
    declare
      fk record;
      calculated record;
      named record;
    begin
      if to_regclass('question') is null then return; end if;
      for fk in select conname from pg_constraint
        where conrelid = 'form_answer'::regclass and contype = 'f' and pg_get_constraintdef(oid) like '%question_id%'
      loop
        execute format('alter table form_answer drop constraint %I', fk.conname);
      end loop;
      alter table question add column if not exists options jsonb not null default '[]'::jsonb;
      if exists (select from information_schema.columns where table_name = 'question' and column_name = 'shown_when') then
        alter table question rename column shown_when to dependency;
      end if;
      -- Rows of all tenants; the owner alone sees none behind the wall.
      set local role ${SYSTEM_ROLE};
      if exists (select from information_schema.columns where table_name = 'question' and column_name = 'choices') then
        update question q set options = ${optionsOfChoices};
      end if;
      for calculated in select tenant_id, id, form_id, formula from question where formula ~* 'q[0-9]+' loop
        for named in select 'q' || position as place, id from question
          where form_id = calculated.form_id and tenant_id = calculated.tenant_id order by position desc
        loop
          calculated.formula := regexp_replace(calculated.formula,
            '(?<![{a-z0-9-])' || named.place || '(?![0-9])', '{' || named.id || '}', 'gi');
        end loop;
        update question set formula = calculated.formula
          where tenant_id = calculated.tenant_id and id = calculated.id;
      end loop;
      reset role;
      alter table question drop column if exists choices, drop column if exists write_in,
        drop column if exists numerical_values;
    end $$`,
  ],
};
