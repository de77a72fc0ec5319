import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { handedTitles } from '#kit/parts/routes/handedTitles.ts'
import { createWorkbench } from './model/createWorkbench.ts'
import { TypeChoice } from './parts/TypeChoice.tsx'
import { useFields } from './useFields.ts'
import { WorkbenchScreen } from './WorkbenchScreen.tsx'

const ALL: Chosen = { flt: { filter: [] } }

/** The texts of many titles in all languages, as a sheet: of the type in the address, of those that a list handed over. */
export function Page() {
  const translate = useTranslate()
  const { types } = useConsole()
  const [search] = useSearchParams()
  const type = types.find((one) => one.type === search.get('type')) ?? types[0]
  if (!type) return <EmptyState icon="globe" title={translate('workbench.noTypes')} />
  const handed = search.get('titles')
  // Other titles are another piece of work, with its own steps.
  return <OfType key={`${type.type} ${handed}`} type={type} meant={handedTitles(handed) ?? ALL} />
}

function OfType({ type, meant }: { type: TypeSummary; meant: Chosen }) {
  const translate = useTranslate()
  const format = useFormat()
  const [bench] = useState(() => createWorkbench({ now: format.now }))
  const { fields, nested, error, retry } = useFields(type.type)
  if (error) return <CallError error={error} onRetry={retry} />
  if (!fields) return <ListSkeleton />
  if (fields.length === 0)
    return <EmptyState icon="globe" title={translate('workbench.noFields')} actions={<TypeChoice type={type} />} />
  return <WorkbenchScreen type={type} meant={meant} bench={bench} all={fields} nested={nested} />
}
