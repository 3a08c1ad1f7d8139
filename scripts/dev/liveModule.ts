const exported = /^export const (\w+)/gm;

/**
 * A generated module whose values can be replaced while the page stands: whoever has imported them reads the new ones
 * from then on, because an import is a binding and no copy. Every copy of the module that was ever loaded follows, the
 * one that the page began with too.
 */
export function liveModule(code: string): string {
  const names = [...code.matchAll(exported)].map(([, name = '']) => name);
  if (names.length === 0) return code;
  const values = names.map((name) => `${name} = next.${name};`).join(' ');
  return `${code.replace(exported, 'export let $1')}
if (import.meta.hot) {
  const followers = (import.meta.hot.data.followers ??= []);
  followers.push((next) => { ${values} });
  import.meta.hot.accept((next) => {
    if (next) for (const follow of followers) follow(next);
    window.dispatchEvent(new Event('cohort:spec-live'));
  });
}
`;
}
