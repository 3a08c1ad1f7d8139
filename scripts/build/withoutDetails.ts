import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/**
 * The editor's style sheet has rules for parts that open and close, which our writing does not have. One of them asks what each
 * button of a page stands beside, so that a browser styles hundreds anew whenever a row is put into a list.
 */
export const withoutDetails: Plugins[number] = {
  postcssPlugin: 'cohort-without-details',
  Rule(rule) {
    const isOfDetails = rule.selectors.every((selector) => /data-type=["']?details/.test(selector));
    if (isOfDetails) rule.remove();
  },
};
