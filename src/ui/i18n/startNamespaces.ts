/**
 * Namespaces that nearly every first page shows texts of. The build puts them into one file for each language
 * (`LANGUAGE/start.json`), which the page's document names, so that they come with the scripts and not after them.
 */
export const startNamespaces: readonly string[] = ['shell', 'errors', 'spec', 'auth', 'screens', 'tasks'];
