import { expect, it } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { treeFiles } from './treeFiles.ts'

const types = ['movie', 'tvepisode', 'tvseason', 'tvseries'].map((name) => summaryOf(shippedType(name)))
const [movie, , season, series] = types as [(typeof types)[0], unknown, (typeof types)[0], (typeof types)[0]]
const show = {
  id: 66,
  name: 'The Show',
  _embedded: { episodes: [{ id: 1, name: 'Pilot', season: 1, number: 1 }] },
}
const fileOf = (value: unknown, name = 'show.json') => new File([JSON.stringify(value)], name)

it('a nested file becomes one file for series, seasons and episodes each', async () => {
  const parts = await treeFiles(fileOf(show), series, types)
  expect(parts.map(({ type, file, count }) => [type, file.name, count])).toEqual([
    ['tvseries', 'show-tvseries.ndjson', 1],
    ['tvseason', 'show-tvseason.ndjson', 1],
    ['tvepisode', 'show-tvepisode.ndjson', 1],
  ])
  expect(JSON.parse((await parts[2]?.file.text()) ?? '')).toMatchObject({ name: 'Pilot', 'parent.ex_id': '66-s01' })
})

it('a file without nesting, of another type or that cannot be read stays one', async () => {
  expect(await treeFiles(fileOf([{ id: 1, name: 'The Show' }]), series, types)).toEqual([])
  expect(await treeFiles(fileOf(show), movie, types)).toEqual([])
  expect(await treeFiles(fileOf(show), season, types)).toEqual([])
  expect(await treeFiles(new File(['[{"id": '], 'show.json'), series, types)).toEqual([])
})
