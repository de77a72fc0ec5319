import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { TypeImport } from './TypeImport.tsx'

/** Titles of the type in the address from a file. */
export function ImportScreen() {
  const { resourceType = '' } = useParams()
  const type = useTypeSummary(resourceType)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  return <TypeImport key={type.type} type={type} />
}
