/** What is made of the sources, and not made again from the same ones: the compiled spec, the built client and the book. */
import { contentStamp, noteDone, onceFor } from './contentStamp.mjs';

const made = {
  generate: {
    inputs: [
      'spec',
      'generator',
      'domain',
      'server/entities',
      'server/graphql',
      'server/modules',
      'src',
      'codegen.ts',
      'codegen',
      'package-lock.json',
    ],
    outputs: ['server/generated/entities.gen.ts', 'src/generated/routes.gen.ts', 'docs/schema.graphql'],
  },
  build: {
    inputs: [
      'spec',
      'generator',
      'domain',
      'src',
      'locales',
      'public',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
    ],
    outputs: ['dist/index.html'],
  },
  book: {
    inputs: [
      'spec',
      'generator',
      'domain',
      'src',
      'stories',
      '.storybook',
      'locales',
      'docs/schema.graphql',
      'package-lock.json',
    ],
    outputs: ['storybook-static/index.json'],
  },
};

/** Runs `make` unless what it makes is there, from the same sources. `name` is `generate`, `build` or `book`. */
export function makeOnce(root, name, make) {
  const { inputs, outputs } = made[name];
  return onceFor(root, name, contentStamp(root, inputs), outputs, make);
}

/** Says that it has just been made. */
export function noteMade(root, name) {
  noteDone(root, name, contentStamp(root, made[name].inputs));
}
