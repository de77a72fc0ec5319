import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { radius } from '#kit/parts/theme/tokens.ts'

const Dot = styled('span')({ flex: 'none', width: 14, height: 14, marginBlockStart: 3, borderRadius: '50%' })

type ChoiceCardProps = {
  /** Whose text it is: read out with it, shown in the head of the column; '' where the text says it. */
  head: string
  /** The text as one piece: marks within it would be read as pauses. */
  text: string
  isChosen: boolean
  /** The radio group's one tab stop while nothing is chosen. */
  isFirst: boolean
  onChoose: () => void
  children: ReactNode
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys go round the cards of one field and choose, as radio buttons do. */
function goOn({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const step = ARROWS[key]
  if (!step) return false
  const cards = [...(currentTarget.closest('[role=radiogroup]')?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
  const next = cards.at((cards.indexOf(currentTarget) + step) % cards.length)
  next?.focus()
  next?.click()
  return true
}

/** One of the texts of a field that two people changed. */
export function ChoiceCard({ head, text, isChosen, isFirst, onChoose, children }: ChoiceCardProps) {
  const edge = isChosen
    ? 'inset 0 0 0 4px var(--mui-palette-accent-main)'
    : 'inset 0 0 0 1.5px var(--mui-palette-line-outline)'
  return (
    <ButtonBase
      role="radio"
      aria-checked={isChosen}
      aria-label={head ? `${head}: ${text}` : text}
      tabIndex={isChosen || isFirst ? 0 : -1}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (goOn(event)) event.preventDefault()
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 2,
        minWidth: 0,
        padding: '10px 12px',
        minHeight: 42,
        textAlign: 'start',
        borderRadius: `${radius.control}px`,
        backgroundColor: isChosen ? 'accent.soft' : 'surface.well',
        color: isChosen ? 'accent.onSoft' : 'text.primary',
        boxShadow: isChosen ? 'inset 0 0 0 2px var(--mui-palette-accent-main)' : 'none',
        '&:focus-visible': focusRing('inside'),
      }}
    >
      <Dot aria-hidden="true" sx={{ boxShadow: edge }} />
      <Box component="span" sx={{ minWidth: 0, typography: 'body2', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <Box component="span" sx={{ typography: 'caption', display: { xs: 'block', sm: 'none' } }}>
          {head}
        </Box>
        {children}
      </Box>
    </ButtonBase>
  )
}
