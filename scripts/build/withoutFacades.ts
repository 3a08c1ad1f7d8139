import type { Plugin, Rolldown } from 'vite';

/**
 * A module that is loaded when needed and stands in a group's chunk gets a chunk of its own that only hands on what the
 * group exports: one more request, and one more round trip where nobody knew of it. Who loads such a chunk loads the
 * group's instead.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'cohort-without-facades',
    apply: 'build',
    generateBundle(_, bundle) {
      const facades = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? (facadeOf(chunk) ?? []) : []));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const { name, target, exported } of facades) {
          if (!chunk.code.includes(name)) continue;
          chunk.code = chunk.code.replaceAll(
            new RegExp(`import\\((["'\`])\\./${escaped(name)}\\1\\)`, 'g'),
            `import("./${target}").then(n=>({${exported}}))`,
          );
        }
        const others = facades.filter(({ fileName }) => chunk.dynamicImports.includes(fileName));
        chunk.dynamicImports = [
          ...chunk.dynamicImports.filter((name) => !others.some(({ fileName }) => fileName === name)),
          ...others.map(({ targetFile }) => targetFile),
        ];
      }
      for (const { fileName, facadeModuleId, targetFile } of facades) {
        const target = bundle[targetFile];
        if (target?.type === 'chunk' && facadeModuleId) target.moduleIds.push(facadeModuleId);
        delete bundle[fileName];
      }
    },
  };
}

interface Facade {
  readonly fileName: string;
  readonly name: string;
  readonly facadeModuleId: string | null;
  readonly targetFile: string;
  readonly target: string;
  /** `AppLayout:n.i` for `export{i as AppLayout}`. */
  readonly exported: string;
}

function facadeOf({ code, fileName, isEntry, facadeModuleId }: Rolldown.OutputChunk): Facade | null {
  const match = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(code);
  if (!match || isEntry) return null;
  const [, names = '', target = ''] = match;
  const exported = names
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .map(([inner = '', outer = inner]) => `${outer}:n.${inner}`)
    .join(',');
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  return {
    fileName,
    name: fileName.slice(folder.length),
    facadeModuleId,
    target,
    targetFile: folder + target,
    exported,
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
