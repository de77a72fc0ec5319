type Cursors = { page: number; next?: string | undefined; prev?: string | undefined }

/**
 * Remembers the cursors of the page last shown of each list, so that a step to a neighbour goes by key and a jump by
 * number: deep pages then cost what page 1 costs (design section 7).
 */
export function createCursorMemory(most = 20) {
  const lists = new Map<string, Cursors>()
  return {
    /** What to send for a page of the list: a cursor, or the page's number. */
    locate: (list: string, page: number): { after: string } | { before: string } | { pageNumber: number } => {
      const last = lists.get(list)
      if (last?.next && page === last.page + 1) return { after: last.next }
      if (last?.prev && page === last.page - 1 && page > 1) return { before: last.prev }
      return { pageNumber: page }
    },
    remember: (list: string, cursors: Cursors): void => {
      lists.delete(list)
      lists.set(list, cursors)
      const oldest = lists.keys().next().value
      if (lists.size > most && oldest !== undefined) lists.delete(oldest)
    },
  }
}
