import type { Model } from '../../model/Model.ts';
import { generatedNotice } from '../EmittedFiles.ts';
import { STORY_HELPERS, storiesFolder } from './storyFiles.ts';

/** What each state of a form is called in the book. */
const states = {
  new: 'New',
  filled: 'Filled',
  wrong: 'Wrong',
  saving: 'Saving',
  refused: 'Refused',
  readOnly: 'ToReadOnly',
} as const;
const tried = new Set<string>(['filled']);

/** Each form that the form library draws: new, filled, with mistakes, being saved, refused and only to be read. */
export function formStories({ forms }: Model): readonly (readonly [path: string, text: string])[] {
  return forms.map(({ id }) => [`${storiesFolder}/forms/${id}.stories.tsx`, storiesOf(id)]);
}

const storiesOf = (id: string): string =>
  [
    generatedNotice('spec/forms'),
    `import * as module from '#src/generated/forms/${id}.gen.ts';\n`,
    `import { formStory } from '${STORY_HELPERS}/formStory.tsx';\n\n`,
    `export default { title: 'pages/Forms/${id}' };\n\n`,
    ...Object.entries(states).map(
      ([state, name]) =>
        `export const ${name} = { ...formStory(module, '${state}')${tried.has(state) ? '' : ", tags: ['!test']"} };\n`,
    ),
  ].join('');
