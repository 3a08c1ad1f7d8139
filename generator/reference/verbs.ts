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
    name: 'translated',
    takes: '[KEY …]',
    about: 'say that the translations of a changed text fit it; without a key, of all',
    examples: ['translated screen.startups_list.title'],
  },
];

/** Options that follow a verb. */
export const verbOptions: readonly (readonly [string, string])[] = [
  ['--format text|json|sarif', 'how problems are printed'],
  ['--role ROLE', 'as the spec writes it: Mentor'],
  ['--entity ENTITY', 'for access: Startup'],
  ['--route ROUTE', 'for access: an address or a part of one'],
  ['--ack', 'acknowledge what a diff opens'],
  ['--root FOLDER', 'the project; else the folder you are in'],
];

/** What a wrong call is answered with. */
export function usageText(): string {
  const line = (left: string, right: string): string => `  ${left.padEnd(26)} ${right}\n`;
  const ofVerbs = verbs.map(({ name, takes, about }) => line([name, takes].filter(Boolean).join(' '), about));
  const ofOptions = verbOptions.map(([option, about]) => line(option, about));
  return `npm run spec -- <verb> [options]\n\n${ofVerbs.join('')}\n${ofOptions.join('')}`;
}
