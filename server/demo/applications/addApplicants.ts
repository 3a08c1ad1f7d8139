import type { DemoData } from '../data/DemoData.ts';

/** So many that each has handed in one to three applications. */
const PER_APPLICANT = 1.8;

/** Applicants who are nobody else in the organisation, beside those among its people. They have no password. */
export function addApplicants(data: DemoData, applications: number): void {
  const role = data.id('Role', 'Applicant');
  const known = data.all('User').filter((user) => user.role === role);
  const [like] = known;
  if (like === undefined) return;
  const { texts, id: tenant } = data.tenant;
  const missing = Math.ceil(applications / PER_APPLICANT) - known.length;
  for (let index = 0; index < missing; index += 1) {
    const number = String(index + 1).padStart(3, '0');
    data.add('User', {
      ...like,
      id: data.id('User', `applicant/${number}`),
      firstName: texts.firstNames[(index * 7 + 3) % texts.firstNames.length],
      lastName: texts.lastNames[(index * 5 + Math.floor(index / texts.firstNames.length)) % texts.lastNames.length],
      email: `applicant${number}@${tenant}.test`,
      passwordHash: null,
      country: texts.places[index % texts.places.length]?.country,
      createdAt: data.daysFromToday(-20 - ((index * 13) % 300), 400 + ((index * 37) % 700)),
    });
  }
}

/** Whose the application of this number is: everybody has one, some a second, a few a third. */
export function applicantOf(data: DemoData, index: number): string | null {
  const role = data.id('Role', 'Applicant');
  const [, ...others] = data.all('User').filter((user) => user.role === role);
  if (others.length === 0) return null;
  const second = Math.ceil(others.length * 0.6);
  const at = index < others.length ? index : (index - others.length) % second;
  return others[at]?.id ?? null;
}
