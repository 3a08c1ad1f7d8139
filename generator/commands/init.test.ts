import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const house = join(import.meta.dirname, '..', '..');
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'init-'));
});
afterAll(() => {
  const workshops = globSync('.cache/products/first-shop-*', { cwd: house });
  for (const folder of [home, ...workshops.map((name) => join(house, name))]) rmSync(folder, { recursive: true });
});

function call(...words: readonly string[]) {
  const cli = join(house, 'generator/cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], { cwd: house, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe('spec init', () => {
  it('writes a product with its name, colour and languages, of which the check has nothing to say', () => {
    const product = join(home, 'first-shop');
    const languages = 'ar,de,es,fr,id,ja_JP,ko,pt,tr,uk';
    const made = call('init', product, '--name', 'First shop', '--languages', languages, '--brand', '#b45309');
    expect(made.said).toContain(`npm start -- --product ${product}`);
    expect(readFileSync(join(product, 'spec/app.yaml'), 'utf8')).toContain('name: First shop');
    expect(readFileSync(join(product, 'demo/demo.yaml'), 'utf8')).toContain('#b45309');
    expect(call('check', '--product', product)).toEqual({ status: 0, said: 'spec: no problems\n' });
    expect(call('init', product), 'what is there is never overwritten').toMatchObject({ status: 1 });
  });

  it('says what is wrong with a language or a colour, and writes nothing', () => {
    const product = join(home, 'none');
    expect(call('init', product, '--languages', 'en,xx').said).toContain(
      "there are no words in 'xx' yet. Choose from ar",
    );
    expect(call('init', product, '--brand', 'blue').said).toContain("'blue' is no colour");
    expect(globSync('*', { cwd: product })).toEqual([]);
  });
});

describe('a product that is a spec alone', () => {
  it('is looked at with --product; what writes takes its folder', () => {
    expect(call('rename', '--product', 'examples/library').said).toContain('say --root examples/library');
    expect(call('check', '--product', home).said).toContain('There is no spec/app.yaml');
  });
});
