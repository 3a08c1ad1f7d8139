import type { Model } from '../../model/Model.ts';
import { generatedNotice, literal } from '../EmittedFiles.ts';
import { STORY_HELPERS, storiesFolder } from './storyFiles.ts';

/** Each type of field by itself, with each value that the spec shows it with, required, and only to be read. */
export function fieldStories({ fieldTypes }: Model): readonly (readonly [path: string, text: string])[] {
  return fieldTypes.map((type) => [`${storiesFolder}/fields/${type.id}.stories.tsx`, storiesOf(type)]);
}

type FieldType = Model['fieldTypes'][number];

function storiesOf({ id, about, stories }: FieldType): string {
  const values = Object.entries(stories);
  const last = values.at(-1)?.[1];
  const story = (name: string, shown: object): string =>
    `export const ${name} = { ...fieldStory('${id}', ${literal(shown)}), tags: ['!test'] };\n`;
  return [
    generatedNotice('spec/fields'),
    `import { fieldStory } from '${STORY_HELPERS}/fieldStory.tsx';\n\n`,
    `/** ${about} */\nexport default { title: 'forms/Types of fields/${id}' };\n\n`,
    ...values.map(([name, value]) => story(name.replace(/\W/g, ''), { value })),
    story('Required', { isRequired: true }),
    story('ToReadOnly', { value: last, isReadOnly: true }),
  ].join('');
}
