import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useWindowKeys } from '#kit/parts/keys/useWindowKeys.ts'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useAssoc } from './useAssoc.ts'

type NeighboursProps = { type: TypeSummary; record: ContentRecord }

/** Keys that lead to the neighbours from wherever the focus is. */
const KEYS = { previous: 'PageUp', next: 'PageDown' } as const
type Side = keyof typeof KEYS

/** The episode before and the one after, in the bar: by button and by Alt with page up or down. */
export function Neighbours({ type, record }: NeighboursProps) {
  const hasPlace = type.relations?.parent !== undefined && type.narrow.number !== undefined
  const { data } = useAssoc(type, record, hasPlace)
  const { product } = useConsole()
  const navigate = useNavigate()
  const go = (row: TreeRow | undefined) => row && void navigate(itemPath(product, type, row.id))
  useWindowKeys((event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const side = (Object.keys(KEYS) as Side[]).find((one) => KEYS[one] === event.key)
    if (!side || !data?.[side]) return
    event.preventDefault()
    go(data[side])
  })
  if (!hasPlace || !data || (!data.previous && !data.next)) return null
  return (
    <span style={{ display: 'inline-flex', flex: 'none' }}>
      <Neighbour side="previous" row={data.previous} onGo={() => go(data.previous)} />
      <Neighbour side="next" row={data.next} onGo={() => go(data.next)} />
    </span>
  )
}

const NOBODY: TreeRow = { id: '', key: '', urn: '', cty: '', st: 'draft', rev: 0, sides: [], ct: '', ut: '', uu: '' }

function Neighbour({ side, row, onGo }: { side: Side; row: TreeRow | undefined; onGo: () => void }) {
  const translate = useTranslate()
  const name = useRowTitle(row ?? NOBODY)
  const label = row
    ? translate(`relations.${side}`, { name: row.order === undefined ? name : `${row.order}. ${name}` })
    : translate(side === 'previous' ? 'relations.noPrevious' : 'relations.noNext')
  useCommands(
    row
      ? [
          {
            id: `record.${side}`,
            group: 'page',
            label,
            icon: side === 'previous' ? 'chevronUp' : 'chevronDown',
            shownKeys: `Alt+${KEYS[side]}`,
            act: { run: onGo },
          },
        ]
      : [],
  )
  return (
    <IconButton
      size="small"
      disabled={!row}
      aria-label={label}
      title={label}
      aria-keyshortcuts={`Alt+${KEYS[side]}`}
      onClick={onGo}
    >
      <Icon name={side === 'previous' ? 'chevronUp' : 'chevronDown'} size="medium" />
    </IconButton>
  )
}
