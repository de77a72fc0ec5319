import { BasenameContextProvider, Resource } from 'ra-core'
import type { ExtensionResource } from '#kit/parts/extension/Extension.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { inProduct, OWN } from '#kit/parts/routes/paths.ts'

/** A resource of an extension, by react-admin's own `<Resource>`: list, create, edit and show below its name. */
export function OwnResource({ resource }: { resource: ExtensionResource }) {
  const { product } = useConsole()
  return (
    <BasenameContextProvider basename={inProduct(product, OWN)}>
      <Resource {...resource} />
    </BasenameContextProvider>
  )
}
