import { EditProblem, type Edits, namesOf } from '../edit/Edits.ts';
import { entityOf, newFile, readersOf, refuseTaken, withEntry } from './fitted.ts';
import { defaultGroups, type Project, type Wishes } from './Project.ts';
import { columnFields, entityText, enumText, formFields, formText, routeText, tableText } from './templates.ts';

/** A kind of record with its form, its list, the address of it and an entry in the sidebar. */
export function newEntity(project: Project, name: string): Edits {
  const names = namesOf(name);
  refuseTaken(
    project.model.entities.some((entity) => entity.name === name),
    `The entity '${name}'`,
  );
  const groups = defaultGroups(project.model);
  return new Map([
    newFile(project, `spec/entities/${names.file}.yaml`, entityText(names, groups)),
    newFile(project, `spec/forms/${names.file}.yaml`, formText(names, ['name'])),
    newFile(project, `spec/screens/${names.path}.yaml`, tableText(names, ['name', 'createdAt'], names.one)),
    newFile(
      project,
      `spec/routes/app/${names.path}.yaml`,
      routeText(`/${names.path}`, groups.readers, `${names.many}.list`),
    ),
    withEntry(project, names.path, names.labels, `/${names.path}`),
  ]);
}

/** A list of an entity's records, and the address of it. */
export function newScreen(project: Project, name: string, { route }: Wishes): Edits {
  const names = namesOf(name);
  const entity = entityOf(project, name);
  refuseTaken(
    project.model.screens.some(({ id }) => id === `${names.many}.list`),
    `The screen '${names.many}.list'`,
  );
  const path = route ?? `/${names.path}`;
  const form = project.model.forms.find(({ id, entity: of }) => of === name && id === names.one)?.id;
  return new Map([
    newFile(project, `spec/screens/${names.path}.yaml`, tableText(names, columnFields(entity), form)),
    newFile(
      project,
      `spec/routes/app/${names.path}.yaml`,
      routeText(path, readersOf(project, name), `${names.many}.list`),
    ),
  ]);
}

/** A form of an entity, opened from its list where that has none yet. */
export function newForm(project: Project, name: string): Edits {
  const names = namesOf(name);
  const fields = formFields(entityOf(project, name));
  refuseTaken(
    project.model.forms.some(({ id }) => id === names.one),
    `The form '${names.one}'`,
  );
  if (fields.length === 0) throw new EditProblem(`${name} has no field that a form could ask for.`);
  return new Map([
    newFile(project, `spec/forms/${names.file}.yaml`, formText(names, fields)),
    ...openedFrom(project, name, names.one),
  ]);
}

/** The first list of the entity that has no form yet opens it. */
function openedFrom({ model, texts }: Project, entity: string, form: string): readonly (readonly [string, string])[] {
  const bare = model.screens.filter(
    (screen) => screen.kind === 'table' && screen.entity === entity && !screen.createForm && !screen.editForm,
  );
  for (const { id } of bare)
    for (const [file, text] of texts) {
      const head = new RegExp(`^(${id.replaceAll('.', '\\.')}:\\n(?: .*\\n)*? {2}columns:.*\\n)`, 'm');
      if (file.startsWith('spec/screens/') && head.test(text))
        return [
          [file, text.replace(head, `${id}:PLACE`).replace(`${id}:PLACE`, `${head.exec(text)?.[1]}  edit: ${form}\n`)],
        ];
    }
  return [];
}

export function newEnum(project: Project, name: string): Edits {
  const names = namesOf(name);
  refuseTaken(
    project.model.enums.some((other) => other.name === name),
    `The enumeration '${name}'`,
  );
  return new Map([newFile(project, `spec/enums/${names.file}.yaml`, enumText(names))]);
}
