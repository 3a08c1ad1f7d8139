import { writtenOperators } from '../model/conditions/operators.ts';
import { readerReferences } from '../model/conditions/references.ts';
import { code, fenced, markdownTable } from './markdown.ts';

const meanings: Readonly<Record<(typeof writtenOperators)[number], string>> = {
  ne: 'is not it, or is none of a list',
  gt: 'is greater, or later',
  gte: 'is greater or the same',
  lt: 'is smaller, or earlier',
  lte: 'is smaller or the same',
  exists: 'has a value (`true`), or none (`false`)',
};

const ofReader: Readonly<Record<string, string>> = {
  '$user.id': 'the reader',
  '$user.role': 'their role type',
  '$user.startups': 'startups that they belong to',
  '$user.assignedStartups': 'startups that they look after',
  '$user.programs': 'programs that they manage',
  '$user.programStartups': 'startups of programs that they manage',
  '$user.visibleRoles': 'roles that the visibility of their role selects',
  '$user.tags': 'their tags',
  '$user.startupTags': 'tags of the startups that they belong to',
  '$user.startupPrograms': 'programs of the startups that they belong to',
  '$user.reachedStartupTags': 'tags of startups that they belong to or look after',
  '$user.reachedStartupPrograms': 'programs of startups that they belong to or look after',
};

const ofScreens = [
  ['$user.id', 'the reader'],
  [
    '$record.id',
    'the record that a dashboard is about; `$record.startup` what a field of it names, and without a value the card is not there',
  ],
  ['$now', 'this moment; in automations also `$now+7d`, `$now-2h`, `$now+30m`, so long after or before it'],
  ['$date', 'today; `$date+7`, `$date-30` days from it'],
  ['$day.start', 'the beginning of today; `$day+7.end` the end of the day a week from now'],
] as const;

const examples = `{ status: out }                                  # equality; several keys must all hold
{ status: [out, reserved] }                      # one of them
{ dueOn: null }                                  # no value
{ year: { gte: 2000, lt: 2010 } }                # operators
{ book.branch: $user.programs }                  # over a reference, at most three
{ or: [theirLoans, { status: reserved }] }       # names of scopes and conditions, joined
{ not: { status: back } }`;

/** The language of conditions, which rules, screens and tabs share. */
export function conditionsPage(): string {
  return `# Conditions and expressions

A condition says which records: field → value. Rules (\`where\`, \`assigned\`), screens, tabs and cards are written alike; what occurs twice gets a name in [scopes](scopes.md).

${fenced('yaml', examples)}

On a field that holds a list, equality means that the list holds the value.

## Operators

${markdownTable(
  ['Operator', 'The field'],
  writtenOperators.map((operator) => [code(operator), meanings[operator]]),
)}

## Of the reader, in rules

${markdownTable(
  ['Written', 'Stands for'],
  Object.keys(readerReferences).map((name) => [code(name), ofReader[name] ?? '']),
)}

## Of the reader and of today, in screens

${markdownTable(
  ['Written', 'Stands for'],
  ofScreens.map(([name, meaning]) => [code(name), meaning]),
)}

## Expressions of forms

\`visible:\` of a form field is an expression in CEL over the values of the form, and yields true or false: \`binding == 'HB'\`, \`year > 2000 && isbn != ''\`, \`kind in ['adult', 'child']\`. Fields are named as the form names them.
`;
}
