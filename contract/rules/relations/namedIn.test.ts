import { expect, it } from 'vitest'
import { namedIn } from './namedIn.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const schema = {
  type: 'object',
  properties: {
    parent: { type: 'string', 'x-refers': ['series'], 'x-label': label('Series') },
    rel: { type: 'array', 'x-label': label('Related'), items: { type: 'string', 'x-refers': ['film'] } },
    teams: {
      type: 'array',
      'x-label': label('Teams'),
      items: { type: 'object', properties: { id: { type: 'string', 'x-refers': ['team'] }, n: { type: 'string' } } },
    },
    event: {
      type: 'object',
      properties: { id: { type: 'string', 'x-refers': ['event'], 'x-label': label('Event') } },
    },
  },
}

it('finds what a payload names, in lists and in entries of lists too, with the place and its name', () => {
  const payload = { parent: 's', rel: ['a', 'b', ''], teams: [{ n: 'x' }, { id: 't' }], event: { id: 'e' }, more: 'z' }
  expect(namedIn(schema, payload).map(({ id, field, label: words }) => [id, field, words?.en])).toEqual([
    ['s', '/parent', 'Series'],
    ['a', '/rel/0', 'Related'],
    ['b', '/rel/1', 'Related'],
    ['t', '/teams/1/id', 'Teams'],
    ['e', '/event/id', 'Event'],
  ])
})

it('finds nothing in a payload of another shape', () => {
  expect(namedIn(schema, { parent: 7, rel: 'no list'.length, teams: null, event: [] })).toEqual([])
  expect(namedIn({}, { rel: ['a'] })).toEqual([])
})
