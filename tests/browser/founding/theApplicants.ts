/** Somebody who applies, and what they type: the walk compares answers, scores and exports with it. */
export interface Applicant {
  readonly firstName: string;
  readonly startup: string;
  readonly tagline: string;
  /** Asked by the second version of the form. */
  readonly teamSize: number;
  readonly news: string;
  readonly website: string;
  readonly foundedOn: string;
  readonly stage: 'Idea' | 'Launched';
  /** Asked of those who have launched. */
  readonly costs: number | null;
  readonly sure: number;
  readonly markets: readonly string[];
  /** Asked of those who have launched, and either spend a thousand or sell food. */
  readonly investors: string | null;
  readonly model: string;
  readonly technologies: readonly string[];
  readonly industry: string;
  readonly regions: readonly string[];
  readonly founders: readonly (readonly [name: string, share: string])[];
  readonly mastodon: string;
}

const names = [
  ['Nia', 'Volta'],
  ['نور', 'سماد'],
  ['Kofi', 'Killwatt'],
  ['Olga', 'Offgrid'],
  ['Ines', 'Cella'],
  ['Jon', 'Drift'],
  ['Kim', 'Ebb'],
  ['Lea', 'Flux'],
  ['Mo', 'Grain'],
  ['Nils', 'Hearth'],
  ['Oda', 'Quark'],
  ['Pia', 'Joule'],
] as const;

/** Twelve of them; each differs from the next in every answer, and every condition is true of some and false of others. */
export const theApplicants: readonly Applicant[] = names.map(([firstName, startup], at) => {
  const hasLaunched = at % 3 !== 2;
  const costs = hasLaunched ? 400 + at * 200 : null;
  const markets = [['Food'], ['Energy'], ['Energy', 'Food'], ['Energy', 'Forestry']][at % 4] ?? [];
  const isAsked = costs !== null && (costs >= 1000 || markets.includes('Food'));
  return {
    firstName,
    startup,
    tagline: at === 1 ? 'سماد من مياه البحر' : `${startup}, "better"; than = the rest`,
    teamSize: 3 + at,
    news: `Line one of ${startup}\nand line two, with a comma`,
    website: `https://${at === 1 ? 'samad' : startup.toLowerCase()}.example`,
    foundedOn: `20${10 + at}-03-0${1 + (at % 9)}`,
    stage: hasLaunched ? 'Launched' : 'Idea',
    costs,
    sure: 1 + (at % 5),
    markets,
    investors: isAsked ? `Fund ${at}` : null,
    model: at % 4 === 3 ? 'Leasing' : at % 2 === 0 ? 'Licences' : 'Subscriptions',
    technologies: at % 2 === 0 ? ['Solar', 'Wind'] : ['Wind'],
    industry: ['Bikes', 'Trains', 'Building'][at % 3] ?? '',
    regions: at % 2 === 0 ? ['Berlin'] : ['Berlin', 'Kenya'],
    founders: [
      [firstName, '60 %'],
      ['Ben', '30 %'],
      ['Zoë', '10 %'],
    ],
    mastodon: `@${at}@acme.example`,
  };
});

export const emailOf = (applicant: Applicant): string => `applicant${theApplicants.indexOf(applicant)}@new.example`;
