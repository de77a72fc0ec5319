import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { useScheduleWords } from '../useScheduleWords.ts'
import type { ShelfSearch } from './useShelfTitles.ts'

type ShelfListProps = { state: ShelfSearch['state']; count: number; more: number; children: ReactNode }

/** The rows of the shelf: arrows walk from button to button. Says where there are none, and why. */
export function ShelfList({ state, count, more, children }: ShelfListProps) {
  const { translate, format } = useScheduleWords()
  const note =
    state === 'short' || state === 'failed'
      ? state
      : count === 0
        ? state === 'searching'
          ? 'searching'
          : 'nothing'
        : undefined
  return (
    <Rows onKeyDown={walk} aria-busy={state === 'searching'}>
      <p role="status">{note && translate(`scheduleShelf.${note}`)}</p>
      <ul aria-label={translate('scheduleShelf.title')}>{children}</ul>
      {more > 0 && <p>{translate('scheduleShelf.more', { count: format.number(more) })}</p>}
    </Rows>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-shelf]:not(:disabled)')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = buttons[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

const Rows = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
  '& p:not(:empty)': { paddingBlock: 6 },
})
