/**
 * The arrows of docs/architecture.md: imports only point down, and neighbours do not know each other.
 * Circles are Biome's (noImportCycles), which tells types from values.
 */
const arrow = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The floors of the server, the lowest first (docs/decisions/0049). Tests put the whole house up, so they stand outside. */
const floors = [
  'generated',
  'platform',
  'access',
  'entities',
  'services',
  'graphql',
  'modules',
  'routes',
  'demo',
  'start',
];
const outsideFloors = '\\.test\\.ts$|/testing/';
const floorArrows = floors
  .slice(0, -1)
  .map((floor, height) =>
    arrow(
      `${floor}-knows-no-higher-floor`,
      'Imports of the server point down: move the file to its floor, or hand in from above what it needs.',
      { path: `^server/${floor}/`, pathNot: outsideFloors },
      { path: `^server/(${floors.slice(height + 1).join('|')}|main\\.ts)` },
    ),
  );

module.exports = {
  forbidden: [
    ...floorArrows,
    arrow(
      'browser-knows-no-server',
      'src never imports server or generator.',
      { path: '^src/' },
      { path: '^(server|generator)/' },
    ),
    arrow(
      'server-knows-no-browser',
      'server never imports src or generator.',
      { path: '^server/' },
      { path: '^(src|generator)/' },
    ),
    arrow(
      'domain-is-pure',
      'domain imports nothing of the house.',
      { path: '^domain/' },
      { path: '^(src|server|generator)/' },
    ),
    arrow(
      'generator-knows-text-only',
      'The generator knows neither React nor SQL.',
      { path: '^generator/' },
      { path: '^(src|server)/|node_modules/(react|kysely|pg|@mantine)' },
    ),
    arrow(
      'emitters-read-no-yaml',
      'Emitters see the model only.',
      { path: '^generator/emit/', pathNot: '\\.test\\.ts$' },
      { path: '^generator/(load|validate|write)/|node_modules/yaml' },
    ),
    arrow(
      'only-write-touches-the-disk',
      'The middle of the generator is pure.',
      { path: '^generator/(load|validate|model|emit|text|diagnostics|access|language)/', pathNot: '\\.test\\.ts$' },
      { path: '^(node:)?fs', dependencyTypes: ['core'] },
    ),
    arrow(
      'features-are-strangers',
      'What two features need moves to ui, data or domain.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    ),
    arrow(
      'modules-are-strangers',
      'What two server modules need moves to services, entities or domain.',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/([^/]+)/', pathNot: '^server/modules/$1/' },
    ),
    arrow(
      'ui-knows-no-feature',
      'Small components stay small.',
      { path: '^src/(ui|data|forms)/', pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: '^src/(features|screens|shell)/' },
    ),
    arrow(
      'screens-know-no-feature',
      'Generic screens get what is bespoke by registry.',
      { path: '^src/screens/', pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: '^src/(features|shell)/' },
    ),
    arrow(
      'features-know-no-shell',
      'The shell composes the features.',
      { path: '^src/features/', pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: '^src/shell/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|generator/cases)/' },
    parser: 'swc',
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
