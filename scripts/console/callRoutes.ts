import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { answerKind } from '#contract/wire/answerKind.ts'

type Row = {
  name: string
  method: string
  path: string
  allProducts?: boolean
  paged?: boolean
  takes?: string
  answer: unknown
}

const ROWS = '/contract/wire/callRows.ts'

/**
 * Leaves of the call table what the console asks of it (`routeOf`): name, method, path, two flags, what its body is, and
 * whether the answer is a list or a record. The schemas check nothing in a page, and would bring the whole schema library into the
 * first load.
 */
export function callRoutes(): Plugin {
  return {
    name: 'call-routes',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(ROWS)) return undefined
      const { rows } = (await import(pathToFileURL(id).href)) as { rows: readonly Row[] }
      const routes = rows.map(({ name, method, path, allProducts, paged, takes, answer }) => ({
        name,
        method,
        path,
        allProducts,
        paged,
        takes,
        answers: answerKind(answer),
      }))
      return { code: `export const rows = ${JSON.stringify(routes)}`, moduleType: 'js' }
    },
  }
}
