import { useTranslate } from 'ra-core'
import { useLocation, useParams } from 'react-router'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { FirstLook } from '#kit/record/lock/FirstLook.tsx'
import { useReadOnce } from '#kit/record/screen/useReadOnce.ts'
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
  const { record, error, retry } = useReadOnce(['storefrontPage', product, of, storefrontId], (signal) =>
    (only === undefined ? pageCalls(calls) : containerCalls(calls, only)).read(storefrontId, signal),
  )
  const back = { to: inProduct(product, of), label: translate(`pages.titles.${of.toLowerCase()}s`) }
  const meanwhile = (
    <>
      <BarFrame
        title={error ? translate(`pages.titles.${of.toLowerCase()}`) : ''}
        pageName={undefined}
        back={back}
        isLoading={!error}
      />
      {error ? (
        <CallError title={translate('storefront.readFailed')} error={error} onRetry={retry} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
  const target = { id: storefrontId, urn: only === undefined ? PAGE_URN : CONTAINER_URN }
  return (
    <FirstLook target={target} record={record} meanwhile={meanwhile}>
      {(page) => <StorefrontScreen key={storefrontId} page={page} back={back} only={only} />}
    </FirstLook>
  )
}
