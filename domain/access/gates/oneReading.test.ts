/**
 * Roles, grants and switches of a reader are read in one place each, and what is made of them is asked: a guard, a menu
 * entry, an operation or a batch action that read them by itself could differ from the others.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Reading {
  readonly what: string;
  readonly pattern: RegExp;
  /** The files that may, each with why. */
  readonly by: Readonly<Record<string, string>>;
}

/** Of a principal, whatever the variable's name, or taken out of one at once. */
const read = (part: string): RegExp =>
  new RegExp(`\\.${part}\\b|\\b${part}\\b[^}\\n]*\\}(: Principal|[^=\\n]*= [^\\n]*principal)`, 'i');

const readings: readonly Reading[] = [
  {
    what: 'the grants of a reader',
    pattern: /principal\??\.grants|\bgrants\b[^}\n]*\}(: Principal|.*= .*principal)/i,
    by: {
      'domain/access/standing.ts': 'makes the ability of them',
      'server/modules/account/accountApi.ts': 'tells the browser',
    },
  },
  {
    what: 'the role types of a reader',
    pattern: read('roleTypes'),
    by: {
      'domain/access/standing.ts': 'makes the ability of them',
      'domain/access/resolveCondition.ts': 'a condition compares a column with them',
    },
  },
  {
    what: 'what is switched off',
    pattern: read('featuresOff'),
    by: { 'domain/access/features.ts': 'answers for all' },
  },
  {
    what: 'the roles that a guard, an entry or an operation is for',
    pattern: /\broles\??\.(some|includes|every)\(/,
    by: {
      'domain/access/gates/admits.ts': 'answers for all',
      'src/features/thirdParty/identify.ts': 'whom a third party is told of',
      'server/demo/build/buildEvents.ts': 'whom a demo event invites',
      'src/shell/useInterfaceLanguage.ts': 'in whose words the states of applications are told',
    },
  },
];

const sources = globSync('{domain,server,src}/**/*.{ts,tsx}', {
  exclude: ['**/generated/**', '**/*.test.ts', '**/*.stories.tsx'],
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it('looks at the sources', () => {
  expect(sources.length).toBeGreaterThan(1_000);
});

describe.each(readings)('$what', ({ pattern, by }) => {
  it('is read where that is said here, and nowhere else', () => {
    const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(found.sort()).toEqual(Object.keys(by).sort());
  });
});

it('lets guards, menus, operations and batch actions ask the same', () => {
  const asking = {
    'domain/access/gates/evaluateGuard.ts': 'admits',
    'domain/access/gates/entryOutcome.ts': 'evaluateGuard',
    'domain/access/gates/mayRun.ts': 'admits',
    'domain/access/ruleRefusal.ts': 'admits',
    'domain/access/gates/admits.ts': 'standingOf',
    'domain/access/hasPermission.ts': 'standingOf',
    'server/graphql/schema/authorizeRootField.ts': 'mayRun',
    'server/modules/incubator/buildMenu.ts': 'entryOutcome',
    'src/shell/navigation/visibleEntries.ts': 'entryOutcome',
    'src/shell/guard/passGuard.ts': 'evaluateGuard',
    'src/screens/batch/batchActions.ts': 'mayRun',
    'generator/access/reach.ts': 'evaluateGuard',
  };
  for (const [path, name] of Object.entries(asking))
    expect(readFileSync(path, 'utf8'), path).toMatch(new RegExp(`import [^;]*\\b${name}\\b[^;]* from`));
});
