import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useRowTitle } from './ReferenceLine.tsx'

/** Opens the target in a new tab, so that the form stays where it is. */
export function ReferenceLink({ row }: { row: ContentRow }) {
  const translate = useTranslate()
  const console = useContext(ConsoleContext)
  const name = useRowTitle(row)
  const type = console?.types?.find((one) => one.type === row.cty)
  if (!type) return null
  const label = translate('relations.reference.open', { name })
  return (
    <a
      className="f-icon"
      href={itemPath(console?.product, type, row.id)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="external" size="small" />
    </a>
  )
}
