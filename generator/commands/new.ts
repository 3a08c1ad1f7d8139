import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from './Command.ts';

interface Template {
  readonly path: (name: string) => string;
  readonly text: (name: string) => string;
}

const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const templates: Readonly<Record<string, Template>> = {
  entity: {
    path: (name) => `spec/entities/${kebab(name)}.yaml`,
    text: (name) =>
      `entity: ${name}\nlabel: { one: ${name}, many: ${name}s }\ndisplay: name\naccess:\n  read:\n    - allow: licensed\n  create:\n    - allow: admins\n  update:\n    - allow: admins\n  delete:\n    - allow: admins\nfields:\n  name: { type: text, required: true, max: 120, search: true }\n`,
  },
  route: {
    path: (name) => `spec/routes/app/${kebab(name)}.yaml`,
    text: (name) =>
      `- path: /${kebab(name)}\n  title: ${name}\n  allow: { roles: licensed }\n  screen: ${kebab(name)}.list\n`,
  },
  screen: {
    path: (name) => `spec/screens/${kebab(name)}.yaml`,
    text: (name) =>
      `${kebab(name)}.list:\n  kind: table\n  entity: ${name}\n  title: ${name}s\n  columns: [name]\n  sort: name\n  empty: Nothing here yet\n`,
  },
  form: {
    path: (name) => `spec/forms/${kebab(name)}.yaml`,
    text: (name) =>
      `${name.charAt(0).toLowerCase()}${name.slice(1)}:\n  entity: ${name}\n  title: ${name}\n  fields: [name]\n`,
  },
};

/** A new spec file from a template: `npm run spec -- new entity Sponsor`. Never overwrites. */
export const create: Command = ({ root, words }) => {
  const [kind = '', name = ''] = words;
  const template = templates[kind];
  if (!template || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    process.stderr.write(
      `Call: npm run spec -- new <${Object.keys(templates).join('|')}> <Name>, the name in CamelCase.\n`,
    );
    return 2;
  }
  const path = join(root, template.path(name));
  if (existsSync(path)) {
    process.stderr.write(`${template.path(name)} is there already.\n`);
    return 1;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, template.text(name));
  process.stdout.write(`${template.path(name)}\n`);
  return 0;
};
