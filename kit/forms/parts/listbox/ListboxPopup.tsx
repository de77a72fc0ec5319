import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Choice } from '../../schema/choices.ts'
import { ListboxSheet, useActiveInView } from './ListboxSheet.ts'
import type { Listbox } from './useListbox.ts'

/** More than this is not read through but searched. */
export const SHOWN_CHOICES = 100

const Sheet = styled(ListboxSheet)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '& > [role=listbox]': { overflow: 'auto', minBlockSize: 0 },
  '& [role=option]': { alignItems: 'center', gap: 8, minHeight: 32, overflowWrap: 'anywhere', '& > span': { flex: 1 } },
  '& > p': { ...theme.typography.meta, margin: 0, padding: 8, color: theme.vars.palette.text.tertiary },
}))

type ListboxPopupProps = {
  listbox: Listbox
  anchor: HTMLElement | null
  label: string
  choices: readonly Choice[]
  isChosen: (choice: Choice) => boolean
  several?: boolean
  /** What is said where nothing is offered, unless that nothing matches. */
  nothing?: string | undefined
  onTake: (index: number) => void
}

/** The list under an input. Pointing keeps the cursor in the input, so typing goes on. */
export function ListboxPopup(props: ListboxPopupProps) {
  const { listbox, anchor, label, choices, isChosen, several, nothing, onTake } = props
  const translate = useTranslate()
  const list = useActiveInView(listbox)
  const { isOpen, active, listId, optionId, setActive } = listbox
  if (!isOpen || !anchor) return null
  const hidden = choices.length - SHOWN_CHOICES
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Sheet
        ref={list}
        style={{ minWidth: anchor.offsetWidth, maxWidth: Math.max(480, anchor.offsetWidth) }}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={label} aria-multiselectable={several}>
          {choices.slice(0, SHOWN_CHOICES).map((choice, index) => (
            <div
              key={index}
              id={optionId(index)}
              role="option"
              aria-selected={isChosen(choice)}
              data-active={index === active || undefined}
              onPointerMove={() => index !== active && setActive(index)}
              onClick={() => onTake(index)}
            >
              <span>{choice.label}</span>
              {isChosen(choice) && <Icon name="check" size="small" />}
            </div>
          ))}
        </div>
        {choices.length === 0 && <p role="status">{nothing ?? translate('forms.noMatch')}</p>}
        {hidden > 0 && <p role="status">{translate('forms.moreMatches', { smart_count: hidden })}</p>}
      </Sheet>
    </Popper>
  )
}
