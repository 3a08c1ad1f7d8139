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

/** The product's own colour, and some that organisations have chosen: pale, dark, and close to a colour of meaning. */
const brands = [
  { value: '', title: 'The product’s own' },
  { value: '#0f766e', title: 'Teal' },
  { value: '#b45309', title: 'Amber' },
  { value: '#f9d423', title: 'Yellow, too pale for white text' },
  { value: '#7c1d6f', title: 'Plum' },
];

const widths = {
  'Small phone': [320, 640],
  Phone: [360, 780],
  Tablet: [768, 1024],
  Desktop: [1280, 800],
  Wide: [1680, 1050],
};
const viewports = Object.fromEntries(
  Object.entries(widths).map(([name, [width, height]]) => [
    name.toLowerCase().replace(' ', '-'),
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: toolbar(
      'Language',
      'globe',
      Object.entries(languageNames).map(([value, title]) => ({ value, title })),
    ),
    direction: toolbar('Direction', 'transfer', ['of the language', 'ltr', 'rtl']),
    colourMode: toolbar('Colour mode', 'mirror', ['light', 'dark']),
    role: toolbar('Role', 'user', roleTypes),
    brand: toolbar('Colour of the organisation', 'paintbrush', brands),
  },
  initialGlobals: { language: 'en', direction: 'of the language', colourMode: 'light', role: 'Admin', brand: '' },
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Start here', 'foundations', 'voice', 'patterns', 'pages', 'forms', 'screens', 'ui'] },
    },
    viewport: { options: viewports },
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
        isProduct={parameters['product'] === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
