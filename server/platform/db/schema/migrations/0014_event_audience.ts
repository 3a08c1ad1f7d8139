import type { Migration } from './migrations.ts';

const lists = ['roles', 'user_tags_ids', 'startup_tags_ids', 'programs_ids'].flatMap((list) => [
  `visible_to_${list}`,
  `hidden_from_${list}`,
]);
const rowOf = (row: 'new' | 'old') => `row(${lists.map((list) => `${row}.${list}`).join(', ')})`;

/**
 * Who sees an event is read from its lists; the columns `is_restricted` and `viewer_ids` are written no more. The former
 * version still goes by them, beside this one while processes are exchanged, and after a step back: for it an event with
 * lists stays shut to whom it did not let in itself. Databases that never had the columns need nothing.
 */
export const eventAudience: Migration = {
  name: '0014_event_audience',
  statements: [
    `create function shut_event_with_lists() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and ${rowOf('new')} is distinct from ${rowOf('old')}
          and new.viewer_ids is not distinct from old.viewer_ids then
        new.viewer_ids := '{}';
      end if;
      if cardinality(${lists.map((list) => `new.${list}`).join(' || ')}) > 0 then
        new.is_restricted := true;
      end if;
      return new;
    end $$`,
    `do $$ begin
      if exists (select from information_schema.columns
          where table_schema = current_schema() and table_name = 'incubator_event' and column_name = 'is_restricted') then
        create trigger shut_event_with_lists before insert or update on incubator_event
          for each row execute function shut_event_with_lists();
      end if;
    end $$`,
  ],
};
