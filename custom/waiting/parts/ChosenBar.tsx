import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import { SelectionToolbar } from '#kit/parts/table/selection/SelectionToolbar.tsx'
import type { ApprovalVerb } from '#kit/record/actions/useApproval.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'

const ACTS = [
  { verb: 'approve', icon: 'check', keys: 'A' },
  { verb: 'returnToDraft', icon: 'undo', keys: 'R' },
] as const

type ChosenBarProps = {
  selection: Selection<ContentRow>
  onDecide: (verb: ApprovalVerb, rows: readonly ContentRow[]) => void
}

/** How many are chosen and what can be decided about all of them, between table and pager. */
export function ChosenBar({ selection, onDecide }: ChosenBarProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { rows } = useSyncExternalStore(selection.subscribe, selection.state)
  const count = rows.size
  const acts = ACTS.map((act) => ({
    ...act,
    label: translate(verbKey(act.verb)),
    run: () => onDecide(act.verb, [...rows.values()]),
  }))
  useCommands(
    count === 0
      ? []
      : acts.map(({ verb, icon, keys, label, run }) => ({
          id: `waiting.${verb}`,
          group: 'page',
          label,
          icon,
          keys,
          act: { run },
        })),
  )
  if (count === 0) return null
  return (
    <SelectionToolbar onClear={selection.clear}>
      <b role="status">
        {translate('list.selected', { smart_count: count }).replace(String(count), format.number(count))}
      </b>
      {acts.map(({ verb, icon, keys, label, run }) => (
        <Button
          key={verb}
          size="small"
          variant={verb === 'approve' ? 'contained' : 'outlined'}
          startIcon={<Icon name={icon} size="small" />}
          aria-keyshortcuts={keys}
          onClick={run}
        >
          {`${label} · ${format.number(count)}`}
        </Button>
      ))}
    </SelectionToolbar>
  )
}
