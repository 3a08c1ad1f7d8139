import { EditProblem, type Edits } from '../edit/Edits.ts';
import type { GenericScreen } from './pages/pageOf.ts';

/** The renderer of each kind, whose stories draw what a page of that kind is made of. */
const renderers: Readonly<Record<GenericScreen['kind'], string>> = {
  table: 'RecordTable',
  detail: 'DetailScreen',
  form: 'FormScreen',
  calendar: 'CalendarScreen',
  dashboard: 'DashboardCards',
};

interface Registry {
  readonly file: string;
  /** Line before which the new entry stands. */
  readonly end: RegExp;
  readonly entry: (screen: GenericScreen, file: string, component: string) => string;
}

/** Where a screen that is a component is known, each closed so that one which is missing does not compile or fails a test. */
const registries: readonly Registry[] = [
  {
    file: 'src/shell/screenRegistry.ts',
    end: /^\} satisfies Record<ComponentScreenId/m,
    entry: ({ id }, file, component) => `  '${id}': () => import('#${file}').then((m) => as(m.${component})),\n`,
  },
  {
    file: 'src/shell/answers/ofComponents.ts',
    end: /^\};\n(?![\s\S]*^\};\n)/m,
    entry: ({ id }) => `  '${id}': (address) => askOfScreen('${id}', address),\n`,
  },
  {
    file: 'src/shell/answers/ofComponents.test.ts',
    end: /^\};\n(?![\s\S]*^\};\n)/m,
    entry: ({ id }) => `  '${id}': asks,\n`,
  },
  {
    file: 'stories/unstoried.ts',
    end: /^\};\n(?![\s\S]*^\};\n)/m,
    entry: ({ kind }, file) => `  '${file}': 'Made of the parts of ${renderers[kind]}, whose stories draw them.',\n`,
  },
];

/** The registries with the component in them. */
export function withEntry(
  codeOf: (file: string) => string,
  screen: GenericScreen,
  file: string,
  component: string,
): Edits {
  return new Map(
    registries.map((registry) => {
      const text = codeOf(registry.file);
      const at = text.search(registry.end);
      if (at < 0) throw new EditProblem(`${registry.file} does not end as it did: register '${screen.id}' by hand.`);
      return [registry.file, text.slice(0, at) + registry.entry(screen, file, component) + text.slice(at)];
    }),
  );
}
