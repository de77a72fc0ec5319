import { Resource } from 'ra-core'
import { expect, it } from 'vitest'
import { registeredResource } from './registeredResource.ts'

const Screen = () => null
const resources = [
  { name: 'venues' },
  { name: 'venues', list: Screen, edit: Screen, options: { label: 'Venues' } },
  { name: 'venues', create: Screen, show: Screen, icon: Screen, recordRepresentation: 'name' },
  { name: 'venues', hasCreate: true, hasEdit: true, hasShow: true },
  { name: 'venues', edit: Screen, hasEdit: false },
]

it.each(resources)('says of %j what react-admin says', (resource) => {
  expect(registeredResource(resource)).toEqual(Resource.registerResource(resource))
})
