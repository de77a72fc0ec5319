import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { ListboxSheet, useActiveInView } from '../parts/listbox/ListboxSheet.ts'
import type { Listbox } from '../parts/listbox/useListbox.ts'
import { ReferenceLine } from './ReferenceLine.tsx'
import type { Found } from './useReferenceSearch.ts'

const Sheet = styled(ListboxSheet)(({ theme }) => ({
  maxHeight: 384,
  '& [role=option]': { minHeight: 40 },
  '& p': { ...theme.typography.meta, margin: 0, padding: '6px 8px', color: theme.vars.palette.text.tertiary },
}))

type ReferencePopupProps = {
  listbox: Listbox
  anchor: HTMLElement | null
  label: string
  found: Found
  chosen: readonly string[]
  onTake: (index: number) => void
}

/** What fits the term, or what was chosen last; pointing keeps the cursor in the input. */
export function ReferencePopup({ listbox, anchor, label, found, chosen, onTake }: ReferencePopupProps) {
  const translate = useTranslate()
  const list = useActiveInView(listbox)
  const { isOpen, active, listId, optionId, setActive } = listbox
  if (!isOpen || !anchor) return null
  const note = noteOf(found)
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Sheet style={{ width: Math.max(anchor.offsetWidth, 420) }} onPointerDown={(event) => event.preventDefault()}>
        {found.state === 'recent' && found.rows.length > 0 && <p>{translate('relations.reference.recent')}</p>}
        <div ref={list} id={listId} role="listbox" aria-label={label} aria-busy={found.state === 'searching'}>
          {found.rows.map((row, index) => (
            <div
              key={row.id}
              id={optionId(index)}
              role="option"
              aria-selected={chosen.includes(row.id)}
              data-active={index === active || undefined}
              onPointerMove={() => index !== active && setActive(index)}
              onClick={() => onTake(index)}
            >
              <ReferenceLine row={row} />
            </div>
          ))}
        </div>
        {note && <p role="status">{translate(`relations.reference.${note}`, { smart_count: found.more })}</p>}
      </Sheet>
    </Popper>
  )
}

function noteOf({ state, rows, more }: Found): string | undefined {
  if (state === 'found') return rows.length === 0 ? 'none' : more > 0 ? 'more' : undefined
  if (state === 'recent') return rows.length === 0 ? 'short' : 'orType'
  return state
}
