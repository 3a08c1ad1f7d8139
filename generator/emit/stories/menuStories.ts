import { assignableRoles } from '../../access/reach.ts';
import type { Model } from '../../model/Model.ts';
import { generatedNotice } from '../EmittedFiles.ts';
import { STORY_HELPERS, storiesFolder } from './storyFiles.ts';

/** The frame with its menus, as each role has them. */
export function menuStories(model: Model): readonly (readonly [path: string, text: string])[] {
  const roles = assignableRoles(model);
  const text = [
    generatedNotice('spec/menus'),
    `import { screenStory } from '${STORY_HELPERS}/screenStory.tsx';\n\n`,
    "export default { title: 'pages/Menus' };\n\n",
    ...roles.map(
      (role) =>
        `export const As${role} = { ...screenStory({ path: '/', state: 'empty', role: '${role}' }), tags: ['!test'] };\n`,
    ),
  ];
  return [[`${storiesFolder}/menus.stories.tsx`, text.join('').replace("'../../../../", "'../../../")]];
}
