import { sql } from 'kysely';
import { admits } from '#domain/access/gates/admits.ts';
import { visibilityOf } from '#domain/access/visibilityOf.ts';
import { grantsOf } from '#server/access/grantsOf.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { Identity } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

/** Names the role that whoever asks wants to see the product as. */
export const SEEN_AS_HEADER = 'x-seen-as-role';

/**
 * The same person with what another role may see: nothing is changed as that (`executeOperation`, `HttpApp`). It is for
 * those alone who may see everything anyway and decide what roles may do, so that nobody learns what is kept from them.
 */
export async function seenAs(database: DatabaseHandle, identity: Identity, roleId: string): Promise<Identity> {
  const { principal } = identity;
  const asked = { all: [{ roles: roleGroups.fullAdmins }, { permission: 'USER/ROLES:EDIT' }] };
  if (!admits(asked, principal)) throw new ForbiddenError();
  const { rows } = await database.withTenant(principal.tenantId, (tx) =>
    sql<SeenRole>`select r.type, r.overrides,
        r.user_access ->> 'visibilitySettings' as sees_people, r.startup_access ->> 'visibilitySettings' as sees_startups,
        case when jsonb_typeof(r.user_access -> 'roles') = 'array' and r.user_access -> 'roles' <> '[]' then
          array(select v.id from role v where v.tenant_id = r.tenant_id and r.user_access -> 'roles' ?| v.type order by v.id)
        end as visible_role_ids
      from role r where r.id = ${roleId}`.execute(tx),
  );
  const [role] = rows;
  if (role === undefined) throw new ForbiddenError();
  const { visibleRoleIds: _own, ...rest } = principal;
  return {
    ...identity,
    isLooking: true,
    principal: {
      ...rest,
      roleTypes: role.type,
      grants: grantsOf(role.type, role.overrides),
      ...visibilityOf({ people: role.sees_people, startups: role.sees_startups }),
      ...(role.visible_role_ids && { visibleRoleIds: role.visible_role_ids }),
    },
  };
}

interface SeenRole {
  readonly type: string[];
  readonly overrides: unknown;
  readonly sees_people: string | null;
  readonly sees_startups: string | null;
  readonly visible_role_ids: string[] | null;
}
