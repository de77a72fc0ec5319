import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'

type PageQuery = { pageNumber: number; pageSize: number }
type Page<Row> = { rows: readonly Row[]; count?: number | undefined }

/**
 * All rows of a list, in pages as large as calls answer: for a file, or for what is decided as a whole. Ends where the
 * list says that it does, or answers less than a page.
 */
export async function readEveryPage<Row>(read: (query: PageQuery) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows, count = Infinity } = await read({ pageNumber, pageSize: MAX_PAGE_SIZE })
    all.push(...rows)
    if (rows.length < MAX_PAGE_SIZE || all.length >= count) return all
  }
}
