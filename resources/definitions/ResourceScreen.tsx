import { BasenameContextProvider, ResourceContextProvider, useTranslate } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { createElement, isValidElement } from 'react'
import { useParams } from 'react-router'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { GeneratedList, GeneratedRecord } from './generatedScreens.ts'

type Kind = 'list' | 'edit' | 'create'

/** The generated screens of every type document. */
const GENERATED: Readonly<Record<Kind, ComponentType>> = {
  list: GeneratedList,
  edit: GeneratedRecord,
  create: GeneratedRecord,
}

/**
 * A screen of the resource in the address: the generated one, or that of an extension in its place. React-admin's own
 * parts find the resource and make its addresses (`/<area>/<type>/<id>`) from what stands round it here.
 */
export function ResourceScreen({ kind }: { kind: Kind }) {
  const { resourceType = '' } = useParams()
  const type = useTypeSummary(resourceType)
  const { product } = useConsole()
  const own = useOwnScreen(resourceType, kind)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  return (
    <BasenameContextProvider basename={inProduct(product, type.area)}>
      <ResourceContextProvider value={type.type}>{own ?? createElement(GENERATED[kind])}</ResourceContextProvider>
    </BasenameContextProvider>
  )
}

function useOwnScreen(name: string, kind: Kind): ReactNode {
  const resource = useExtensions()
    .flatMap(({ resources = [] }) => resources)
    .find((one) => one.name === name)
  const screen = resource?.[kind]
  if (screen === undefined || isValidElement(screen)) return screen
  return createElement(screen as ComponentType)
}
