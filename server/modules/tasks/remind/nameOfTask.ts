import { sql } from 'kysely';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import type { Notice } from '#server/platform/texts/notices.ts';

/** What says how a task `t` is called. */
export interface NamedTask {
  readonly name: string;
  readonly type: string;
  /** Which text of the spec it is called by, where an automation calls it. */
  readonly textKey: string | null;
  readonly after: string | null;
}

export const namedTaskColumns = sql`t.name, t.task_type as type, t.text_key as "textKey", t.text_values ->> 'name' as after`;

/** In the words of its automation, or of its kind, for each reader; one that somebody wrote is called as they did. */
export function nameOfTask({ name, type, textKey, after }: NamedTask): Pick<Notice, 'name' | 'nameKey'> {
  if (textKey !== null && localeText(ENGLISH, 'spec', textKey) !== null) return { name: after ?? '', nameKey: textKey };
  return { name, nameKey: type === 'normal' ? null : `enum.TaskType.${type}` };
}
