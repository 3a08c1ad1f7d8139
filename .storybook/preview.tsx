import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { roleTypes } from '#src/generated/access.gen.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { prepareStory } from '../stories/support/prepareStory.ts';
import { StoryFrame } from '../stories/support/StoryFrame.tsx';

// Parts that are fetched come later the first time than on a machine that does nothing else.
configure({ asyncUtilTimeout: 5000 });

const toolbar = (title: string, icon: string, items: readonly (string | { value: string; title: string })[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    language: toolbar(
      'Language',
      'globe',
      Object.entries(languageNames).map(([value, title]) => ({ value, title })),
    ),
    direction: toolbar('Direction', 'transfer', ['of the language', 'ltr', 'rtl']),
    colourMode: toolbar('Colour mode', 'mirror', ['light', 'dark']),
    role: toolbar('Role', 'user', roleTypes),
  },
  initialGlobals: { language: 'en', direction: 'of the language', colourMode: 'light', role: 'Admin' },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Style sheets are fetched anew for one rule that is off; sound that plays by itself is still looked for.
    a11y: { test: 'error', options: { preload: { assets: ['media'] }, resultTypes: ['violations'] } },
  },
  loaders: [prepareStory],
  decorators: [
    (Story, { globals, parameters, id }) => (
      <StoryFrame
        key={id}
        globals={globals}
        path={String(parameters['path'] ?? '/')}
        isPage={parameters['page'] === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
