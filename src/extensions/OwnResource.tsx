import { BasenameContextProvider, Resource, useTranslate } from 'ra-core'
import type { ExtensionResource } from '#kit/parts/extension/Extension.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { StockPage } from '#kit/parts/page/StockPage.ts'
import { inProduct, OWN } from '#kit/parts/routes/paths.ts'
import { labelOf } from './labelOf.ts'

/** A resource of an extension, by react-admin's own `<Resource>`: list, create, edit and show below its name. */
export function OwnResource({ resource }: { resource: ExtensionResource }) {
  const { product } = useConsole()
  const translate = useTranslate()
  return (
    <BasenameContextProvider basename={inProduct(product, OWN)}>
      <PageHead title={translate(labelOf(resource))} />
      <StockPage>
        <Resource {...resource} />
      </StockPage>
    </BasenameContextProvider>
  )
}
