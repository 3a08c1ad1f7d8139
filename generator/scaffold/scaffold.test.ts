import { describe, expect, it } from 'vitest';
import { type CompileInput, compile } from '../compile.ts';
import { formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';
import { fillShared } from '../translate/fillShared.ts';
import { readLocale } from '../translate/Locale.ts';
import { openTexts } from '../translate/openTexts.ts';
import { readLocales } from '../translate/readLocales.ts';
import { readProject } from '../write/readProject.ts';
import type { Wishes } from './Project.ts';
import { scaffolds } from './scaffold.ts';

const root = process.cwd();
const project = readProject(root);

type Call = readonly [kind: string, name: string, wishes?: Wishes];

/** A copy of the product after some calls, as the command would leave it. */
function projectAfter(...calls: readonly Call[]): CompileInput {
  let input: CompileInput = project;
  for (const [kind, name, wishes = {}] of calls) {
    const { model } = compile(input);
    const edits = model && scaffolds[kind]?.({ texts: input.texts, model }, name, wishes);
    if (!edits) throw new Error(`nothing makes ${kind}`);
    input = { ...input, texts: new Map([...input.texts, ...edits]) };
  }
  return input;
}

const problems = (input: CompileInput) => {
  const { diagnostics, sources, files } = compile(input);
  const told = diagnostics.filter(({ code }) => code !== 'SPEC401');
  return { told: formatDiagnostics(told, sources, 'text'), compiles: files !== undefined };
};

describe('spec new', () => {
  it.each<readonly [string, readonly Call[]]>([
    ['an entity', [['entity', 'Perk']]],
    ['an entity of two words', [['entity', 'PartnerStory']]],
    ['an enumeration', [['enum', 'PerkKind']]],
    ['a permission of a page', [['permission', 'PERKS:VIEW', { route: '/startups/programs' }]]],
    [
      'a permission of an entity',
      [
        ['entity', 'Perk'],
        ['permission', 'PERKS:EDIT', { entity: 'Perk' }],
      ],
    ],
    ['a list of an entity', [['screen', 'Milestone', { route: '/milestones' }]]],
    ['a form, opened from a list that has none', [['form', 'Comment']]],
    ['an address of a screen', [['route', '/portfolio', { screen: 'startups.management' }]]],
    [
      'an entry of the sidebar',
      [
        ['route', '/portfolio', { screen: 'startups.management' }],
        ['menu', '/portfolio'],
      ],
    ],
  ])('writes all that belongs to %s, without an error', (_, calls) => {
    expect(problems(projectAfter(...calls))).toEqual({ told: '', compiles: true });
  });

  it('asks for no word anew that the product has already', () => {
    const input = projectAfter(['entity', 'Perk']);
    const { model } = compile(input);
    if (!model) throw new Error('it does not compile');
    const filled = fillShared(model.texts, readLocales(root, model), project.translatedFrom);
    expect([...filled.keys()]).toHaveLength(10);
    const french = JSON.parse(filled.get('locales/fr/spec.json') ?? '{}') as {
      readonly field: { readonly Perk: object };
    };
    expect(french.field.Perk).toEqual({ name: 'Nom', createdAt: 'Créé le', updatedAt: 'Mis à jour le' });
    const open = openTexts(
      model.texts,
      readLocale('fr', filled.get('locales/fr/spec.json') ?? ''),
      project.translatedFrom,
    );
    expect(open.map(({ english }) => english).sort()).toEqual(['No perks yet', 'Perk', 'Perks']);
  });

  it.each<readonly [string, Call, string]>([
    ['what is there already', ['entity', 'Startup'], "The entity 'Startup' is there already."],
    ['a name in small letters', ['entity', 'perk'], 'Write it in CamelCase'],
    ['a list of an unknown entity', ['screen', 'Startp'], "Did you mean 'Startup'?"],
    [
      'an address of an unknown screen',
      ['route', '/x', { screen: 'startups.managment' }],
      "Did you mean 'startups.management'?",
    ],
    ['an entry that leads nowhere', ['menu', '/startps'], "Did you mean '/startups'?"],
    ['a permission in small letters', ['permission', 'perks.edit'], 'AREA:ACTION'],
    ['a permission that nothing asks for', ['permission', 'PERKS:EDIT'], 'Say what asks for it'],
  ])('refuses %s in a sentence', (_, call, sentence) => {
    expect(() => projectAfter(call)).toThrow(sentence);
  });
});
