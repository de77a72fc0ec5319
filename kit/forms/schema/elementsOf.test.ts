import { expect, it } from 'vitest'
import { elementsOf } from './elementsOf.ts'
import { rowShape } from './itemsOf.ts'
import type { FormSchema } from './formSchema.ts'

const team: FormSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', 'x-refers': ['team'] } as FormSchema,
    c: { type: 'string', maxLength: 12 },
  },
}

it('finds the document that a record within a record names by its title', () => {
  const [id, code] = elementsOf(team, undefined)
  expect(id).toMatchObject({ scope: '#/properties/id', options: { widget: 'reference' } })
  expect(code?.options).toBeUndefined()
})

it('keeps such an id out of the narrow columns of a table', () => {
  const { columns, more } = rowShape(team, team)
  expect(columns.map(({ element }) => element.scope)).toEqual(['#/properties/c'])
  expect(more).toMatchObject([{ scope: '#/properties/id', options: { widget: 'reference' } }])
})
