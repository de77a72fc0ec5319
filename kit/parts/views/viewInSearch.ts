/** The saved view that the address of a list names, by its id. */
export function viewInSearch(search: string): string | undefined {
  try {
    const { view } = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as { view?: unknown }
    return typeof view === 'string' ? view : undefined
  } catch {
    return undefined
  }
}
