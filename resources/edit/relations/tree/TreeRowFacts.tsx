import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { workflowState } from '#contract/rules/availability/titleState.ts'

/** Under a title: what viewers see, a draft over it, who holds it, how many pieces it has. */
export function TreeRowFacts({ row, type }: { row: TreeRow; type: TypeSummary | undefined }) {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const { shown: state, over } = workflowState(row, type?.area)
  return (
    <span className="facts">
      <span className="state">
        <StatusGlyph state={state} size="tiny" worded />
        {translate(`status.${state}`)}
      </span>{' '}
      {over && (
        <span title={translate(over === 'draft' && row.changed ? 'list.draftChanged' : `status.${over}`)}>
          <StatusGlyph state={over} size="tiny" />
        </span>
      )}
      {row.lock && (
        <LockChip
          brief
          holder={row.lock.uid === actor.uid ? { kind: 'mine' } : { kind: 'other', name: row.lock.name }}
        />
      )}{' '}
      {row.children !== undefined && row.children > 0 && (
        <span>{translate('relations.pieces', { smart_count: row.children, n: format.number(row.children) })}</span>
      )}
    </span>
  )
}
