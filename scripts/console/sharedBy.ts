/** What a bundler knows of its modules: those that one of them imports at once. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** The index of a package names all that it has; of that the bundler brings along what is used. */
const PACKAGE_INDEX = /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:(?:dist|build|esm|es|lib|modern)\/)*index\.[cm]?js$/

/**
 * The name of a group that has what all of some screens need, so that none of them fetches what only another one shows.
 * `entries` are the ids of the screens' modules.
 *
 * @example sharedBy('screens', [dashboard, list])(id, graph) // 'screens', or null for a module that one of them needs
 */
export function sharedBy(name: string, entries: readonly string[]) {
  let shared: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    shared ??= inAll(entries.map((entry) => neededBy(entry, graph)))
    return shared.has(id) ? name : null
  }
}

const inAll = ([first, ...others]: readonly ReadonlySet<string>[]) =>
  new Set([...(first ?? [])].filter((id) => others.every((one) => one.has(id))))

/** The module with all that it imports at once, and they in turn. */
function neededBy(entry: string, graph: Graph): Set<string> {
  const found = new Set([entry])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!PACKAGE_INDEX.test(imported)) found.add(imported)
  return found
}
