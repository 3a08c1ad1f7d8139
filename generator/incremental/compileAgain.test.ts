import { describe, expect, it, vi } from 'vitest';
import type { Compiled, CompileInput } from '../compile.ts';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';

const project = readProject(process.cwd());

/** A change of one file, by what is replaced in it; a file without a text is deleted. */
type Change = readonly [name: string, file: string, from: RegExp, to: string];

const changes: readonly Change[] = [
  ['a line before everything', 'spec/entities/task.yaml', /^/, '# moved\n'],
  ['a longer field', 'spec/entities/course.yaml', /max: 200/, 'max: 210'],
  ['a field less', 'spec/entities/course.yaml', /^ {2}duration:.*\n/m, ''],
  ['a role with another label', 'spec/access/roles.yaml', /label: Sub-Admin/, 'label: Second admin'],
  [
    'a group with a role less',
    'spec/access/roles.yaml',
    /roles: \[Staff, Coach, AdminCoach, Admin\]/,
    'roles: [Staff]',
  ],
  ['a grant less', 'spec/access/permissions/courses.yaml', /, Coach: ALL \}/, ' }'],
  ['a switch that is gone', 'spec/access/features.yaml', /^ {2}milestones:.*\n/m, ''],
  ['a value more', 'spec/enums/tasks.yaml', /^ {4}normal: Task$/m, '    normal: Task\n    extra: Extra task'],
  [
    'a screen that shows another column',
    'spec/screens/startups.yaml',
    /columns:\n( +)- /,
    'columns:\n$1- nonsense\n$1- ',
  ],
  ['a route that is gone', 'spec/routes/app/courses.yaml', /^- path: \/courses\/home\n(?: .*\n)+/m, ''],
  ['a scope that says less', 'spec/access/scopes.yaml', /, managedPrograms\] \}/, '] }'],
  ['a scope that is gone', 'spec/access/scopes.yaml', /^managedEvents:\n(?: .*\n)+/m, ''],
  ['an entry of the sidebar with another label', 'spec/menus/sidebar.yaml', /label: Funnels/, 'label: All funnels'],
  ['a member of a family less', 'spec/screens/taxonomy.yaml', /^ {4}- \{ category: topic.*\n/m, ''],
  ['a file that is not YAML', 'spec/routes/app/tasks.yaml', /^/, '- [\n'],
  ['a file that is gone', 'spec/menus/create-menu.yaml', /[\s\S]*/, ''],
];

const changed = ([, file, from, to]: Change): CompileInput => {
  const texts = new Map(project.texts);
  const text = texts.get(file)?.replace(from, to);
  if (text) texts.set(file, text);
  else texts.delete(file);
  return { ...project, texts };
};

/** All that comes out, without the functions in it. */
const outcome = ({ diagnostics, model, files }: Compiled) => ({
  diagnostics,
  model: JSON.stringify(model),
  files: files && [...files].sort(([one], [other]) => (one < other ? -1 : 1)),
});

/** What a compiler gives that has compiled nothing before. */
async function freshOutcome(input: CompileInput) {
  vi.resetModules();
  const fresh = await import('../compile.ts');
  expect(fresh.compile).not.toBe(compile);
  return outcome(fresh.compile(input));
}

const ofProject = await freshOutcome(project);

describe('compiling again', () => {
  it.each(changes)('after %s gives what a fresh compiler gives', async (...change) => {
    const input = changed(change);
    expect(input.texts).not.toEqual(project.texts);
    compile(project);
    expect(outcome(compile(input))).toEqual(await freshOutcome(input));
    // And back: nothing of the change may stay.
    expect(outcome(compile(project))).toEqual(ofProject);
  });
});
