/** What `npm run spec -- <verb>` can do: printed when a call is wrong, and a page of the reference. */
export interface Verb {
  readonly name: string;
  /** What follows the name. */
  readonly takes: string;
  readonly about: string;
  readonly examples: readonly string[];
}

export const verbs: readonly Verb[] = [
  {
    name: 'check',
    takes: '',
    about: 'all problems of the spec, and whether the committed documents are fresh',
    examples: ['check', 'check --format sarif'],
  },
  {
    name: 'build',
    takes: '',
    about: 'compile the spec; writes nothing when there is an error',
    examples: ['build'],
  },
  {
    name: 'watch',
    takes: '',
    about: 'build at every save; a bad save keeps the last good build',
    examples: ['watch'],
  },
  {
    name: 'access',
    takes: '[WORD …]',
    about: 'who reaches what: role × route × menu × action × field',
    examples: ['access --role Mentor --entity Startup', 'access --route /startups/programs'],
  },
  {
    name: 'explain',
    takes: 'ROUTE | CODE',
    about: 'why a role may or may not open a route; what a code means',
    examples: ['explain /startups/programs --role Mentor', 'explain SPEC207'],
  },
  {
    name: 'diff',
    takes: 'REV',
    about: 'what the spec opens and closes compared with a git revision',
    examples: ['diff HEAD', 'diff main --ack'],
  },
  {
    name: 'init',
    takes: 'DIR',
    about: 'the smallest product of its own, to be started with `npm start -- --product DIR`',
    examples: ['init ~/my-product', "init ~/tool-shop --name 'Tool shop' --languages en,de --brand '#b45309'"],
  },
  {
    name: 'new',
    takes: 'KIND NAME',
    about: 'all files of a new entity, screen, form, route, permission, menu entry or enum',
    examples: [
      'new entity Perk',
      'new enum PerkKind',
      'new form Perk',
      'new screen Perk',
      'new permission PERKS:EDIT --entity Perk',
      'new route /portfolio --screen startups.management',
      'new menu /portfolio',
    ],
  },
  {
    name: 'list',
    takes: 'KIND [WORD …]',
    about: 'everything of a kind: entities, fields, screens, forms, routes, permissions, roles, enums, events …',
    examples: ['list routes startups', 'list fields Startup --format json'],
  },
  {
    name: 'graph',
    takes: '[ENTITY | SCREEN] [dot]',
    about: 'entities and their references, or the part around one entity or screen, as Mermaid or DOT',
    examples: ['graph Startup', 'graph startups.management dot', 'graph screens'],
  },
  {
    name: 'rename',
    takes: 'field|value|permission|route|entity|screen|form|menu FROM TO',
    about:
      'another name wherever the spec speaks of it; translations move along, stored data and what organisations have otherwise by a written migration',
    examples: [
      'rename field Startup.tagline slogan',
      'rename value TaskType.evaluation scoring',
      'rename permission STARTUP/FILE:EDIT STARTUP/PROFILE:EDIT',
      'rename route /startups/programs /programs',
      'rename entity StartupDocument CompanyPaper',
      'rename screen startups.management startups.list',
      'rename form startupLink companyLink',
      'rename menu tasks-mine my-tasks',
    ],
  },
  {
    name: 'eject',
    takes: 'SCREEN …',
    about:
      'the component that a screen of any kind would have been, to be changed by hand; its routes show it, the screen stays declared as what it draws',
    examples: ['eject applications.mine', 'eject startup.file'],
  },
  {
    name: 'migrate',
    takes: '[REV]',
    about: 'what a removal does to stored data; with --ack the migration that takes it away is written',
    examples: ['migrate', 'migrate main --ack'],
  },
  {
    name: 'test',
    takes: '[untouched]',
    about: 'try the policy tests of spec/access/*.test.yaml; what no test touches',
    examples: ['test', 'test untouched'],
  },
  {
    name: 'translate',
    takes: '[LANGUAGE …]',
    about: 'what is missing or stale by language; takes translations in; fills in shared words',
    examples: [
      'translate fr',
      'translate --format json',
      'translate fr --xliff 2.0',
      'translate --take fr.xlf',
      'translate shared',
    ],
  },
  {
    name: 'translated',
    takes: '[KEY …]',
    about: 'say that the translations of a changed text fit it; without a key, of all',
    examples: ['translated screen.startups_list.title'],
  },
];

/** Options that follow a verb. */
export const verbOptions: readonly (readonly [string, string])[] = [
  ['--format text|json|sarif', 'how problems are printed'],
  ['--tenants', 'for check: also what organisations have otherwise, in the database of DATABASE_URL or DATA_DIR'],
  ['--role ROLE', 'as the spec writes it: Mentor'],
  ['--entity ENTITY', 'for access and new permission: Startup'],
  ['--route ROUTE', 'for access and new: /startups'],
  ['--screen SCREEN', 'for new route: startups.management'],
  ['--name NAME', 'for init: what the product is called'],
  ['--languages en,de', 'for init: the languages of its interface, besides English'],
  ['--brand #0f766e', 'for init: its colour'],
  ['--xliff 1.2|2.0', 'for translate: what to print'],
  ['--take FILE', 'for translate: XLIFF or JSON to take in'],
  ['--ack', 'acknowledge what a diff opens, or what a migration loses'],
  ['--root FOLDER', 'the project; else the folder you are in'],
  ['--product DIR', 'for check, test, list, graph, access and explain: a product that is a spec alone'],
];

/** What a wrong call is answered with. */
export function usageText(): string {
  const line = (left: string, right: string): string => `  ${left.padEnd(26)} ${right}\n`;
  const ofVerbs = verbs.map(({ name, takes, about }) => line([name, takes].filter(Boolean).join(' '), about));
  const ofOptions = verbOptions.map(([option, about]) => line(option, about));
  return `npm run spec -- <verb> [options]\n\n${ofVerbs.join('')}\n${ofOptions.join('')}`;
}
