import { expect, it } from 'vitest'
import { sharedBy } from './sharedBy.ts'

const INDEX = '/node_modules/ra-core/dist/index.js'
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['bars', 'menu', INDEX],
  list: ['table', 'menu', INDEX],
  menu: ['popup'],
  popup: ['menu'],
  [INDEX]: ['unused'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

it('what two screens need has a file of its own, with what it needs in turn, and nothing that one of them needs alone or an index merely names', () => {
  const nameOf = sharedBy('screens', ['dashboard', 'list'])
  const named = ['dashboard', 'bars', 'list', 'table', 'menu', 'popup', INDEX, 'unused'].map((id) => nameOf(id, graph))
  expect(named).toEqual([null, null, null, null, 'screens', 'screens', null, null])
})
