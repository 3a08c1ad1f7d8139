import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { flags } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';

const MAX_LENGTH = 60;

interface WrittenSkill {
  readonly _id: string;
  readonly name: string;
}

/**
 * A skill in a person's own words, where the organisation lets people write some in (000 §3, `allowWriteInOptionInUserSkills`).
 * One that is there already, in whichever letters, is taken.
 */
export function writeInSkill(context: RequestContext, text: string): Promise<WrittenSkill> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > MAX_LENGTH) {
    const reason = name === '' ? 'required' : 'maxLength';
    throw new ValidationError([fieldProblem('name', reason, { spec: 'Tag.name', max: MAX_LENGTH })]);
  }
  return context.transact(async (tx) => {
    if (!(await areSkillsOpen(tx, context.tenant.id)))
      throw new ValidationError([{ path: 'name', reason: 'skillsNotOpen' }]);
    const known = await sql<WrittenSkill>`
      select id as _id, name from tag where category = 'skills' and lower(name) = lower(${name}) order by id limit 1`.execute(
      tx,
    );
    if (known.rows[0]) return known.rows[0];
    const id = uuidv7();
    await insertRow(tx, specCatalog.get('Tag'), id, { name, category: 'skills' });
    return { _id: id, name };
  });
}

interface SkillSettings {
  readonly open: boolean | null;
  readonly switches: unknown;
  readonly plan_info: unknown;
}

/** Whether people may write skills in; where skills are locked they are the organisation's to give. */
async function areSkillsOpen(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await sql<SkillSettings>`
    select allow_write_in_option_in_user_skills as open, switches, plan_info from incubator where id = ${tenantId}`.execute(
    tx,
  );
  const [settings] = rows;
  if (settings?.open !== true) return false;
  return !isFeatureEnabled(featuresOf(settings.switches, flags, settings.plan_info), 'lockedSkills');
}
