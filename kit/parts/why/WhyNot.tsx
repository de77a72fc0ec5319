import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { lazy, Suspense, useId, useState } from 'react'
import { untilFetched } from '../layoutParts/untilFetched.ts'
import { visuallyHidden } from '../layoutParts/visuallyHidden.ts'
import { useWhyWords } from './useWhyWords.ts'
import type { Why } from './why.ts'

// Popups come when the first one is asked for: most controls are on.
const WhyPopover = lazy(async () => ({ default: (await untilFetched(() => import('./WhyPopover.tsx'))).WhyPopover }))
const WhyTip = lazy(async () => ({ default: (await untilFetched(() => import('./WhyTip.tsx'))).WhyTip }))

/** What makes a control off but not mute: it keeps the focus, and a click or Enter asks it why. */
type OffProps = {
  'aria-disabled': true
  'aria-describedby': string
  className: string
  style: { pointerEvents: 'auto'; cursor: 'help' }
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onMouseEnter: (event: MouseEvent<HTMLElement>) => void
  onMouseLeave: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

type WhyNotProps = {
  /** Undefined: the control is on, and this part adds nothing. */
  why: Why | undefined
  /** Draws the control; `off` goes on it last, so that its click asks instead of acting. */
  children: (off: OffProps | Record<string, never>) => ReactElement
}

/**
 * "Why can't I?" of a control that is off. It stays in the tab order as aria-disabled; screen readers get the reason
 * with its name, the mouse by pointing, everybody by clicking or by Enter, Space or `?`: a popup with the rule in words,
 * the roles that have a missing right, and the way to mend what can be mended.
 */
export function WhyNot({ why, children }: WhyNotProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasAsked, setAsked] = useState(false)
  const [pointed, setPointed] = useState<HTMLElement | null>(null)
  const id = useId()
  if (!why) return children({})
  const ask = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(true)
    setAnchor(event.currentTarget)
  }
  const off: OffProps = {
    'aria-disabled': true,
    'aria-describedby': id,
    className: 'Mui-disabled',
    style: { pointerEvents: 'auto', cursor: 'help' },
    onClick: ask,
    onKeyDown: (event) => ['?', 'Enter', ' '].includes(event.key) && ask(event),
    onMouseEnter: (event) => setPointed(event.currentTarget),
    onMouseLeave: () => setPointed(null),
    onFocus: (event) => event.currentTarget.matches(':focus-visible') && setPointed(event.currentTarget),
    onBlur: () => setPointed(null),
  }
  return (
    <>
      {children(off)}
      <WhyDescription id={id} why={why} />
      <Suspense>
        {pointed && !anchor && <WhyTip why={why} anchor={pointed} />}
        {wasAsked && <WhyPopover why={why} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  )
}

/** The reason for screen readers, told with the control's name. */
function WhyDescription({ id, why }: { id: string; why: Why }) {
  const translate = useTranslate()
  const sentences = useWhyWords()(why)
  return (
    <Box component="span" id={id} hidden sx={visuallyHidden}>
      {translate('why.title')} {sentences.join(' ')}
    </Box>
  )
}
