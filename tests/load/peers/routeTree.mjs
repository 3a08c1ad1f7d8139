/**
 * Writes `count` files of routes into a folder and has TanStack's own generator declare their tree: as many as the
 * bench's synthetic spec has, without searches and layouts, to be type-checked in the same run. `node routeTree.mjs FOLDER COUNT`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const [folder = '', count = '1000'] = process.argv.slice(2);

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

write(
  'src/routes/__root.tsx',
  `import { createRootRouteWithContext } from '@tanstack/react-router';
export const Route = createRootRouteWithContext<{ queryClient: object }>()({});
`,
);
for (let index = 0; index < Number(count); index++) {
  const path = `/area${Math.floor(index / 20)}/thing${index}/$id`;
  write(
    `src/routes${path.replace('/$', '.$')}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('${path}')({
  staticData: { routeId: 'thing${index}' },
  beforeLoad: async (navigation) => void navigation,
});
`,
  );
}
const config = getConfig(
  { routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts', disableLogging: true },
  folder,
);
await new Generator({ config, root: folder }).run();
