import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useLocation, useParams } from 'react-router'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { useFirstLook } from '#kit/record/lock/useFirstLook.ts'
import { SeenLock } from '#kit/record/lock/SeenLock.ts'
import { StorefrontScreen } from './StorefrontScreen.tsx'
import { containerCalls } from './session/containerCalls.ts'
import { pageCalls } from './session/pageCalls.ts'

/** A storefront or collection with its containers, or a container by itself, open (specification section 2). */
export function Page() {
  const { storefrontId = '' } = useParams()
  const { pathname } = useLocation()
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const of = (['collection', 'Container'] as const).find((one) => pathname.includes(`/${one}/`)) ?? 'storefront'
  const only = of === 'Container' ? storefrontId : undefined
  const page = useQuery({
    queryKey: ['storefrontPage', product, of, storefrontId],
    queryFn: ({ signal }) =>
      (only === undefined ? pageCalls(calls) : containerCalls(calls, only)).read(storefrontId, signal),
    // The screen follows the page by itself from here on: a later answer must not replace what is edited.
    staleTime: Infinity,
    gcTime: 0,
  })
  const target = { id: storefrontId, urn: only === undefined ? PAGE_URN : CONTAINER_URN }
  const look = useFirstLook(target, page.isSuccess)
  const back = { to: inProduct(product, of), label: translate(`pages.titles.${of.toLowerCase()}s`) }
  if (page.data && !look.isPending)
    return (
      <SeenLock value={look.lock}>
        <StorefrontScreen key={storefrontId} page={page.data} back={back} only={only} />
      </SeenLock>
    )
  return (
    <>
      <BarFrame
        title={page.error ? translate(`pages.titles.${of.toLowerCase()}`) : ''}
        pageName={undefined}
        back={back}
        isLoading={!page.error}
      />
      {page.error ? (
        <CallError title={translate('storefront.readFailed')} error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
