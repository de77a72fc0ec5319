import type { ResourceDefinition, ResourceProps } from 'ra-core'

/**
 * What react-admin's `Resource.registerResource` makes of a resource, without the element that it belongs to, whose
 * routes and memory of scrolling are part of no first screen.
 */
export const registeredResource = ({
  create,
  edit,
  list,
  show,
  hasCreate,
  hasEdit,
  hasShow,
  ...resource
}: ResourceProps): ResourceDefinition => ({
  name: resource.name,
  ...(resource.options && { options: resource.options }),
  ...(resource.icon && { icon: resource.icon }),
  ...(resource.recordRepresentation && { recordRepresentation: resource.recordRepresentation }),
  hasList: Boolean(list),
  hasCreate: Boolean(create ?? hasCreate),
  hasEdit: Boolean(edit ?? hasEdit),
  hasShow: Boolean(show ?? hasShow),
})
