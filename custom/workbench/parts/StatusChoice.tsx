import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { TRANSLATION_STATUSES } from '#contract/rules/translations/translations.ts'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { cellsIn } from '../model/pastedBlock.ts'
import { SOURCE, statusAt, textAt } from '../model/workTitle.ts'
import { useCounted } from '../useCounted.ts'
import { useWorkbench } from '../WorkbenchContext.ts'

/** How far people say that the selected translations are; what is pressed already is taken back. */
export function StatusChoice() {
  const { sheetNow, range, edit, whyNot } = useWorkbench()
  const translate = useTranslate()
  const counted = useCounted()
  const cells = cellsIn(sheetNow(), range).filter(
    ({ title, field, lang, cell }) => field.staged && lang !== SOURCE && textAt(title.now, cell) !== '',
  )
  if (cells.length === 0) return null
  const free = cells.filter(({ title }) => whyNot(title) === undefined)
  const label = translate('workbench.status.label')
  return (
    <section>
      <h2>{label}</h2>
      <Chips role="group" aria-label={label}>
        {TRANSLATION_STATUSES.map((status) => {
          const isPressed = cells.every(({ title, cell }) => statusAt(title.now, cell) === status)
          const next = isPressed ? undefined : status
          return (
            <PressChip
              key={status}
              type="button"
              aria-pressed={isPressed}
              disabled={free.length === 0}
              onClick={() =>
                edit(
                  'state',
                  free.map(({ title, cell }) => ({ ...cell, id: title.id, status: next })),
                )
              }
            >
              {translate(`workbench.states.${status}`)}
            </PressChip>
          )
        })}
      </Chips>
      {cells.length > 1 && <small>{counted('status.cells', cells.length)}</small>}
    </section>
  )
}

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // The panel is as raised as a chip is elsewhere.
  '& button:not([aria-pressed=true], :hover)': { backgroundColor: 'var(--mui-palette-surface-pressed)' },
})
