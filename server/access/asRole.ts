import { sql } from 'kysely';
import { visibilityOf } from '#domain/access/visibilityOf.ts';
import type { Principal } from '#domain/model/access.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { grantsOf } from './grantsOf.ts';

interface AskedRole {
  readonly type: string[];
  readonly overrides: unknown;
  readonly sees_people: string | null;
  readonly sees_startups: string | null;
  readonly visible_role_ids: string[] | null;
}

/** The same person with what another role of the organisation may do; null where there is no such role. */
export async function asRole(tx: Tx, principal: Principal, roleId: string): Promise<Principal | null> {
  const { rows } = await sql<AskedRole>`select r.type, r.overrides,
      r.user_access ->> 'visibilitySettings' as sees_people, r.startup_access ->> 'visibilitySettings' as sees_startups,
      case when jsonb_typeof(r.user_access -> 'roles') = 'array' and r.user_access -> 'roles' <> '[]' then
        array(select v.id from role v where v.tenant_id = r.tenant_id and r.user_access -> 'roles' ?| v.type order by v.id)
      end as visible_role_ids
    from role r where r.id = ${roleId}`.execute(tx);
  const [role] = rows;
  if (role === undefined) return null;
  const { visibleRoleIds: _own, ...rest } = principal;
  return {
    ...rest,
    roleTypes: role.type,
    grants: grantsOf(role.type, role.overrides),
    ...visibilityOf({ people: role.sees_people, startups: role.sees_startups }),
    ...(role.visible_role_ids && { visibleRoleIds: role.visible_role_ids }),
  };
}
