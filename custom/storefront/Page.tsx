import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useLocation, useParams } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { StorefrontScreen } from './StorefrontScreen.tsx'
import { pageCalls } from './session/pageCalls.ts'

/** A storefront or collection, open (specification section 2): it is read with its containers inside. */
export function Page() {
  const { storefrontId = '' } = useParams()
  const { pathname } = useLocation()
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const list = /\/collection\//.test(pathname) ? 'collection' : 'storefront'
  const page = useQuery({
    queryKey: ['storefrontPage', product, storefrontId],
    queryFn: ({ signal }) => pageCalls(calls).read(storefrontId, signal),
    // The screen follows the page by itself from here on: a later answer must not replace what is edited.
    staleTime: Infinity,
    gcTime: 0,
  })
  const back = { to: inProduct(product, list), label: translate(`pages.titles.${list}s`) }
  if (page.data) return <StorefrontScreen key={storefrontId} page={page.data} back={back} />
  return (
    <>
      <BarFrame title="" pageName={undefined} back={back} isLoading={!page.error} />
      {page.error ? (
        <CallError title={translate('storefront.readFailed')} error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
