import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /^assets\/.*\.(css|js|json|svg)$/;
const fewBytes = 1024;

/** Writes each asset beside itself as Brotli does it best, which takes too long to be done when somebody waits for it. */
export function compressedAssets(): Plugin {
  return {
    name: 'cohort-compressed-assets',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const assets = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName));
      await Promise.all(
        assets.map(async (asset) => {
          const plain = Buffer.from(asset.type === 'chunk' ? asset.code : asset.source);
          if (plain.length < fewBytes) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
          await writeFile(join(dir, `${asset.fileName}.br`), await compress(plain, { params }));
        }),
      );
    },
  };
}
