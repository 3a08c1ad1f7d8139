import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import type { RoleName } from '#server/demo/texts/DemoTexts.ts';
import { english } from '#server/demo/texts/english.ts';
import { categoryOf } from '#server/entities/write/hooks/deriveUser.ts';
import { defaultVisibility } from '#server/services/installation/defaultRoles.ts';

const roles = Object.keys(english.roles) as RoleName[];

/** Of a hundred further users, how many have which role. */
const shares: readonly (readonly [RoleName, number])[] = [
  ['Cofounder', 48],
  ['Mentor', 18],
  ['Expert', 8],
  ['Evaluator', 7],
  ['Applicant', 9],
  ['CommunityMember', 6],
  ['Coach', 2],
  ['Staff', 2],
];

/** Roles, one known user for each, the ones of special use, and as many others as the tenant has. */
export function buildPeople(data: DemoData, passwordHash: string): void {
  for (const type of roles) addRole(data, type);
  const startups = data.all('Startup').map((row) => row.id);
  const [first = '', second = ''] = startups;
  const portfolio = startups.slice(0, Math.ceil(startups.length / 4));
  for (const type of roles) {
    addKnownUser(data, type.toLowerCase(), type, passwordHash, knownScope(type, data, first, portfolio));
  }
  addKnownUser(data, 'cofounder2', 'Cofounder', passwordHash, { startups: [second] });
  addKnownUser(data, 'pending', 'Staff', passwordHash, { status: 'Pending', validated: false });
  addColleagues(data, startups, first, second);
}

function addRole(data: DemoData, type: RoleName): void {
  const sees = defaultVisibility(type);
  data.add('Role', {
    id: data.id('Role', type),
    name: data.tenant.texts.roles[type],
    type: [type],
    overrides: {},
    userAccess: { roles: [], visibilitySettings: sees },
    startupAccess: { visibilitySettings: sees },
  });
}

/** What belongs to the known user of a role: mentors and coaches look after a quarter of the startups. */
function knownScope(type: RoleName, data: DemoData, own: string, portfolio: readonly string[]): Partial<DemoRow> {
  if (type === 'Cofounder') return { startups: [own] };
  if (type === 'SubAdmin')
    return {
      programs: data
        .all('Program')
        .slice(0, 1)
        .map((row) => row.id),
    };
  if (['Mentor', 'Expert', 'Coach', 'AdminCoach', 'Evaluator'].includes(type)) return { assignedStartups: portfolio };
  return {};
}

function addKnownUser(
  data: DemoData,
  name: string,
  type: RoleName,
  passwordHash: string,
  more: Partial<DemoRow>,
): void {
  data.add('User', {
    ...person(data, type),
    id: data.id('User', name),
    email: `${name}@${data.tenant.id}.test`,
    passwordHash,
    status: 'Active',
    validated: true,
    ...more,
  });
}

function addColleagues(data: DemoData, startups: readonly string[], first: string, second: string): void {
  const { random, tenant } = data;
  const types = shares.flatMap(([type, share]) =>
    Array<RoleName>(Math.round((share * tenant.size.users) / 100)).fill(type),
  );
  // The startup of `cofounder2` has exactly one person; everybody else is spread over the others.
  const others = startups.filter((id) => id !== second);
  types.forEach((type, index) => {
    const number = String(index + 1).padStart(3, '0');
    const isFounder = type === 'Cofounder';
    const looksAfter = ['Mentor', 'Expert', 'Coach', 'Evaluator'].includes(type);
    data.add('User', {
      ...person(data, type),
      id: data.id('User', number),
      email: `member${number}@${tenant.id}.test`,
      status: statusOf(data),
      validated: true,
      startups: isFounder ? [others[index % others.length] ?? first] : [],
      assignedStartups: looksAfter ? random.sample(startups, random.between(1, 5)) : [],
    });
  });
}

function statusOf({ random }: DemoData): string {
  const chance = random.next();
  if (chance < 0.86) return 'Active';
  if (chance < 0.92) return 'Inactive';
  return chance < 0.97 ? 'Archived' : 'Pending';
}

function person(data: DemoData, type: RoleName): Omit<DemoRow, 'id'> {
  const { random, tenant } = data;
  const { texts } = tenant;
  const tags = data
    .all('Tag')
    .filter((tag) => tag.category === 'user')
    .map((tag) => tag.id);
  return {
    firstName: random.pick(texts.firstNames),
    lastName: random.pick(texts.lastNames),
    role: data.id('Role', type),
    category: categoryOf([type]),
    headline: random.pick(texts.headlines),
    bio: texts.bio,
    phone: `+1 212 555 ${String(random.between(100, 9999)).padStart(4, '0')}`,
    timezone: tenant.incubator.timezone,
    language: tenant.incubator.defaultLanguage,
    country: random.pick(texts.places).country,
    startups: [],
    assignedStartups: [],
    programs: [],
    tags: random.chance(0.4) ? random.sample(tags, 1) : [],
    createdAt: data.daysFromToday(-random.between(20, 700), random.between(400, 1100)),
  };
}
