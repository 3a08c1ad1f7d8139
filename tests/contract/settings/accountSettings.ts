/** What people may do with their accounts, read in their words and write to. */
import { sql } from 'kysely';
import type { House } from './House.ts';
import { page } from './pageSettings.ts';
import { elsewhere } from './SettingCase.ts';

const LEAVE = 'mutation { deleteOwnAccount(password: "accelerate") }';
/** Whether the mentor has gone, as the admin reads it. */
async function leaves(house: House): Promise<unknown> {
  await house.ask('Mentor', LEAVE);
  return (await house.ask('Admin', '{ user(id: "Mentor") { status } }')).data?.user?.status;
}

async function writesASkill(house: House): Promise<unknown> {
  await house.ask('Cofounder', 'mutation { writeInSkill(name: "Juggling") { _id } }');
  return (await house.ask('Mentor', '{ tags(search: "Juggling") { totalCount } }')).data?.tags?.totalCount;
}

/** What the founder reads whose figure is too high. */
async function refusedFigure(house: House): Promise<unknown> {
  await house.run(sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
    values (${house.slug}, 'm1', 'Costs', 'costs', '[]', '{"unitType": "MONETARY"}', true, true)`);
  await house.run(sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", validations)
    values (${house.slug}, 'i1', 'm1', 's1', '2024-01-01', '2024-01-31', '[{"dataId": "i1", "validation": "max:5"}]')`);
  const text = 'mutation { setMetricDataValues(data: [{ metricDataId: "i1", value: 9 }]) { _id } }';
  const { errors } = await house.ask('Cofounder', text);
  return /[€$]5(?:\.00)?/.exec(JSON.stringify(errors ?? ''))?.[0];
}

/** Whether a permission is described in the organisation's own word for startups. */
async function wording(house: House): Promise<unknown> {
  const { data } = await house.ask('Mentor', '{ currentUser { role { permissions { name } } } }');
  return JSON.stringify(data).includes('enture');
}

/** What the server calls a role. */
async function roleLabel(house: House): Promise<unknown> {
  const { data } = await house.ask('Mentor', '{ currentUser { role { label } } }');
  return data?.currentUser?.role?.label;
}

const arranged = { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: [] };
/** What stands first in the sidebar of somebody. */
async function firstEntry(house: House): Promise<unknown> {
  return (await house.ask('Mentor', '{ setUp { sidebarV2 { name } } }')).data?.setUp?.sidebarV2?.[0]?.name;
}

const word = [{ language: 'en', value: 'Venture' }];
const read = async (house: House, field: string) =>
  (await house.ask('Mentor', `{ incubator { value: ${field} } }`)).data?.incubator?.value ?? null;

export const accountSettings = {
  allowUserSelfDelete: page({ allowUserSelfDelete: true }, { seen: leaves, usually: 'Active', changed: 'Deleted' }),
  allowWriteInOptionInUserSkills: page(
    { allowWriteInOptionInUserSkills: true },
    { seen: writesASkill, usually: 0, changed: 1 },
  ),
  currency: page({ currency: 'EUR' }, { seen: refusedFigure, usually: '$5', changed: '€5' }),
  'startupNameAlternative.active': page(
    { startupNameAlternative: { active: true, label: word } },
    {
      besides: { startupNameAlternative: { active: false, label: word } },
      seen: wording,
      usually: false,
      changed: true,
    },
  ),
  'startupNameAlternative.label': page(
    { startupNameAlternative: { active: true, label: word } },
    { besides: { startupNameAlternative: { active: true } }, seen: wording, usually: false, changed: true },
  ),
  ownWords: page(
    { ownWords: [{ key: 'role.Mentor', language: 'en', text: 'Sparring partner' }] },
    { seen: roleLabel, usually: 'Mentor', changed: 'Sparring partner' },
  ),
  arrangements: page({ arrangements: [arranged] }, { seen: firstEntry, usually: 'home', changed: 'tasks' }),
  customDomain: page(
    { customDomain: 'apply.acme.org' },
    { seen: (house) => read(house, 'customDomain'), usually: null, changed: 'apply.acme.org' },
  ),
  'generalEmail.address': page(
    { generalEmail: { address: 'hello@acme.org' } },
    { seen: async (house) => house.mailsTo('hello@acme.org'), usually: 0, changed: 1 },
  ),
  'supportEmail.address': page(
    { supportEmail: { address: 'help@acme.org' } },
    {
      seen: async (house) => (await house.visited())?.supportEmail?.address,
      usually: undefined,
      changed: 'help@acme.org',
    },
  ),
  'generalEmail.confirmed': elsewhere(
    'server/platform/tenants/toTenant.test.ts',
    'come from its address once somebody who reads the mailbox has said so',
  ),
  'supportEmail.confirmed': elsewhere(
    'server/modules/organisation/organisationModule.test.ts',
    'sends the link of an unconfirmed address again, or takes the address away; not of a confirmed one',
  ),
} as const;
