/** `startup.file.tasks` → `startupFileTasks`: what a route is called in code. */
export function routeName(id: string): string {
  return id.replace(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase());
}

/** Its variable in the generated tree, told apart from everything else there by beginning and end. */
export function routeVariable(id: string): string {
  const name = routeName(id);
  return `page${name.charAt(0).toUpperCase()}${name.slice(1)}Route`;
}
